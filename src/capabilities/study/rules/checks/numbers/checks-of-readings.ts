/** Interpretation of the numbers in words: readings of p and intervals, hypotheses, small cells, the planned sample. */
import { pluralise } from '#kit/pluralise.ts'
import { eachOnce } from '../../document/evidence.ts'
import { grouped } from '../../statistics/printed-number.ts'
import type { NumberCheckId } from '../check-ids.ts'
import { type About, again, type NamedCheck, notApplying, passed } from '../outcomes.ts'
import type { NumberFindings } from './number-findings.ts'

export const checksOfReadings = (found: NumberFindings): NamedCheck<NumberCheckId>[] => [
  readings(found),
  hypotheses(found),
  expectedCounts(found),
  plannedSample(found),
]

function readings({ read }: NumberFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.readings',
    area: 'interpretation',
    label: 'Sentences read their p values and intervals rightly',
    weight: 3,
  }
  const wrong = read.filter(({ verdict }) => verdict === 'look-again')
  const [first] = wrong
  const evidence = eachOnce((first ? wrong : read).map((row) => row.evidence))
  if (read.length === 0)
    return notApplying(about, 'No sentence reads a p or an interval that could be compared.')
  if (!first)
    return passed(
      about,
      `${pluralise(read.length, 'reading agrees', 'readings agree')} with the numbers beside.`,
      evidence,
    )
  const which = wrong.length === 1 ? 'One sentence reads' : `${wrong.length} sentences read`
  return again(
    about,
    `${which} a number differently than it is printed: ${first.reports}, read as ${first.writes}, and it says ${first.computes}.`,
    'Read the number again, and let the sentence say what it says.',
    evidence,
  )
}

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

function plannedSample({ planned }: NumberFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.planned-sample',
    area: 'data',
    label: 'The number studied is the number planned, or the difference is explained',
    weight: 2,
  }
  return planned === null
    ? notApplying(about, 'The text does not name two numbers for the plan and for what came of it.')
    : again(
        about,
        `${grouped(planned.planned)} were planned and ${grouped(planned.achieved)} are reported.`,
        'Explain the difference in one sentence.',
        planned.evidence,
      )
}
