/** Tests on ranks: for ordered scales, and for values far from a normal distribution. */
import { joinList } from '#kit/join-list.ts'
import {
  bounded,
  isSignificant,
  num,
  pCell,
  pWords,
  rangeWords,
  SIZES,
  sizeWords,
} from '../printing/figures.ts'
import { isConstant, quantile, sorted } from '../statistics/basics.ts'
import {
  dunn as dunnTest,
  kruskalWallis,
  mannWhitney,
  wilcoxon as wilcoxonTest,
} from '../statistics/rank-tests.ts'
import { type Analysis, cannot, type Findings } from './analysis.ts'
import { type Group, INDEPENDENT, medianWords, SAME_SHAPE, severalGroups, twoGroups } from './groups.ts'
import { OUTCOME_AND_GROUP } from './groups-reported.ts'

const NO_PROOF = 'A result that is not significant does not show that there is no difference.'
const CAUSE = 'A difference between groups does not show what caused it.'
const exactWords = (isExact: boolean) =>
  isExact ? 'exact' : 'normal approximation with continuity correction'

function needsDifferent(groups: readonly Group[], label: string): void {
  const [first] = groups
  if (groups.every(({ values }) => isConstant(values) && values[0] === first?.values[0]))
    cannot(`${label} is the same in every row, so there is nothing to rank.`)
}

const median = (values: Float64Array) => quantile(sorted(values), 0.5)
const rowOf = ({ label, values }: Group) => {
  const ordered = sorted(values)
  return [
    label,
    String(values.length),
    num(quantile(ordered, 0.5)),
    `${num(quantile(ordered, 0.25))} to ${num(quantile(ordered, 0.75))}`,
  ]
}

export const mannWhitneyTest: Analysis = {
  name: 'mann-whitney',
  title: 'Mann-Whitney U test',
  roles: [
    { role: 'outcome', words: 'what is compared', accepts: 'scale', least: 1, most: 1 },
    { role: 'group', words: 'two groups', accepts: 'two-groups', least: 1, most: 1 },
  ],
  run(data): Findings {
    const [outcome, by] = [data.one('outcome'), data.one('group')]
    const groups = twoGroups(data, outcome, by, 'A Mann-Whitney test')
    needsDifferent(groups, outcome.label)
    const [a, b] = groups
    const test = mannWhitney(a.values, b.values)
    const found = isSignificant(test.p)
    const [high, low] = test.r >= 0 ? [a, b] : [b, a]
    const figures = `U = ${num(test.statistic, 1)}, z = ${num(test.z)}, ${pWords(test.p)}`
    return {
      figures: {
        u: test.statistic,
        z: test.z,
        p: test.p,
        r: test.r,
        rLow: test.interval[0],
        rHigh: test.interval[1],
      },
      tables: [
        {
          title: `${outcome.label} by ${by.label}`,
          head: [by.label, 'n', 'Median', 'Quartiles'],
          rows: groups.map(rowOf),
        },
        {
          title: `Mann-Whitney Test of ${outcome.label} by ${by.label}`,
          head: ['U', 'z', 'p', 'Rank-biserial r', '95% CI'],
          rows: [
            [
              num(test.statistic, 1),
              num(test.z),
              pCell(test.p),
              bounded(test.r),
              rangeWords(test.interval, bounded),
            ],
          ],
          note: `p: ${exactWords(test.isExact)}. U counts for ${a.label}.`,
        },
      ],
      sentences: [
        `A Mann-Whitney U test asked whether ${outcome.label} tends to be higher in one of the groups ${a.label} and ${b.label}.`,
        found
          ? `Values were significantly higher for ${medianWords(high)} than for ${medianWords(low)}, ${figures}, r = ${bounded(test.r)}, ${sizeWords(test.r, SIZES.r)}.`
          : `${medianWords(a)} and ${medianWords(b)} did not differ significantly, ${figures}, r = ${bounded(test.r)}.`,
        found ? CAUSE : NO_PROOF,
      ],
      assumptions: [INDEPENDENT, SAME_SHAPE],
      charts: [],
    }
  },
}

