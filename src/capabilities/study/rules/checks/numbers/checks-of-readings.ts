/** Interpretation of the numbers in words: hypotheses and small cells. */
import { pluralise } from '#kit/pluralise.ts'
import { eachOnce } from '../../document/evidence.ts'
import type { NumberCheckId } from '../check-ids.ts'
import { type About, again, type NamedCheck, notApplying } from '../outcomes.ts'
import type { NumberFindings } from './number-findings.ts'

export const checksOfReadings = (found: NumberFindings): NamedCheck<NumberCheckId>[] => [
  hypotheses(found),
  expectedCounts(found),
]

function hypotheses({ exchanged }: NumberFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.hypotheses',
    area: 'statistics',
    label: 'Null hypotheses state that there is nothing',
    weight: 3,
  }
  return exchanged.length === 0
    ? notApplying(about, 'No null hypothesis in the text states a difference.')
    : again(
        about,
        `${pluralise(exchanged.length, 'null hypothesis states', 'null hypotheses state')} a relationship or a difference.`,
        'A null hypothesis says that there is none; exchange the two, and read each conclusion again.',
        exchanged,
      )
}

function expectedCounts({ smallCells }: NumberFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.expected-counts',
    area: 'statistics',
    label: 'Chi-square tests have expected counts of 5 and more',
    weight: 2,
  }
  return smallCells.length === 0
    ? notApplying(about, 'No chi-square test in the text prints how many of its expected counts are small.')
    : again(
        about,
        `${pluralise(smallCells.length, 'chi-square test has', 'chi-square tests have')} more than a fifth of ${smallCells.length === 1 ? 'its' : 'their'} cells with an expected count below 5.`,
        'Put categories together where that makes sense, or use an exact test; χ² is not to be relied on here.',
        eachOnce(smallCells.map((row) => row.evidence)),
      )
}
