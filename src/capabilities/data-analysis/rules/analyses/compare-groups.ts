/** Several groups: one-way and Welch's analysis of variance, what comes after it, equal variances. */
import { joinList } from '#kit/join-list.ts'
import {
  bounded,
  degrees,
  isSignificant,
  num,
  pCell,
  pWords,
  rangeWords,
  SIZES,
  sizeWords,
} from '../printing/figures.ts'
import { deviation } from '../statistics/basics.ts'
import { type PostHocMethod, postHoc } from '../statistics/post-hoc.ts'
import { levene as leveneTest, oneWay, welchOneWay } from '../statistics/variance-analysis.ts'
import { type Analysis, cannot, type Findings } from './analysis.ts'
import {
  equalVariances,
  INDEPENDENT,
  levelNotes,
  meanWords,
  needsSpread,
  normalityOf,
  severalGroups,
  smallGroups,
} from './groups.ts'
import { barsOf, fWords, meansTable, OUTCOME_AND_GROUP } from './groups-reported.ts'

const NOT_WHICH = 'It does not say which groups differ; a post hoc test does.'

const NO_PROOF = 'A result that is not significant does not show that the groups are equal.'

export const anova: Analysis = {
  name: 'one-way-anova',
  title: 'One-way analysis of variance',
  roles: OUTCOME_AND_GROUP,
  run(data): Findings {
    const [outcome, by] = [data.one('outcome'), data.one('group')]
    const groups = severalGroups(data, outcome, by, 'An analysis of variance')
    if (groups.reduce((n, { values }) => n + values.length, 0) <= groups.length)
      cannot('There are too few values for the number of groups.')
    needsSpread(groups, outcome, 1)
    const test = oneWay(groups.map(({ values }) => values))
    const found = isSignificant(test.p)
    const { f, df1, df2, p, between, within, eta2, omega2, interval } = test
    return {
      figures: {
        f,
        df1,
        df2,
        p,
        eta2,
        omega2,
        eta2Low: interval[0],
        eta2High: interval[1],
        ssBetween: between,
        ssWithin: within,
      },
      tables: [
        meansTable(`${outcome.label} by ${by.label}`, by.label, groups),
        {
          title: `One-Way Analysis of Variance of ${outcome.label} by ${by.label}`,
          head: ['Source', 'SS', 'df', 'MS', 'F', 'p', 'η²'],
          rows: [
            [
              'Between groups',
              num(between),
              degrees(df1),
              num(between / df1),
              num(f),
              pCell(p),
              bounded(eta2),
            ],
            ['Within groups', num(within), degrees(df2), num(within / df2), '', '', ''],
            ['Total', num(between + within), degrees(df1 + df2), '', '', '', ''],
          ],
          note: `90% CI of η² ${rangeWords(interval, bounded)}; ω² = ${bounded(omega2)}.`,
        },
      ],
      sentences: [
        `A one-way analysis of variance asked whether the mean of ${outcome.label} differs between the groups of ${by.label}.`,
        found
          ? `The means differed significantly, ${fWords(test)}, η² = ${bounded(eta2)}, ${sizeWords(eta2, SIZES.eta2)}. The means were ${joinList(groups.map(meanWords))}.`
          : `The means did not differ significantly, ${fWords(test)}, η² = ${bounded(eta2)}.`,
        found
          ? groups.length > 2
            ? NOT_WHICH
            : 'A difference between groups does not show what caused it.'
          : NO_PROOF,
      ],
      assumptions: [
        INDEPENDENT,
        ...normalityOf(groups),
        ...equalVariances(
          groups,
          '',
          'Welch’s analysis of variance with Games-Howell comparisons does not need equal variances; ask for it by name.',
        ),
        ...smallGroups(groups),
        ...levelNotes([outcome]),
      ],
      charts: [barsOf(outcome.label, by.label, groups)],
    }
  },
}

export const welch: Analysis = {
  name: 'welch-anova',
  title: 'Welch’s analysis of variance',
  roles: OUTCOME_AND_GROUP,
  run(data): Findings {
    const [outcome, by] = [data.one('outcome'), data.one('group')]
    const groups = severalGroups(data, outcome, by, 'Welch’s analysis of variance')
    needsSpread(groups, outcome, 2)
    const still = groups.filter(({ values }) => deviation(values) === 0)
    if (still.length > 0)
      cannot(
        `Every value of ${outcome.label} is the same in ${joinList(still.map(({ label }) => label))}, and Welch’s test needs some spread in each group.`,
      )
    const test = welchOneWay(groups.map(({ values }) => values))
    const { eta2 } = oneWay(groups.map(({ values }) => values))
    const found = isSignificant(test.p)
    return {
      figures: { ...test, eta2 },
      tables: [
        meansTable(`${outcome.label} by ${by.label}`, by.label, groups),
        {
          title: `Welch’s Analysis of Variance of ${outcome.label} by ${by.label}`,
          head: ['Variable', 'F', 'df1', 'df2', 'p', 'η²'],
          rows: [['Welch', num(test.f), degrees(test.df1), degrees(test.df2), pCell(test.p), bounded(eta2)]],
        },
      ],
      sentences: [
        `Welch’s analysis of variance, which does not need equal variances, asked whether the mean of ${outcome.label} differs between the groups of ${by.label}.`,
        found
          ? `The means differed significantly, ${fWords(test)}, η² = ${bounded(eta2)}, ${sizeWords(eta2, SIZES.eta2)}. The means were ${joinList(groups.map(meanWords))}.`
          : `The means did not differ significantly, ${fWords(test)}, η² = ${bounded(eta2)}.`,
        found ? 'It does not say which groups differ; Games-Howell does.' : NO_PROOF,
      ],
      assumptions: [INDEPENDENT, ...normalityOf(groups), ...smallGroups(groups), ...levelNotes([outcome])],
      charts: [barsOf(outcome.label, by.label, groups)],
    }
  },
}

