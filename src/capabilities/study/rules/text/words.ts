/** Counting words, and what a question asks about. The words themselves are read as the search in documents reads them. */
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'

export const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length

/** Words of asking, which say nothing of what is asked for. */
const ASKING = new Set(
  `tell give show explain please help want need find mean means talk get got go thing things
way ways use used using thesis dissertation document paper file something anything like look looks
name names say says said author authors main overall exactly tell take takes took end according finally`
    .split(/\s+/)
    .map(stem),
)

/** What a question is about; all of its content words where it seems to be about nothing else. */
export function stemsAsked(question: string): string[] {
  const all = [...new Set(contentStems(question))]
  const about = all.filter((word) => !ASKING.has(word))
  return about.length > 0 ? about : all
}
