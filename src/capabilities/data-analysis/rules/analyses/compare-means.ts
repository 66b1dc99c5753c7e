/** One mean, two means, two measurements of the same people. */

import {
  degrees,
  isSignificant,
  num,
  pCell,
  pWords,
  rangeWords,
  SIZES,
  sizeWords,
} from '../printing/figures.ts'
import { deviation, isConstant, mean } from '../statistics/basics.ts'
import { independentT, oneSampleT, pairedT, type TTest } from '../statistics/means.ts'
import { type Analysis, cannot, type Findings } from './analysis.ts'
import {
  equalVariances,
  type Group,
  INDEPENDENT,
  levelNotes,
  meanWords,
  needsSpread,
  normalityOf,
  smallGroups,
  twoGroups,
} from './groups.ts'

const tWords = ({ t, df, p }: TTest) => `t(${degrees(df)}) = ${num(t)}, ${pWords(p)}`
const CAUSE = 'A difference between groups does not show what caused it.'
const NO_PROOF =
  'A result that is not significant does not show that there is no difference; it was not shown with these data.'

const tFigures = (
  { t, df, p, difference, se, interval }: TTest,
  { value, interval: [low, high] }: { value: number; interval: readonly [number, number] },
) => ({
  t,
  df,
  p,
  difference,
  se,
  low: interval[0],
  high: interval[1],
  d: value,
  dLow: low,
  dHigh: high,
})

const groupRow = ({ label, values }: Group) => [
  label,
  String(values.length),
  num(mean(values)),
  num(deviation(values)),
]

export const independent: Analysis = {
  name: 'independent-t',
  title: 'Independent-samples t test',
  roles: [
    { role: 'outcome', words: 'what is compared', accepts: 'scale', least: 1, most: 1 },
    { role: 'group', words: 'two groups', accepts: 'two-groups', least: 1, most: 1 },
  ],
  run(data, { variances }): Findings {
    const [outcome, by] = [data.one('outcome'), data.one('group')]
    const groups = twoGroups(data, outcome, by, 'An independent-samples t test')
    needsSpread(groups, outcome, 2)
    const [a, b] = groups
    const all = independentT(a.values, b.values)
    const used = variances === 'equal' ? all.equal : all.welch
    const name = variances === 'equal' ? 'Student’s' : 'Welch’s'
    const [high, low] = used.difference >= 0 ? [a, b] : [b, a]
    const found = isSignificant(used.p)
    const row = (words: string, test: TTest) => [
      words,
      num(test.t),
      degrees(test.df),
      pCell(test.p),
      num(test.difference),
      rangeWords(test.interval),
    ]
    return {
      figures: {
        ...tFigures(used, all.d),
        g: all.g,
        tEqual: all.equal.t,
        dfEqual: all.equal.df,
        pEqual: all.equal.p,
        tWelch: all.welch.t,
        dfWelch: all.welch.df,
        pWelch: all.welch.p,
      },
      tables: [
        {
          title: `${outcome.label} by ${by.label}`,
          head: [by.label, 'n', 'M', 'SD'],
          rows: groups.map(groupRow),
        },
        {
          title: `t Test of ${outcome.label} by ${by.label}`,
          head: ['Test', 't', 'df', 'p', 'Mean difference', '95% CI'],
          rows: [row('Student (equal variances)', all.equal), row('Welch (unequal variances)', all.welch)],
          note: `Difference: ${a.label} minus ${b.label}. Cohen’s d = ${num(all.d.value)}, 95% CI ${rangeWords(all.d.interval)}. The text reports ${name} test.`,
        },
      ],
      sentences: [
        `An independent-samples t test (${name}) asked whether ${outcome.label} differs between ${a.label} and ${b.label}.`,
        found
          ? `${meanWords(high)} had a higher mean than ${meanWords(low)}, and the difference (${a.label} minus ${b.label}) of ${num(used.difference)} was statistically significant, ${tWords(used)}, 95% CI ${rangeWords(used.interval)}, d = ${num(all.d.value)}, ${sizeWords(all.d.value, SIZES.d)}.`
          : `The difference between ${meanWords(a)} and ${meanWords(b)} was not statistically significant, ${tWords(used)}, 95% CI ${rangeWords(used.interval)}, d = ${num(all.d.value)}.`,
        found ? CAUSE : NO_PROOF,
      ],
      assumptions: [
        INDEPENDENT,
        ...normalityOf(groups),
        ...equalVariances(
          groups,
          variances === 'equal'
            ? 'Welch’s row, which does not need equal variances, is the one to rely on.'
            : 'Welch’s test, reported here, does not need equal variances.',
        ),
        ...smallGroups(groups),
        ...levelNotes([outcome]),
      ],
      charts: [
        {
          kind: 'bars',
          title: `Mean ${outcome.label} by ${by.label}`,
          unit: outcome.label,
          bars: groups.map(({ label, values }) => ({ label, value: mean(values) })),
        },
      ],
    }
  },
}