const METHODS: Record<PostHocMethod, string> = {
  tukey: 'Tukey’s HSD',
  bonferroni: 'Bonferroni',
  'games-howell': 'Games-Howell',
}

export const afterwards: Analysis = {
  name: 'post-hoc',
  title: 'Post hoc comparisons',
  roles: OUTCOME_AND_GROUP,
  run(data, { method = 'tukey' }): Findings {
    const [outcome, by] = [data.one('outcome'), data.one('group')]
    const groups = severalGroups(data, outcome, by, 'A post hoc test')
    if (groups.length < 3)
      cannot(
        `${by.label} has two groups here, and the test of the two already says which differ. A post hoc test needs three or more.`,
      )
    needsSpread(groups, outcome, 2)
    if (method === 'games-howell' && groups.some(({ values }) => deviation(values) === 0))
      cannot('Games-Howell needs some spread in every group, and one of them has none.')
    const pairs = postHoc(
      groups.map(({ values }) => values),
      method,
    )
    const label = (at: number) => groups[at]!.label
    const found = pairs.filter(({ p }) => isSignificant(p))
    const letter = method === 'bonferroni' ? 't' : 'q'
    return {
      figures: Object.fromEntries(
        pairs.flatMap(({ difference, p, interval, statistic }, at) => [
          [`difference${at + 1}`, difference],
          [`p${at + 1}`, p],
          [`low${at + 1}`, interval[0]],
          [`high${at + 1}`, interval[1]],
          [`statistic${at + 1}`, statistic],
        ]),
      ),
      tables: [
        meansTable(`${outcome.label} by ${by.label}`, by.label, groups),
        {
          title: `${METHODS[method]} Comparisons of ${outcome.label} by ${by.label}`,
          head: ['Comparison', 'Mean difference', letter, 'df', 'p', '95% CI'],
          rows: pairs.map((pair) => [
            `${label(pair.b)} − ${label(pair.a)}`,
            num(pair.difference),
            num(pair.statistic),
            degrees(pair.df),
            pCell(pair.p),
            rangeWords(pair.interval),
          ]),
          note: 'p values and intervals are adjusted for the number of comparisons.',
        },
      ],
      sentences: [
        `${METHODS[method]} comparisons asked which groups of ${by.label} differ in their mean ${outcome.label}.`,
        found.length > 0
          ? `Significant differences were found between ${joinList(found.map((pair) => `${label(pair.a)} and ${label(pair.b)} (difference of ${num(Math.abs(pair.difference))}, ${pWords(pair.p)})`))}.`
          : 'No pair of groups differed significantly.',
        found.length < pairs.length
          ? 'A pair that does not differ significantly has not been shown to be equal.'
          : 'A difference between groups does not show what caused it.',
      ],
      assumptions: [
        INDEPENDENT,
        ...normalityOf(groups),
        ...equalVariances(
          groups,
          method === 'games-howell' ? 'Games-Howell, used here, does not need equal variances.' : '',
          method === 'games-howell' ? '' : 'Games-Howell does not need equal variances; ask for it by name.',
        ),
        ...smallGroups(groups),
        ...levelNotes([outcome]),
      ],
      charts: [barsOf(outcome.label, by.label, groups)],
    }
  },
}

export const variances: Analysis = {
  name: 'levene',
  title: 'Levene’s test of equal variances',
  roles: OUTCOME_AND_GROUP,
  run(data): Findings {
    const [outcome, by] = [data.one('outcome'), data.one('group')]
    const groups = severalGroups(data, outcome, by, 'Levene’s test')
    needsSpread(groups, outcome, 2)
    const values = groups.map((group) => group.values)
    const [test, median] = [leveneTest(values, 'mean'), leveneTest(values, 'median')]
    if (!Number.isFinite(test.f))
      cannot('The values lie equally far from their mean in every group, so the test has nothing to compare.')
    return {
      figures: { ...test, fMedian: median.f, pMedian: median.p },
      tables: [
        {
          title: `Levene’s Test of ${outcome.label} by ${by.label}`,
          head: ['Around', 'F', 'df1', 'df2', 'p'],
          rows: [
            ['Mean', num(test.f), degrees(test.df1), degrees(test.df2), pCell(test.p)],
            [
              'Median (Brown-Forsythe)',
              num(median.f),
              degrees(median.df1),
              degrees(median.df2),
              pCell(median.p),
            ],
          ],
        },
      ],
      sentences: [
        `Levene’s test asked whether ${outcome.label} varies equally in the groups of ${by.label}.`,
        isSignificant(test.p)
          ? `The variances differed significantly, ${fWords(test)}.`
          : `The variances did not differ significantly, ${fWords(test)}.`,
        isSignificant(test.p)
          ? 'A test that does not need equal variances, such as Welch’s, is the safer choice.'
          : 'In a small sample a difference in spread can be missed.',
      ],
      assumptions: [INDEPENDENT, ...levelNotes([outcome])],
      charts: [],
    }
  },
}
