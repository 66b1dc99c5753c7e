/**
 * Figures that follow from the figures beside them: a p from its statistic, an interval round its estimate, a coefficient
 * and its error, a mean of whole answers. How many of each kind are printed is counted apart from how many are computed.
 */

import { type StatisticRow, withoutRepeats } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import type { Places } from '../places.ts'
import { findBoundRows } from '../recomputed/bounds.ts'
import { findCramerRows } from '../recomputed/cramers-v.ts'
import { findIntervalRows } from '../recomputed/intervals.ts'
import { findOddsRows } from '../recomputed/odds-read.ts'
import { findTableTests } from '../recomputed/table-tests.ts'
import { sidesOf, testRowsOf } from '../recomputed/test-rows.ts'

type Recomputing = Omit<Comparator, 'compare'> & {
  rows: (places: Places) => StatisticRow[]
  printed: (places: Places) => number
}

const recomputing = ({ rows, printed, ...words }: Recomputing): Comparator => ({
  ...words,
  compare: (places) => comparisonOf(withoutRepeats(rows(places)), [], printed(places)),
})

const isInterval = ({ writes }: StatisticRow) => writes.startsWith('95% CI')
const isRatio = ({ writes }: StatisticRow) => writes.startsWith('OR = ')
/** "OR = 4.2, [1.5, 3.8]" and "Age: OR = 4.2, [1.5, 3.8]" of one sentence are one row. */
const isSameInterval = (one: StatisticRow, other: StatisticRow) =>
  one.evidence.sentenceId === other.evidence.sentenceId && other.reports.endsWith(one.reports)

const pFollows = recomputing({
  about: {
    id: 'numbers.p-follows',
    area: 'statistics',
    label: 'Printed p values follow from their statistics',
    weight: 3,
  },
  one: 'printed p value',
  many: 'printed p values',
  holds: 'follows from its statistic',
  hold: 'follow from their statistics',
  none: 'No test result in the text can be computed again: that takes the statistic, its degrees of freedom and p.',
  advice: 'Compare the statistic, the degrees of freedom and the p with the output of your program.',
  agreeing: 'each',
  consequence: 'What you call significant rests on this p.',
  printed: ({ printed }) => printed.p,
  rows: ({ tests, numberTables, programTables, own }) => [
    ...testRowsOf([...tests, ...findTableTests(numberTables)], sidesOf(own)).map(
      ({ changesDecision: _, ...row }) => row,
    ),
    ...programTables.tests,
  ],
})

const intervals = recomputing({
  about: {
    id: 'numbers.intervals',
    area: 'statistics',
    label: 'Intervals hold their estimates and agree with their p',
    weight: 2,
  },
  one: 'confidence interval',
  many: 'confidence intervals',
  holds: 'fits the numbers beside it',
  hold: 'fit the numbers beside them',
  none: 'No confidence interval stands beside its estimate in the text.',
  advice: 'Compare the estimate, both limits and the p with the output of your program.',
  consequence: 'How sure you may be of this effect is read from its interval.',
  printed: ({ printed }) => printed.intervals,
  rows: ({ own, reading }) => {
    const inSentences = findIntervalRows(own.sentences)
    return [
      ...inSentences,
      ...findOddsRows(own, reading.sections)
        .filter(isInterval)
        .filter((row) => !inSentences.some((one) => isSameInterval(one, row))),
    ]
  },
})

const coefficients = recomputing({
  about: {
    id: 'numbers.coefficients',
    area: 'statistics',
    label: 'Coefficients agree with their errors and ratios',
    weight: 2,
  },
  one: 'coefficient or mean square',
  many: 'coefficients and mean squares',
  holds: 'agrees with the figures of its line',
  hold: 'agree with the figures of their lines',
  none: 'No table of coefficients with their standard errors was found in the text.',
  advice: 'Compare the coefficient, its standard error and what is computed from them with your output.',
  agreeing: 'each',
  consequence: 'What you say of this variable rests on its line in the table.',
  printed: ({ printed }) => printed.coefficients,
  rows: ({ own, reading, numberTables, programTables }) => [
    ...programTables.coefficients,
    ...findOddsRows(own, reading.sections).filter(isRatio),
    ...findCramerRows(own, numberTables),
  ],
})

const means = recomputing({
  about: {
    id: 'numbers.means',
    area: 'data',
    label: 'Means of whole numbers are possible for their n',
    weight: 2,
  },
  one: 'mean',
  many: 'means',
  holds: 'is possible for its n',
  hold: 'are possible for their n',
  none: 'No mean of whole numbers stands with an n small enough to tell.',
  advice: 'Check the mean and how many answered; name the n of each mean where some did not.',
  consequence: 'A mean nobody’s answers can have puts the table it stands in, in doubt.',
  printed: ({ printed }) => printed.means,
  rows: ({ programTables }) => programTables.means,
})

const NOBODY_COUNTS = { printed: () => 0, isOpen: true } as const

const arithmetic = recomputing({
  about: {
    id: 'numbers.arithmetic',
    area: 'data',
    label: 'Arithmetic that is written out comes out the same',
    weight: 1,
  },
  one: 'result of arithmetic',
  many: 'results of arithmetic',
  holds: 'comes out the same',
  hold: 'come out the same',
  none: 'No written-out arithmetic in the text comes out otherwise.',
  advice: 'Compute the number again from those it is made of.',
  consequence: 'A sum that anybody can do again is what an examiner does first.',
  ...NOBODY_COUNTS,
  rows: ({ programTables }) => [...programTables.derived, ...programTables.sums],
})

const possible = recomputing({
  about: {
    id: 'numbers.possible',
    area: 'statistics',
    label: 'No figure lies outside what it can be',
    weight: 2,
  },
  one: 'figure outside its bounds',
  many: 'figures outside their bounds',
  holds: 'lies within its bounds',
  hold: 'lie within their bounds',
  none: 'No figure was seen outside the bounds of its kind.',
  advice: 'Look the figure up in the output of your program: a sign or a point was probably lost.',
  consequence: 'A figure that cannot be is the first thing an examiner asks about.',
  ...NOBODY_COUNTS,
  rows: ({ own }) => findBoundRows(own.sentences),
})

export const RECOMPUTED: readonly Comparator[] = [
  pFollows,
  intervals,
  coefficients,
  means,
  arithmetic,
  possible,
]
