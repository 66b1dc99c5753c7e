/** Two ways of grouping set against each other. */
import {
  bounded,
  isSignificant,
  num,
  percent,
  pWords,
  rangeWords,
  SIZES,
  sizeWords,
  whole,
} from '../printing/figures.ts'
import { crosstab as crosstabTest } from '../statistics/crosstab.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import { type Analysis, type ChosenRows, cannot, type Findings } from './analysis.ts'
import { INDEPENDENT } from './groups.ts'

export const crosstab: Analysis = {
  name: 'crosstab',
  title: 'Cross-tabulation with chi-square',
  roles: [
    { role: 'rows', words: 'the rows of the table', accepts: 'groups', least: 1, most: 1 },
    { role: 'columns', words: 'the columns of the table', accepts: 'groups', least: 1, most: 1 },
  ],
  run(data): Findings {
    const [a, b] = [data.one('rows'), data.one('columns')]
    const { rows, columns, counts } = countsOf(data, a, b)
    if (rows.length < 2 || columns.length < 2)
      cannot(
        `${rows.length < 2 ? a.label : b.label} has only one group in the rows that can be used, so there is nothing to compare.`,
      )
    const test = crosstabTest(counts)
    const n = counts.flat().reduce((total, one) => total + one, 0)
    const totals = rows.map((_, i) => counts[i]!.reduce((total, one) => total + one, 0))
    const isThin = test.thin / (rows.length * columns.length) > 0.2 || test.leastExpected < 1
    const usesFisher = isThin && test.fisher !== undefined
    const p = usesFisher ? test.fisher!.p : test.p
    const found = isSignificant(p)
    const chi = `χ²(${test.df}, N = ${whole(n)}) = ${num(test.chiSquare)}, ${pWords(test.p)}`
    const result = `${usesFisher ? pWords(p) : chi}, Cramér’s V = ${bounded(test.v)}`
    return {
      figures: {
        chiSquare: test.chiSquare,
        df: test.df,
        p: test.p,
        likelihoodRatio: test.likelihoodRatio,
        v: test.v,
        vLow: test.interval[0],
        vHigh: test.interval[1],
        leastExpected: test.leastExpected,
        ...(test.fisher ? { fisherP: test.fisher.p } : {}),
        ...(test.fisher?.oddsRatio !== undefined
          ? {
              oddsRatio: test.fisher.oddsRatio,
              oddsLow: test.fisher.interval![0],
              oddsHigh: test.fisher.interval![1],
            }
          : {}),
      },
      tables: [
        {
          title: `${a.label} by ${b.label}`,
          head: [a.label, ...columns, 'Total'],
          rows: [
            ...rows.map((label, i) => [
              label,
              ...counts[i]!.map((one) => `${whole(one)} (${percent(one / totals[i]!)})`),
              whole(totals[i]!),
            ]),
            [
              'Total',
              ...columns.map((_, j) => whole(counts.reduce((total, row) => total + row[j]!, 0))),
              whole(n),
            ],
          ],
          note: `Percentages within rows. ${chi}${test.fisher ? `; Fisher’s exact test, ${pWords(test.fisher.p)}` : ''}; Cramér’s V = ${bounded(test.v)}, 95% CI ${rangeWords(test.interval, bounded)}.`,
        },
        {
          title: `Expected Counts of ${a.label} by ${b.label}`,
          head: [a.label, ...columns],
          rows: rows.map((label, i) => [label, ...test.expected[i]!.map((one) => num(one, 1))]),
        },
      ],
      sentences: [
        `${usesFisher ? 'Fisher’s exact test' : 'A chi-square test of independence'} asked whether ${a.label} and ${b.label} are associated.`,
        found
          ? `There was a significant association, ${result}, ${sizeWords(test.v, SIZES.v)}.`
          : `No significant association was found, ${result}.`,
        ...(isThin && !usesFisher
          ? [
              'Too many cells were expected to hold fewer than five, and the table is too large for the exact test: put small groups together before you rely on the p value.',
            ]
          : []),
        found
          ? 'An association does not show that one causes the other.'
          : 'A result that is not significant does not show that the two are unrelated.',
      ],
      assumptions: [
        INDEPENDENT,
        {
          name: 'Expected counts',
          state: isThin ? 'not-met' : 'met',
          words: `${test.thin === 0 ? `All ${rows.length * columns.length} expected counts are five or more` : `${test.thin} of ${rows.length * columns.length} expected counts ${test.thin === 1 ? 'is' : 'are'} below five`}; the least is ${num(test.leastExpected, 1)}.${usesFisher ? ' Fisher’s exact test is therefore reported.' : ''}`,
        },
      ],
      charts: [],
    }
  },
}

function countsOf(data: ChosenRows, a: Variable, b: Variable) {
  const [x, y, weights] = [data.valuesOf(a), data.valuesOf(b), data.weights]
  const places = (variable: Variable) => new Map(levelsOf(variable).map(({ value }, at) => [value, at]))
  const [rowAt, columnAt] = [places(a), places(b)]
  const all = levelsOf(a).map(() => levelsOf(b).map(() => 0))
  x.forEach((value, i) => {
    const [row, column] = [rowAt.get(value), columnAt.get(y[i]!)]
    if (row !== undefined && column !== undefined) all[row]![column]! += weights?.[i] ?? 1
  })
  const keptRows = all.flatMap((row, i) => (row.some(Boolean) ? [i] : []))
  const keptColumns = levelsOf(b).flatMap((_, j) => (all.some((row) => row[j]) ? [j] : []))
  return {
    rows: keptRows.map((i) => levelsOf(a)[i]!.label),
    columns: keptColumns.map((j) => levelsOf(b)[j]!.label),
    counts: keptRows.map((i) => keptColumns.map((j) => all[i]![j]!)),
  }
}
