/** Charts that are asked for by name. */
import { joinList } from '#kit/join-list.ts'
import { num, percent, whole } from '../printing/figures.ts'
import { mean, quantile, sorted } from '../statistics/basics.ts'
import { levelsOf } from '../table/table.ts'
import { type Analysis, type ChosenRows, cannot, type Findings } from './analysis.ts'
import { countsOf, described, histogram, MOST_ROWS } from './described.ts'
import { scatter } from './relate.ts'
import { severalCounted } from './ticked.ts'

export const chart: Analysis = {
  name: 'chart',
  title: 'Chart',
  roles: [
    { role: 'variables', words: 'what is drawn', accepts: 'any', least: 1, most: 2 },
    { role: 'by', words: 'in which groups', accepts: 'groups', least: 0, most: 1 },
  ],
  run: (data, { kind = 'bar' }) => drawn(data, kind),
}

function drawn(data: ChosenRows, kind: 'bar' | 'pie' | 'histogram' | 'scatter' | 'box'): Findings {
  const variable = data.one('variables')
  const none = { figures: {}, tables: [], assumptions: [] }
  if (variable.kind === 'multiple') {
    if (kind !== 'bar')
      cannot(`In ${variable.label} a person could choose several answers. Ask for a bar chart of it.`)
    const { sentences, charts } = severalCounted(data, variable)
    return { ...none, sentences, charts }
  }
  const [by] = data.all('by')
  if (kind === 'bar' && by && variable.kind === 'number' && levelsOf(variable).length === 0) {
    const bars = described(data).map(({ group, values: own }) => ({ label: group, value: mean(own) }))
    return {
      ...none,
      sentences: [
        `The mean of ${variable.label} in each group of ${by.label}: ${joinList(bars.map(({ label, value }) => `${label} ${num(value)}`))}.`,
      ],
      charts: [
        { kind: 'bars', title: `${variable.label} by ${by.label}`, unit: `Mean of ${variable.label}`, bars },
      ],
    }
  }
  if (kind === 'bar' && by) {
    const [values, groups] = [data.valuesOf(variable), data.valuesOf(by)]
    const bars = levelsOf(by).flatMap((group) =>
      levelsOf(variable).map((level) => ({
        label: `${group.label}: ${level.label}`,
        value: values.reduce(
          (count, value, row) => count + (value === level.value && groups[row] === group.value ? 1 : 0),
          0,
        ),
      })),
    )
    if (bars.length > MOST_ROWS || bars.length === 0)
      cannot(`${variable.label} and ${by.label} have too many different values for one chart.`)
    return {
      ...none,
      sentences: [`${variable.label} in each group of ${by.label}; each bar counts rows.`],
      charts: [{ kind: 'bars', title: `${variable.label} by ${by.label}`, unit: 'Number of rows', bars }],
    }
  }
  if (kind === 'bar' || kind === 'pie') {
    const counts = countsOf(data, variable).map(({ label, count }) => ({ label, value: count }))
    if (counts.length > MOST_ROWS)
      cannot(
        `${variable.label} has ${counts.length} different values; a histogram would show them. Ask for a histogram of it.`,
      )
    const total = counts.reduce((sum, { value }) => sum + value, 0)
    if (total === 0) cannot(`${variable.label} has no values in these rows.`)
    return {
      ...none,
      sentences: [
        `${variable.label}, over ${whole(total)} rows: ${joinList(counts.slice(0, 6).map(({ label, value }) => `${label} ${whole(value)} (${percent(value / total)})`))}${counts.length > 6 ? ' and others' : ''}.`,
      ],
      charts: [
        kind === 'pie'
          ? { kind: 'pie', title: variable.label, slices: counts }
          : { kind: 'bars', title: variable.label, unit: 'Number of rows', bars: counts },
      ],
    }
  }
  if (variable.kind !== 'number' && variable.kind !== 'ordinal')
    cannot(
      `${variable.label} holds words and not numbers, so this chart cannot be drawn of it. A bar chart can.`,
    )
  const values = data.valuesOf(variable).filter((one) => !Number.isNaN(one))
  if (values.length === 0) cannot(`${variable.label} has no values in these rows.`)
  if (kind === 'histogram')
    return {
      ...none,
      sentences: [`How ${variable.label} is distributed over ${whole(values.length)} rows.`],
      charts: [histogram(variable.label, values)],
    }
  if (kind === 'scatter') {
    const [x, y] = data.all('variables')
    if (!x || !y) return cannot('A scatter plot needs two variables.')
    return {
      ...none,
      sentences: [`Each point is one row: ${x.label} across, ${y.label} up.`],
      charts: [scatter(data, x, y, false)],
    }
  }
  const all = described(data)
  const boxes = all.map(({ group, label, values: own }) => {
    const ordered = sorted(own)
    const [lower, median, upper] = [quantile(ordered, 0.25), quantile(ordered, 0.5), quantile(ordered, 0.75)]
    const fence = 1.5 * (upper - lower)
    const inside = ordered.filter((one) => one >= lower - fence && one <= upper + fence)
    return { label: group || label, least: inside[0]!, lower, median, upper, most: inside.at(-1)! }
  })
  return {
    ...none,
    sentences: [
      `Each box reaches from the lower to the upper quartile of ${variable.label}, the line in it is the median; whiskers reach to the last value within one and a half times the box.`,
    ],
    charts: [{ kind: 'boxes', title: variable.label, unit: variable.label, boxes }],
  }
}
