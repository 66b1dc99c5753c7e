/** What a variable holds: figures, frequencies, normality, what was ticked. */
import { joinList } from '#kit/join-list.ts'
import { tQuantile } from '#kit/statistics/distributions.ts'
import { bounded, num, pCell, pWords, rangeWords, whole } from '../printing/figures.ts'
import { isConstant, quantile, sorted } from '../statistics/basics.ts'
import { kurtosis, SHAPIRO_MOST, shapiroWilk, skewness } from '../statistics/normality.ts'
import { type Analysis, cannot, type Findings } from './analysis.ts'
import { type Described, described, histogram, weighted } from './described.ts'

function rowOf(one: Described) {
  const ordered = sorted(one.values)
  const { n, mean: middle, sd } = weighted(one)
  const se = sd / Math.sqrt(n)
  const reach = n > 1 ? tQuantile(0.975, n - 1) * se : Number.NaN
  const isWeighted = one.weights !== undefined
  return {
    one,
    n,
    middle,
    sd,
    se,
    interval: [middle - reach, middle + reach] as const,
    median: quantile(ordered, 0.5),
    lower: quantile(ordered, 0.25),
    upper: quantile(ordered, 0.75),
    least: ordered[0]!,
    most: ordered.at(-1)!,
    skew: n > 2 && !isConstant(ordered) && !isWeighted ? skewness(ordered) : Number.NaN,
    peak: n > 3 && !isConstant(ordered) && !isWeighted ? kurtosis(ordered) : Number.NaN,
  }
}

/** Of many variables the text tells the ends, and the table all. */
function extremesWords(rows: readonly ReturnType<typeof rowOf>[]): string {
  const ordered = rows.toSorted((a, b) => b.middle - a.middle)
  const told = ({ one, middle, sd }: (typeof rows)[0]) =>
    `${one.label} (M = ${num(middle)}${Number.isNaN(sd) ? '' : `, SD = ${num(sd)}`})`
  return `The highest mean of the ${rows.length} was that of ${told(ordered[0]!)}, and the lowest that of ${told(ordered.at(-1)!)}.`
}

export const descriptives: Analysis = {
  name: 'descriptives',
  title: 'Descriptive statistics',
  roles: [
    { role: 'variables', words: 'what is described', accepts: 'scale', least: 1, most: 60 },
    { role: 'by', words: 'in which groups', accepts: 'groups', least: 0, most: 2 },
  ],
  run(data): Findings {
    const all = described(data)
    if (all.length === 0)
      cannot(`${joinList(data.all('variables').map(({ label }) => label))} has no values in these rows.`)
    const hasGroups = data.all('by').length > 0
    const rows = all.map(rowOf)
    const first = rows[0]!
    const many = rows.length > 3 && !hasGroups ? extremesWords(rows) : undefined
    const words = rows
      .slice(0, 6)
      .map(
        ({ one, middle, sd, n }) =>
          `${hasGroups ? `${one.group}: ` : ''}${one.label} had a mean of ${num(middle)}${Number.isNaN(sd) ? '' : ` (SD = ${num(sd)})`} over ${whole(n)} ${n === 1 ? 'value' : 'values'}`,
      )
    return {
      figures: Object.fromEntries(
        rows.flatMap((row, at) => {
          const key = at === 0 ? '' : String(at + 1)
          return Object.entries({
            n: row.n,
            mean: row.middle,
            sd: row.sd,
            se: row.se,
            low: row.interval[0],
            high: row.interval[1],
            median: row.median,
            lower: row.lower,
            upper: row.upper,
            least: row.least,
            most: row.most,
            skewness: row.skew,
            kurtosis: row.peak,
          })
            .filter(([, value]) => !Number.isNaN(value))
            .map(([name, value]) => [`${name}${key}`, value])
        }),
      ),
      tables: [
        {
          title: `Descriptive Statistics${hasGroups ? ` by ${joinList(data.all('by').map(({ label }) => label))}` : ''}`,
          head: [
            'Variable',
            ...(hasGroups ? ['Group'] : []),
            'n',
            'M',
            'SD',
            '95% CI',
            'Median',
            'Quartiles',
            'Range',
            'Skewness',
            'Kurtosis',
          ],
          rows: rows.map((row) => [
            row.one.label,
            ...(hasGroups ? [row.one.group] : []),
            whole(row.n),
            num(row.middle),
            num(row.sd),
            Number.isNaN(row.sd) ? '' : rangeWords(row.interval),
            whole(row.median),
            `${whole(row.lower)} to ${whole(row.upper)}`,
            `${whole(row.least)} to ${whole(row.most)}`,
            num(row.skew),
            num(row.peak),
          ]),
          ...(data.weights
            ? {
                note: 'Means and standard deviations are weighted; medians, quartiles and ranges are those of the rows.',
              }
            : {}),
        },
      ],
      sentences: [
        many ?? `${words.join('; ')}${rows.length > words.length ? '; the table has the rest' : ''}.`,
        ...(rows.length === 1
          ? [
              `Half of the values lie between ${num(first.lower)} and ${num(first.upper)}, all between ${num(first.least)} and ${num(first.most)}; the median is ${num(first.median)}.`,
            ]
          : []),
        hasGroups
          ? 'Means that differ in this table may differ by chance; a test of the groups says how surprising that would be.'
          : 'These figures describe the people who answered, and nobody else.',
      ],
      assumptions: [],
      charts:
        rows.length === 1
          ? [histogram(first.one.label, first.one.values)]
          : hasGroups && data.all('variables').length === 1
            ? [
                {
                  kind: 'bars',
                  title: `Mean ${first.one.label}`,
                  unit: first.one.label,
                  bars: rows.map(({ one, middle }) => ({ label: one.group, value: middle })),
                },
              ]
            : [],
    }
  },
}

