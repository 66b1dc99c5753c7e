/** What a variable holds: figures, frequencies, normality, what was ticked. */
import { joinList } from '#kit/join-list.ts'
import { tQuantile } from '#kit/statistics/distributions.ts'
import { num, pCell, percent, pWords, rangeWords, share, whole } from '../report/figures.ts'
import { deviation, isConstant, mean, quantile, sorted } from '../statistics/basics.ts'
import { kurtosis, SHAPIRO_MOST, shapiroWilk, skewness } from '../statistics/normality.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import { type Analysis, type Chosen, cannot, type Findings, type ReportTable } from './analysis.ts'

type Described = { label: string; group: string; values: Float64Array; weights: Float64Array | undefined }

/** Each variable has its own rows: who left one question out still counts in the others. */
export function described(data: Chosen): Described[] {
  const by = data.all('by')
  return data.all('variables').flatMap((variable): Described[] => {
    const values = data.valuesOf(variable)
    const take = (group: string, keep: (i: number) => boolean): Described[] => {
      const at = Array.from(values.keys()).filter((i) => !Number.isNaN(values[i]!) && keep(i))
      if (at.length === 0) return []
      const { weights } = data
      return [
        {
          label: variable.label,
          group,
          values: Float64Array.from(at, (i) => values[i]!),
          weights: weights && Float64Array.from(at, (i) => weights[i]!),
        },
      ]
    }
    if (by.length === 0) return take('', () => true)
    return combinations(by).flatMap((combination) =>
      take(combination.map(({ label }) => label).join(', '), (i) =>
        combination.every(({ variable: one, value }) => data.valuesOf(one)[i] === value),
      ),
    )
  })
}

const combinations = (by: readonly Variable[]): { variable: Variable; value: number; label: string }[][] =>
  by.reduce<{ variable: Variable; value: number; label: string }[][]>(
    (all, variable) =>
      all.flatMap((before) => levelsOf(variable).map((level) => [...before, { variable, ...level }])),
    [[]],
  )

function weighted({ values, weights }: Described): { n: number; mean: number; sd: number } {
  if (!weights)
    return { n: values.length, mean: mean(values), sd: values.length > 1 ? deviation(values) : Number.NaN }
  const n = weights.reduce((total, one) => total + one, 0)
  const middle = values.reduce((total, one, i) => total + one * weights[i]!, 0) / n
  const spread = values.reduce((total, one, i) => total + weights[i]! * (one - middle) ** 2, 0) / (n - 1)
  return { n, mean: middle, sd: Math.sqrt(spread) }
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
    const rows = all.map((one) => {
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
    })
    const first = rows[0]!
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
            num(row.median),
            `${num(row.lower)} to ${num(row.upper)}`,
            `${num(row.least)} to ${num(row.most)}`,
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
        `${words.join('; ')}${rows.length > words.length ? '; the table has the rest' : ''}.`,
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

const MOST_BARS = 24

export function histogram(label: string, values: Float64Array) {
  const ordered = sorted(values)
  const [least, most] = [ordered[0]!, ordered.at(-1)!]
  const isWhole = values.every(Number.isInteger) && most - least < MOST_BARS
  const bins = isWhole
    ? most - least + 1
    : Math.min(MOST_BARS, Math.max(5, Math.ceil(Math.log2(values.length) + 1)))
  const width = isWhole ? 1 : (most - least) / bins || 1
  const counts = new Array<number>(bins).fill(0)
  for (const value of values) counts[Math.min(bins - 1, Math.floor((value - least) / width))]! += 1
  const name = (at: number) =>
    isWhole ? whole(least + at) : `${whole(least + at * width)} to ${whole(least + (at + 1) * width)}`
  return {
    kind: 'bars' as const,
    title: label,
    unit: 'Number of rows',
    bars: counts.map((value, at) => ({ label: name(at), value })),
  }
}

export const MOST_ROWS = 40

export function countsOf(data: Chosen, variable: Variable): { label: string; count: number }[] {
  const values = data.valuesOf(variable)
  const counts = new Map<number, number>()
  values.forEach((value, i) => {
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + (data.weights?.[i] ?? 1))
  })
  const levels =
    variable.levels.length > 0
      ? variable.levels
      : [...counts.keys()].sort((a, b) => a - b).map((value) => ({ value, label: whole(value) }))
  return levels.map(({ value, label }) => ({ label, count: counts.get(value) ?? 0 }))
}

