/** The disagreements of a work that matter most, with both sides: what every room begins with. */
import type { StudyEvidence } from '../document/evidence.ts'
import { isFigure, type StatisticRow } from '../statistics/statistic-row.ts'
import type { Compared } from './compare.ts'
import type { Comparator, ComparisonId } from './comparison.ts'

/** A figure, or words in its stead, and where it stands; no place if it was computed from the other side. */
export type ComparedSide = { figure: string; place: StudyEvidence | null }

export type FailedComparison = {
  id: ComparisonId
  weight: Comparator['about']['weight']
  /** What should hold: 'Totals are the sum of their lines'. */
  label: string
  /** What was compared: 'Total: 24 + 28'. */
  reports: string
  /** The side that is pointed at; it always has a place. */
  here: { figure: string; place: StudyEvidence }
  there: ComparedSide
  /** One sentence for the student, with both figures. */
  says: string
  /** What rests on it. */
  consequence: string
  advice: string
  /** What an examiner would ask. */
  asks: string
  easier: string
  /** Others may say the same in other words: it is asked, and told to nobody as a fault. */
  isOpen: boolean
}

/** Of `study.comparisons()`: the heaviest first, and the worst of each kind before the second of any. */
export function heaviestComparisons(
  study: { comparisons(): readonly Compared[] },
  most = 3,
): FailedComparison[] {
  const failed = study
    .comparisons()
    .flatMap(({ comparator, comparison }) =>
      comparison.disagreements.map((row, nth) => ({ nth, failed: failedOf(comparator, row) })),
    )
    .sort((one, other) => one.nth - other.nth || other.failed.weight - one.failed.weight)
  const told = new Set<string>()
  return failed
    .map((one) => one.failed)
    .filter(({ here }) => {
      const key = `${here.place.sentenceId}\n${here.place.quote}`
      return !told.has(key) && told.add(key)
    })
    .slice(0, most)
}

/** 'The lines do not add up to the total: 24 + 28 (printed total = 51; computed total = 52).' */
export function saidOfRow({ about, consequence, ofText }: Comparator, row: StatisticRow): string {
  const { reports, writes, computes, note, against } = row
  const why = note?.replace(consequence, '').trim().replace(/\.$/, '') ?? about.label
  const sides = ofText
    ? `${writes}; ${computes}`
    : isFigure(computes)
      ? `printed ${writes}; ${against ? 'elsewhere' : 'computed'} ${computes}`
      : writes
  return `${why}: ${reports} (${sides}).`
}

function failedOf(comparator: Comparator, row: StatisticRow): FailedComparison {
  const { about, advice, consequence } = comparator
  const { reports, writes, computes, evidence, against } = row
  return {
    id: about.id,
    weight: about.weight,
    label: about.label,
    reports,
    here: { figure: writes, place: evidence },
    there: { figure: computes, place: against ?? null },
    says: saidOfRow(comparator, row),
    consequence,
    advice,
    asks: askOf(comparator, row),
    isOpen: comparator.openly !== undefined,
    easier:
      comparator.openly?.easier ??
      `You give ${writes} here, and I come to ${computes} for ${reports}. Which is right?`,
  }
}

/** Two figures are put side by side; where a side is words, what was seen is told as it is. */
function askOf(comparator: Comparator, row: StatisticRow): string {
  const { reports, writes, computes, against } = row
  if (comparator.openly) return comparator.openly.asks
  if (comparator.ofText && isCount(writes) && isCount(computes) && against)
    return `For ${inASentence(reports)}, your text gives ${writes} here and ${computes} in another place. Which is right, and what else in your work depends on it?`
  if (comparator.ofText || !isFigure(writes) || !isFigure(computes))
    return `${saidOfRow(comparator, row)} How do you explain this, and what else in your work depends on it?`
  return `For ${inASentence(reports)}, your text gives ${writes}, and ${against ? 'another place in it gives' : 'your own figures give'} ${computes}. Which is right, and what else in your work depends on it?`
}

const isCount = (side: string): boolean => /^\d[\d,.]*$/.test(side)

/** What a row is called, in the middle of a sentence. */
function inASentence(reports: string): string {
  if (!/\p{L}{3,}/u.test(reports)) return `the figures ${reports}`
  return reports.replace(/^Size of/, 'the size of').replace(OPENS_A_ROW, (word) => word.toLowerCase())
}
const OPENS_A_ROW = /^(?:The|An?|All|Number|Overall|When|Ages|Range|Response|What)\b/