export const wilcoxon: Analysis = {
  name: 'wilcoxon',
  title: 'Wilcoxon signed-rank test',
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
    if (first.every((value, i) => value === second[i]))
      cannot('Nobody’s two values differ, so there is nothing to rank.')
    const test = wilcoxonTest(first, second)
    const found = isSignificant(test.p)
    const groups = [
      { label: one.label, values: first },
      { label: two.label, values: second },
    ]
    const figures = `V = ${num(test.statistic, 1)}, z = ${num(test.z)}, ${pWords(test.p)}, r = ${bounded(test.r)}`
    return {
      figures: {
        v: test.statistic,
        z: test.z,
        p: test.p,
        r: test.r,
        rLow: test.interval[0],
        rHigh: test.interval[1],
      },
      tables: [
        {
          title: `${one.label} and ${two.label}`,
          head: ['Variable', 'n', 'Median', 'Quartiles'],
          rows: groups.map(rowOf),
        },
        {
          title: `Wilcoxon Signed-Rank Test of ${one.label} and ${two.label}`,
          head: ['V', 'z', 'p', 'Rank-biserial r', '95% CI'],
          rows: [
            [
              num(test.statistic, 1),
              num(test.z),
              pCell(test.p),
              bounded(test.r),
              rangeWords(test.interval, bounded),
            ],
          ],
          note: `p: ${exactWords(test.isExact)}. Pairs without a difference, left out: ${test.zeros}.`,
        },
      ],
      sentences: [
        `A Wilcoxon signed-rank test asked whether ${one.label} and ${two.label} differ within the same people.`,
        found
          ? `${two.label} (median = ${num(median(second))}) was significantly ${test.r > 0 ? 'lower' : 'higher'} than ${one.label} (median = ${num(median(first))}), ${figures}, ${sizeWords(test.r, SIZES.r)}.`
          : `${one.label} (median = ${num(median(first))}) and ${two.label} (median = ${num(median(second))}) did not differ significantly, ${figures}.`,
        found
          ? 'Without a comparison group, a change between two times does not show what brought it about.'
          : NO_PROOF,
      ],
      assumptions: [
        {
          name: 'Symmetry',
          state: 'to-judge',
          words: 'The differences are taken as roughly symmetrical round their middle.',
        },
      ],
      charts: [],
    }
  },
}

export const kruskal: Analysis = {
  name: 'kruskal-wallis',
  title: 'Kruskal-Wallis test',
  roles: OUTCOME_AND_GROUP,
  run(data, { dunn }): Findings {
    const [outcome, by] = [data.one('outcome'), data.one('group')]
    const groups = severalGroups(data, outcome, by, 'A Kruskal-Wallis test')
    needsDifferent(groups, outcome.label)
    const values = groups.map((group) => group.values)
    const test = kruskalWallis(values)
    const found = isSignificant(test.p)
    const pairs = dunn && groups.length > 2 ? dunnTest(values, test) : []
    const name = (at: number) => groups[at]!.label
    const apart = pairs.filter(({ adjusted }) => isSignificant(adjusted))
    return {
      figures: {
        h: test.h,
        df: test.df,
        p: test.p,
        epsilon2: test.epsilon2,
        ...Object.fromEntries(
          pairs.flatMap(({ z, adjusted }, at) => [
            [`z${at + 1}`, z],
            [`p${at + 1}`, adjusted],
          ]),
        ),
      },
      tables: [
        {
          title: `Kruskal-Wallis Test of ${outcome.label} by ${by.label}`,
          head: [by.label, 'n', 'Median', 'Quartiles', 'Mean rank'],
          rows: groups.map((group, at) => [...rowOf(group), num(test.meanRanks[at]!)]),
          note: `H(${test.df}) = ${num(test.h)}, ${pWords(test.p)}, ε² = ${bounded(test.epsilon2)}.`,
        },
        ...(pairs.length > 0
          ? [
              {
                title: `Dunn’s Comparisons of ${outcome.label} by ${by.label}`,
                head: ['Comparison', 'z', 'p', 'Adjusted p'],
                rows: pairs.map((pair) => [
                  `${name(pair.b)} − ${name(pair.a)}`,
                  num(pair.z),
                  pCell(pair.p),
                  pCell(pair.adjusted),
                ]),
                note: 'Adjusted after Bonferroni.',
              },
            ]
          : []),
      ],
      sentences: [
        `A Kruskal-Wallis test asked whether ${outcome.label} tends to be higher in some groups of ${by.label} than in others.`,
        `The groups ${found ? 'differed' : 'did not differ'} significantly, H(${test.df}) = ${num(test.h)}, ${pWords(test.p)}, ε² = ${bounded(test.epsilon2)}${found ? `, ${sizeWords(test.epsilon2, SIZES.epsilon2)}` : ''}.`,
        ...(pairs.length > 0
          ? [
              apart.length > 0
                ? `By Dunn’s test these differed: ${joinList(apart.map(({ a, b, adjusted }) => `${name(a)} and ${name(b)} (adjusted ${pWords(adjusted)})`))}.`
                : 'By Dunn’s test no pair differed significantly.',
            ]
          : []),
        found
          ? pairs.length > 0 || groups.length < 3
            ? CAUSE
            : 'It does not say which groups differ; Dunn’s test does.'
          : NO_PROOF,
      ],
      assumptions: [INDEPENDENT, SAME_SHAPE],
      charts: [],
    }
  },
}
