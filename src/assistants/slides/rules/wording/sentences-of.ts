/** The sentences that the words of a slide rest on, in the order in which a model is shown them. */
import type { DeckSlide, Source } from '../deck/deck.ts'
import { wordsIn } from '../words/clean.ts'

const MOST_SENTENCES = 9
const LONGEST = 80

/** Slides whose words come from nowhere but the deck itself are left as they are. */
export const isWordable = ({ form }: DeckSlide): boolean =>
  form !== 'opening' && form !== 'agenda' && form !== 'references'

/** Those of its lines first: a line is called by the number of its sentence. */
export function sentencesOf({ points, metrics, script }: DeckSlide): Source[] {
  const found = new Map<string, Source>()
  const all = [
    ...points.flatMap(({ sources }) => sources.slice(0, 1)),
    ...metrics.flatMap(({ sources }) => sources),
    ...script.flatMap(({ sources }) => sources),
  ]
  for (const source of all)
    if (source.quote !== '' && wordsIn(source.quote) <= LONGEST && found.size < MOST_SENTENCES)
      found.set(source.quote, found.get(source.quote) ?? source)
  return [...found.values()]
}
