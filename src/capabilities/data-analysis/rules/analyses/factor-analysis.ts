/** How items group together, and whether they may be taken apart. */
import { joinList } from '#kit/join-list.ts'
import { bounded, degrees, num, pWords } from '../printing/figures.ts'
import { isConstant } from '../statistics/basics.ts'
import { type Factors, factors as factorsOf } from '../statistics/factors.ts'
import { type Analysis, type Assumption, cannot, type Findings } from './analysis.ts'
import { ITEMS, itemsOf } from './scales.ts'

export const factorAnalysis: Analysis = {
  name: 'factor-analysis',
  title: 'Exploratory factor analysis',
  roles: [{ ...ITEMS[0]!, least: 3 }],
  run(data, { extraction = 'axes', factorCount }): Findings {
    const items = itemsOf(data)
    if (data.n <= items.length)
      cannot(
        `A factor analysis of ${items.length} items needs many more people than items; ${data.n} answered all of them.`,
      )
    const still = items.filter(({ values }) => isConstant(values))
    if (still.length > 0)
      cannot(`Everybody gave the same answer to ${joinList(still.map(({ label }) => label))}. Leave it out.`)
    if (factorCount !== undefined && factorCount >= items.length)
      cannot(`${items.length} items cannot be put into ${factorCount} factors.`)
    const found = (count: number | undefined) =>
      factorsOf(
        items.map(({ values }) => values),
        { extraction, count },
      )
    const first = found(factorCount)
    let test = first
    // As many factors as the data can carry, where the student did not say how many.
    while (factorCount === undefined && test?.isImproper && test.count > 1) test = found(test.count - 1)
    if (!test)
      return cannot(
        'An item can be computed exactly from the others, so the correlations cannot be taken apart. Leave out totals and items that are in twice.',
      )
    if (test.isImproper)
      cannot(
        `With ${test.count} factors an item would share more than all of its variance (a Heywood case), so this solution cannot be trusted. Ask for fewer factors, or for principal components.`,
      )
    const columns = Array.from(
      { length: test.count },
      (_, j) => `${extraction === 'axes' ? 'Factor' : 'Component'} ${j + 1}`,
    )
    const belongs = columns.map((_, j) =>
      items.filter((__, i) => Math.abs(test.loadings[i]![j]!) >= 0.4).map(({ label }) => label),
    )
    const explained = (100 * test.explained.reduce((total, one) => total + one, 0)) / items.length
    return {
      figures: {
        kmo: test.kmo,
        bartlett: test.bartlett.chiSquare,
        df: test.bartlett.df,
        p: test.bartlett.p,
        count: test.count,
        ...Object.fromEntries(test.eigenvalues.map((one, at) => [`eigen${at + 1}`, one])),
        ...Object.fromEntries(test.explained.map((one, at) => [`explained${at + 1}`, one])),
        ...Object.fromEntries(test.communalities.map((one, at) => [`h${at + 1}`, one])),
        ...Object.fromEntries(
          test.loadings.flatMap((row, i) => row.map((one, j) => [`loading${i + 1}-${j + 1}`, one])),
        ),
      },
      tables: [
        {
          title: `Loadings After ${test.count > 1 ? 'Varimax Rotation' : 'Extraction'}`,
          head: ['Item', ...columns, 'Communality'],
          rows: [
            ...items.map(({ label }, i) => [
              label,
              ...test.loadings[i]!.map((one) => bounded(one)),
              bounded(test.communalities[i]!),
            ]),
            [
              '% of variance',
              ...test.explained.map((one) => num((100 * one) / items.length, 1)),
              num(explained, 1),
            ],
          ],
          note: `N = ${data.n}. ${extraction === 'axes' ? 'Principal axis factoring' : 'Principal components'}. KMO = ${bounded(test.kmo)}; Bartlett’s test, χ²(${degrees(test.bartlett.df)}) = ${num(test.bartlett.chiSquare)}, ${pWords(test.bartlett.p)}.`,
        },
        {
          title: 'Eigenvalues',
          head: ['Number', 'Eigenvalue', '% of variance'],
          rows: test.eigenvalues
            .slice(0, 12)
            .map((one, at) => [String(at + 1), num(one), num((100 * one) / items.length, 1)]),
        },
      ],
      sentences: [
        `An exploratory factor analysis (${extraction === 'axes' ? 'principal axis factoring' : 'principal components'}${test.count > 1 ? ', varimax rotation' : ''}) asked how the ${items.length} items group together.`,
        `${factorCount === undefined ? `${first && first.count > test.count ? `By the rule of eigenvalues above 1, ${first.count} factors would be kept, but with so many an item would share more than all of its variance (a Heywood case), so ${test.count}` : `By the rule of eigenvalues above 1, ${test.count}`} ${test.count === 1 ? 'factor was' : 'factors were'} kept` : `As asked, ${test.count} ${test.count === 1 ? 'factor was' : 'factors were'} kept`}, explaining ${num(explained, 1)}% of the variance. ${columns.map((name, j) => (belongs[j]!.length > 0 ? `${name}: ${joinList(belongs[j]!)}.` : `${name}: no item loads .40 or more.`)).join(' ')}`,
        'The figures group the items; what a factor means must come from their wording.',
      ],
      assumptions: adequacyOf(test, data.n, items.length),
      charts: [
        {
          kind: 'bars',
          title: 'Eigenvalues',
          unit: 'Eigenvalue',
          bars: test.eigenvalues.slice(0, 12).map((value, at) => ({ label: String(at + 1), value })),
        },
      ],
    }
  },
}

function adequacyOf(test: Factors, n: number, k: number): Assumption[] {
  const kmoWords =
    test.kmo >= 0.8
      ? 'good'
      : test.kmo >= 0.7
        ? 'middling'
        : test.kmo >= 0.6
          ? 'mediocre'
          : test.kmo >= 0.5
            ? 'poor'
            : 'unacceptable'
  return [
    {
      name: 'Sampling adequacy',
      state: test.kmo < 0.6 ? 'not-met' : 'met',
      words: `KMO = ${bounded(test.kmo)}, ${kmoWords}.`,
    },
    {
      name: 'Correlated items',
      state: test.bartlett.p < 0.05 ? 'met' : 'not-met',
      words: `Bartlett’s test of sphericity, ${pWords(test.bartlett.p)}.`,
    },
    {
      name: 'Sample size',
      state: n >= 5 * k && n >= 100 ? 'met' : 'to-judge',
      words: `${n} people for ${k} items; at least 100, and five for each item, is the usual advice.`,
    },
  ]
}