export const normality: Analysis = {
  name: 'normality',
  title: 'Test of normality',
  roles: [
    { role: 'variables', words: 'what is tested', accepts: 'scale', least: 1, most: 30 },
    { role: 'by', words: 'in which groups', accepts: 'groups', least: 0, most: 1 },
  ],
  run(data): Findings {
    const rows = described(data).map(({ label, group, values }) => {
      const name = group ? `${label}, ${group}` : label
      if (values.length < 3) cannot(`${name} has fewer than three values.`)
      if (values.length > SHAPIRO_MOST)
        cannot(
          `${name} has ${whole(values.length)} values; the Shapiro-Wilk test is made for up to ${whole(SHAPIRO_MOST)}. With so many, look at a histogram instead: ask for one.`,
        )
      if (isConstant(values)) cannot(`${name} is the same in every row.`)
      return {
        name,
        values,
        n: values.length,
        ...shapiroWilk(values),
        skew: skewness(values),
        peak: values.length > 3 ? kurtosis(values) : Number.NaN,
      }
    })
    if (rows.length === 0) cannot('There are no values in these rows.')
    const far = rows.filter(({ p }) => p < 0.05)
    const fine = rows.filter(({ p }) => p >= 0.05)
    const words = ({ name, w, p }: (typeof rows)[0]) => `${name} (W = ${bounded(w, 3)}, ${pWords(p)})`
    return {
      figures: Object.fromEntries(
        rows.flatMap(({ w, p, skew, peak }, at) => {
          const key = at === 0 ? '' : String(at + 1)
          return [
            [`w${key}`, w],
            [`p${key}`, p],
            [`skewness${key}`, skew],
            [`kurtosis${key}`, peak],
          ]
        }),
      ),
      tables: [
        {
          title: 'Shapiro-Wilk Tests of Normality',
          head: ['Variable', 'n', 'W', 'p', 'Skewness', 'Kurtosis'],
          rows: rows.map(({ name, n, w, p, skew, peak }) => [
            name,
            String(n),
            bounded(w, 3),
            pCell(p),
            num(skew),
            num(peak),
          ]),
        },
      ],
      sentences: [
        `Shapiro-Wilk tests asked whether the values could come from a normal distribution.`,
        [
          far.length > 0 ? `A departure was found for ${joinList(far.map(words))}.` : '',
          fine.length > 0 ? `No departure was found for ${joinList(fine.map(words))}.` : '',
        ]
          .filter(Boolean)
          .join(' '),
        'In a large sample the test finds departures too small to matter, and in a small one it misses large ones: look at the chart as well.',
      ],
      assumptions: [],
      charts: rows.length === 1 ? [histogram(rows[0]!.name, rows[0]!.values)] : [],
    }
  },
}
