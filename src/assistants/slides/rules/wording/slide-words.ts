/** A model's proposal for a slide, as far as its answer can be parsed. None of it is shown unproved. */
import { z } from 'zod'

export const SlideWords = z.object({
  id: z.string(),
  title: z.string().optional(),
  /** `n`: the number of the sentence that the line rewords. */
  lines: z.array(z.object({ n: z.number().int(), text: z.string() })).default([]),
  notes: z.array(z.string()).default([]),
})
export type SlideWords = z.infer<typeof SlideWords>

const Answer = z.object({ slides: z.array(z.unknown()) })

/** A slide that cannot be parsed is left out; the others are used. */
export function readSlideWords(text: string): SlideWords[] {
  const answer = Answer.safeParse(jsonIn(text))
  return answer.success
    ? answer.data.slides.flatMap((one) => {
        const read = SlideWords.safeParse(one)
        return read.success ? [read.data] : []
      })
    : []
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
