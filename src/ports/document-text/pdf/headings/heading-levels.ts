import type { HeadingMark } from '../heading-mark.ts'
import type { PageLine } from '../page-lines.ts'
import { CHAPTER, isCapitals } from './heading-words.ts'

export const styleKey = (line: PageLine) => `${line.font}|${line.size}`

/** A number gives the level outright; a style the outline uses has its level; the rest goes by size. */
export function setLevels(byType: HeadingMark[], fromOutline: HeadingMark[]): void {
  const weight = ({ lines }: HeadingMark) =>
    lines[0]!.size * 10 + (lines[0]!.bold ? 2 : 0) + (isCapitals(lines[0]!.text) ? 1 : 0)
  const ranks = [...new Set(byType.map(weight))].sort((a, b) => b - a)
  for (const mark of byType) {
    const depth = depthOf(mark)
    const alike = fromOutline.find((other) => looksLike(other, mark))
    const numberedAlike = mostLevel(byType.filter((other) => looksLike(other, mark)))
    const above = fromOutline.filter((other) => weight(other) > weight(mark)).map((other) => other.level)
    if (CHAPTER.test(mark.title)) mark.level = 1
    else if (depth > 1) mark.level = Math.min(6, depth)
    else if (alike) mark.level = alike.level
    else if (depth) mark.level = depth
    else if (numberedAlike) mark.level = numberedAlike
    else if (above.length) mark.level = Math.min(6, Math.max(...above) + 1)
    else mark.level = Math.min(4, ranks.indexOf(weight(mark)) + 1)
  }
}

/** "4.2 Soils", and "4.2.1.Soils" where the space was left out. */
const depthOf = ({ title }: HeadingMark) =>
  /^(\d{1,2}(?:\.\d{1,2})*)\.?(?:\s|(?<=\.)(?=\p{Lu}))/u.exec(title)?.[1]?.split('.').length ?? 0

const looksLike = (one: HeadingMark, other: HeadingMark) =>
  styleKey(one.lines[0]!) === styleKey(other.lines[0]!) && isCapitals(one.title) === isCapitals(other.title)

/** The most common level of the numbered headings of a style; 0 where none is numbered. */
function mostLevel(marks: HeadingMark[]): number {
  const depths = marks.map(depthOf).filter(Boolean)
  return depths.sort((a, b) => a - b)[Math.floor(depths.length / 2)] ?? 0
}
