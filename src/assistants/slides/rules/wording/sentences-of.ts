/** The sentences behind a slide's words, in the order in which a model sees them. */
import type { DeckSlide, Point, SlideSource } from '../deck/deck.ts'
import { isTableRow } from '../plan/by-model/contested.ts'
import { wordCount } from '../words/clean.ts'

const MOST_SENTENCES = 9
const LONGEST = 80

/** Slides made from the deck itself are left as they are. */
export const isWordable = ({ form }: DeckSlide): boolean =>
  form !== 'opening' && form !== 'agenda' && form !== 'references'

/** `says`: the sentence; where that is a row of a table, what the record or its cells say of it. */
export type Ground = { says: string; source: SlideSource }

const groundIn = (source: SlideSource | undefined, said: string): Ground | undefined =>
  source && source.quote !== '' ? { says: isTableRow(source.quote) ? said : source.quote, source } : undefined

export const groundOf = ({ text, row, sources: [source] }: Point): Ground | undefined =>
  groundIn(source, row ? `${text} (its row: ${row})` : text)

/** Its lines' sentences first: a line is identified by its sentence's number. */
export function slideSentences({ points, metrics, script }: DeckSlide): Ground[] {
  const found = new Map<string, Ground>()
  const rows = new Set(points.flatMap(({ sources }) => sources.map(({ quote }) => quote)).filter(isTableRow))
  const spoken = script.flatMap(({ text, sources }) =>
    sources.filter(({ quote }) => !rows.has(quote)).flatMap((source) => groundIn(source, text) ?? []),
  )
  const all = [
    ...points.flatMap((point) => groundOf(point) ?? []),
    ...metrics.flatMap(({ sources, label, value }) =>
      sources.flatMap((source) => groundIn(source, `${value} ${label}`) ?? []),
    ),
    ...spoken,
  ]
  for (const ground of all)
    if (wordCount(ground.says) <= LONGEST && found.size < MOST_SENTENCES)
      found.set(ground.says, found.get(ground.says) ?? ground)
  return [...found.values()]
}