export const oneSample: Analysis = {
  name: 'one-sample-t',
  title: 'One-sample t test',
  roles: [{ role: 'outcome', words: 'what is held against a value', accepts: 'scale', least: 1, most: 1 }],
  run(data, { value }): Findings {
    const outcome = data.one('outcome')
    if (value === undefined)
      return cannot('A one-sample t test needs the value that the mean is held against. Which value?')
    const values = data.valuesOf(outcome)
    if (values.length < 2) cannot(`${outcome.label} has fewer than two values.`)
    if (isConstant(values))
      cannot(`${outcome.label} is ${num(values[0]!)} in every row, so there is no spread to test against.`)
    const test = oneSampleT(values, value)
    const found = isSignificant(test.p)
    const side = test.difference > 0 ? 'higher' : 'lower'
    return {
      figures: { ...tFigures(test, test.d), mean: mean(values) },
      tables: [
        {
          title: `One-Sample t Test of ${outcome.label} Against ${num(value)}`,
          head: ['Variable', 'n', 'M', 'SD', 't', 'df', 'p', 'Mean difference', '95% CI'],
          rows: [
            [
              outcome.label,
              String(values.length),
              num(mean(values)),
              num(deviation(values)),
              num(test.t),
              degrees(test.df),
              pCell(test.p),
              num(test.difference),
              rangeWords(test.interval),
            ],
          ],
          note: `Cohen’s d = ${num(test.d.value)}, 95% CI ${rangeWords(test.d.interval)}.`,
        },
      ],
      sentences: [
        `A one-sample t test asked whether the mean of ${outcome.label} differs from ${num(value)}.`,
        `The mean (M = ${num(mean(values))}, SD = ${num(deviation(values))}, n = ${values.length}) was ${found ? `significantly ${side} than` : 'not significantly different from'} ${num(value)}, ${tWords(test)}, d = ${num(test.d.value)}${found ? `, ${sizeWords(test.d.value, SIZES.d)}` : ''}.`,
        found
          ? 'This speaks of the people who answered; how far it holds for others depends on how they were chosen.'
          : NO_PROOF,
      ],
      assumptions: [
        INDEPENDENT,
        ...normalityOf([{ label: outcome.label, values }]),
        ...levelNotes([outcome]),
      ],
      charts: [],
    }
  },
}

export const paired: Analysis = {
  name: 'paired-t',
  title: 'Paired-samples t test',
  roles: [
    { role: 'first', words: 'the first measurement', accepts: 'scale', least: 1, most: 1 },
    {
      role: 'second',
      words: 'the second measurement of the same people',
      accepts: 'scale',
      least: 1,
      most: 1,
    },
  ],
  run(data): Findings {
    const [one, two] = [data.one('first'), data.one('second')]
    const [first, second] = [data.valuesOf(one), data.valuesOf(two)]
    if (first.length < 2) cannot('A paired t test needs at least two people with both measurements.')
    const differences = first.map((value, i) => value - second[i]!)
    if (isConstant(differences))
      cannot('The difference is the same for everybody, so there is no spread to test against.')
    const test = pairedT(first, second)
    const found = isSignificant(test.p)
    const groups = [
      { label: one.label, values: first },
      { label: two.label, values: second },
    ]
    return {
      figures: tFigures(test, test.d),
      tables: [
        {
          title: `${one.label} and ${two.label}`,
          head: ['Variable', 'n', 'M', 'SD'],
          rows: groups.map(groupRow),
        },
        {
          title: `Paired t Test of ${one.label} and ${two.label}`,
          head: ['Pair', 't', 'df', 'p', 'Mean difference', '95% CI'],
          rows: [
            [
              `${one.label} − ${two.label}`,
              num(test.t),
              degrees(test.df),
              pCell(test.p),
              num(test.difference),
              rangeWords(test.interval),
            ],
          ],
          note: `Cohen’s d of the differences = ${num(test.d.value)}, 95% CI ${rangeWords(test.d.interval)}.`,
        },
      ],
      sentences: [
        `A paired-samples t test asked whether ${one.label} and ${two.label} differ within the same people.`,
        found
          ? `${two.label} (M = ${num(mean(second))}, SD = ${num(deviation(second))}) was significantly ${test.difference > 0 ? 'lower' : 'higher'} than ${one.label} (M = ${num(mean(first))}, SD = ${num(deviation(first))}), ${tWords(test)}, 95% CI of the difference ${rangeWords(test.interval)}, d = ${num(test.d.value)}, ${sizeWords(test.d.value, SIZES.d)}.`
          : `${one.label} (M = ${num(mean(first))}, SD = ${num(deviation(first))}) and ${two.label} (M = ${num(mean(second))}, SD = ${num(deviation(second))}) did not differ significantly, ${tWords(test)}, d = ${num(test.d.value)}.`,
        found
          ? 'Without a comparison group, a change between two times does not show what brought it about.'
          : NO_PROOF,
      ],
      assumptions: [
        ...normalityOf([{ label: 'the differences', values: differences }]),
        ...levelNotes([one, two]),
      ],
      charts: [
        {
          kind: 'bars',
          title: `Means of ${one.label} and ${two.label}`,
          unit: 'Mean',
          bars: groups.map(({ label, values }) => ({ label, value: mean(values) })),
        },
      ],
    }
  },
}