export const frequencies: Analysis = {
  name: 'frequencies',
  title: 'Frequencies',
  roles: [{ role: 'variables', words: 'what is counted', accepts: 'any', least: 1, most: 40 }],
  run(data): Findings {
    const parts = data.all('variables').map((variable) => {
      const counts = countsOf(data, variable)
      const total = counts.reduce((sum, { count }) => sum + count, 0)
      if (total === 0) cannot(`${variable.label} has no values in these rows.`)
      if (counts.length > MOST_ROWS)
        cannot(
          `${variable.label} has ${counts.length} different values, too many for a table of frequencies. Ask for its descriptive statistics, or put values into groups first.`,
        )
      const all = data.weights ? data.weights.reduce((sum, one) => sum + one, 0) : data.n
      let so = 0
      const table: ReportTable = {
        title: `Frequencies of ${variable.label}`,
        head: [variable.label, 'n', '%', 'Valid %', 'Cumulative %'],
        rows: [
          ...counts.map(({ label, count }) => {
            so += count
            return [
              label,
              whole(count),
              num((100 * count) / all, 1),
              num((100 * count) / total, 1),
              num((100 * so) / total, 1),
            ]
          }),
          ...(all > total
            ? [['Missing', whole(all - total), num((100 * (all - total)) / all, 1), '', '']]
            : []),
          ['Total', whole(all), '100.0', '100.0', ''],
        ],
      }
      return { variable, counts, total, table }
    })
    const words = ({ variable, counts, total }: (typeof parts)[0]) => {
      const top = counts
        .toSorted((x, y) => y.count - x.count)
        .filter(({ count }) => count > 0)
        .slice(0, 3)
      const few = counts.length <= 3
      return `${variable.label}: ${joinList((few ? counts : top).map(({ label, count }) => `${whole(count)} (${percent(count / total)}) ${label}`))}${few ? '' : ', followed by the others in the table'}.`
    }
    return {
      figures: Object.fromEntries(
        parts.flatMap(({ counts, total }, at) => [
          ...counts.map(({ count }, i): [string, number] => [
            `n${at === 0 ? '' : `${at + 1}-`}${i + 1}`,
            count,
          ]),
          ...counts.map(({ count }, i): [string, number] => [
            `share${at === 0 ? '' : `${at + 1}-`}${i + 1}`,
            count / total,
          ]),
        ]),
      ),
      tables: parts.map(({ table }) => table),
      sentences: [...parts.slice(0, 3).map(words), 'Percentages are of those who answered the question.'],
      assumptions: [],
      charts: parts.slice(0, 3).map(({ variable, counts }) => ({
        kind: 'bars',
        title: variable.label,
        unit: 'Number of rows',
        bars: counts.map(({ label, count }) => ({ label, value: count })),
      })),
    }
  },
}

export const multipleResponse: Analysis = {
  name: 'multiple-response',
  title: 'Multiple response',
  roles: [
    { role: 'variables', words: 'a question with several answers', accepts: 'multiple', least: 1, most: 1 },
  ],
  run(data): Findings {
    const variable = data.one('variables')
    const answered = data.valuesOf(variable)
    const cases = answered.reduce((total, mask) => total + (Number.isNaN(mask) ? 0 : 1), 0)
    if (cases === 0) cannot(`Nobody ticked anything in ${variable.label}.`)
    // Each person’s ticks are bits of one number.
    const counts = variable.levels.map(({ value, label }) => ({
      label,
      count: answered.reduce(
        (total, mask) => total + (Number.isNaN(mask) ? 0 : Math.floor(mask / value) % 2),
        0,
      ),
    }))
    const responses = counts.reduce((total, { count }) => total + count, 0)
    const ordered = counts.toSorted((a, b) => b.count - a.count)
    return {
      figures: {
        cases,
        responses,
        ...Object.fromEntries(
          counts.flatMap(({ count }, at) => [
            [`n${at + 1}`, count],
            [`ofCases${at + 1}`, count / cases],
          ]),
        ),
      },
      tables: [
        {
          title: `Answers to ${variable.label}`,
          head: ['Answer', 'n', '% of answers', '% of people'],
          rows: [
            ...ordered.map(({ label, count }) => [
              label,
              whole(count),
              num((100 * count) / responses, 1),
              num((100 * count) / cases, 1),
            ]),
            ['Total', whole(responses), '100.0', num((100 * responses) / cases, 1)],
          ],
          note: `${whole(cases)} people could tick several answers, so that percentages of people add up to more than 100.`,
        },
      ],
      sentences: [
        `${whole(cases)} people gave ${whole(responses)} answers to ${variable.label}.`,
        `Most often ticked: ${joinList(ordered.slice(0, 3).map(({ label, count }) => `${label} (${whole(count)}, ${percent(count / cases)} of people)`))}.`,
        'As one person can tick several, a chi-square test across the answers is not valid.',
      ],
      assumptions: [],
      charts: [
        {
          kind: 'bars',
          title: variable.label,
          unit: 'Number of people',
          bars: ordered.map(({ label, count }) => ({ label, value: count })),
        },
      ],
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
    const words = ({ name, w, p }: (typeof rows)[0]) => `${name} (W = ${share(w, 3)}, ${pWords(p)})`
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
            share(w, 3),
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
