/** The sentences behind a slide's words, in the order in which a model sees them. */
import type { DeckSlide, SlideSource } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'

const MOST_SENTENCES = 9
const LONGEST = 80

/** Slides made from the deck itself are left as they are. */
export const isWordable = ({ form }: DeckSlide): boolean =>
  form !== 'opening' && form !== 'agenda' && form !== 'references'

/** Its lines' sentences first: a line is identified by its sentence's number. */
export function slideSentences({ points, metrics, script }: DeckSlide): SlideSource[] {
  const found = new Map<string, SlideSource>()
  const all = [
    ...points.flatMap(({ sources }) => sources.slice(0, 1)),
    ...metrics.flatMap(({ sources }) => sources),
    ...script.flatMap(({ sources }) => sources),
  ]
  for (const source of all)
    if (source.quote !== '' && wordCount(source.quote) <= LONGEST && found.size < MOST_SENTENCES)
      found.set(source.quote, found.get(source.quote) ?? source)
  return [...found.values()]
}
