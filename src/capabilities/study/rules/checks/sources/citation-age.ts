/** The age of the cited works, counted from the newest year in the document. */
import type { ReadDocument } from '../../document/reading.ts'
import type { ReferenceEntry } from './reference-entry.ts'

export type CitationAge = {
  /** The year ages are counted from: the document's own, or the newest in the list. */
  from: number
  isOwn: boolean
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
  const own = ownYear(reading)
  const from = Math.max(own, ...dated.map(({ year }) => year))
  const ages = dated.map(({ year }) => from - year)
  let counted = 0
  const histogram = BANDS.map(([years, most]) => {
    const within = ages.filter((age) => age <= most).length
    const entriesIn = within - counted
    counted = within
    return { years, entries: entriesIn }
  })
  return {
    from,
    isOwn: from === own,
    dated: dated.length,
    recent: histogram[0]!.entries,
    oldest: oldest.entry,
    histogram,
  }
}

const YEAR = /(?<![\d–-])20[0-4]\d(?![\d–-])/g
/** A line that is a date, wherever the headings of the first pages were sorted to: 'JULY 2026', or the year alone. */
const DATE =
  /^\W*(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[\s.,]+)?20[0-4]\d\W*$/iu

/** A title page has the year of the document, and little else that looks like one. */
function ownYear({ sentences, blocks }: ReadDocument): number {
  const lines = [...sentences, ...blocks].filter(
    ({ page, role, text }) =>
      page <= 2 && text.length < 120 && (role === 'front-matter' || DATE.test(text.trim())),
  )
  return Math.max(0, ...lines.flatMap(({ text }) => (text.match(YEAR) ?? []).map(Number)))
}
