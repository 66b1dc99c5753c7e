import { captionLabel } from '../structure/caption-label.ts'

/** An uppercase letter, tested separately: a flag that ignores case would match any letter. */
const GOES_ON = /^(?:[.:|–—-]|\p{Lu}|$)/u

/** 'Table 2.', 'Fig. 3a', 'Figure (2.1)': begins with the label of a table or a picture. 'Table 2 shows…' is a sentence. */
export function isCaption(line: string): boolean {
  const label = captionLabel(line)
  return label !== undefined && GOES_ON.test(line.slice(label.length))
}
