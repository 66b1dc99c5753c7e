/** The age of the cited works, counted from the newest year in the document. */
import type { ReadDocument } from '../../document/reading.ts'
import type { ReferenceEntry } from './reference-entry.ts'

export type CitationAge = {
  /** The year ages are counted from: the newest in the list, or the document's own. */
  from: number
  dated: number
  recent: number
  oldest: ReferenceEntry
  /** Entries by age in years: 0–5, 6–10, 11–20, more. */
  histogram: { years: string; entries: number }[]
}

export const RECENT_YEARS = 5
const BANDS: readonly [string, number][] = [
  ['up to 5 years', 5],
  ['6 to 10 years', 10],
  ['11 to 20 years', 20],
  ['over 20 years', Number.POSITIVE_INFINITY],
]

export function ageOf(entries: readonly ReferenceEntry[], reading: ReadDocument): CitationAge | null {
  const dated = entries.flatMap((entry) => {
    const year = Number(entry.year.slice(0, 4))
    return Number.isInteger(year) && year > 1500 ? [{ entry, year }] : []
  })
  const oldest = dated.reduce((a, b) => (b.year < a.year ? b : a), dated[0]!)
  if (!oldest) return null
  const from = Math.max(ownYear(reading), ...dated.map(({ year }) => year))
  const ages = dated.map(({ year }) => from - year)
  let counted = 0
  const histogram = BANDS.map(([years, most]) => {
    const within = ages.filter((age) => age <= most).length
    const entriesIn = within - counted
    counted = within
    return { years, entries: entriesIn }
  })
  return { from, dated: dated.length, recent: histogram[0]!.entries, oldest: oldest.entry, histogram }
}

/** A title page has the year of the document, and little else that looks like one. */
function ownYear(reading: ReadDocument): number {
  const front = reading.sentences.filter(({ page, role }) => page <= 2 && role === 'front-matter')
  const years = front.flatMap(({ text }) =>
    text.length < 120
      ? [...text.matchAll(/(?<![\d–-])20[0-4]\d(?![\d–-])/g)].map(([year]) => Number(year))
      : [],
  )
  return Math.max(0, ...years)
}
