/** What is counted: levels of a variable, and what was ticked. */
import { joinList } from '#kit/join-list.ts'
import { pOfChiSquare } from '#kit/statistics/distributions.ts'
import { isSignificant, num, percent, pWords, whole } from '../printing/figures.ts'
import { deviation, mean, quantile, sorted } from '../statistics/basics.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import { type Analysis, type ChosenRows, cannot, type Findings, type ReportTable } from './analysis.ts'
import { countsOf, MOST_ROWS } from './described.ts'
import { severalCounted } from './ticked.ts'

export const frequencies: Analysis = {
  name: 'frequencies',
  title: 'Frequencies',
  roles: [{ role: 'variables', words: 'what is counted', accepts: 'any', least: 1, most: 40 }],
  run(data, { equal }): Findings {
    const several = data.all('variables').filter(({ kind }) => kind === 'multiple')
    const ticked = several.map((variable) => severalCounted(data, variable))
    const others = data.all('variables').filter((one) => !several.includes(one))
    // Ages and incomes among groups: their many values are described, and not counted one by one.
    const measured = others.filter(
      (one) => others.length > 1 && one.kind === 'number' && levelsOf(one).length === 0,
    )
    const single = others.filter((one) => !measured.includes(one))
    const parts = single.map((variable) => {
      const counts = countsOf(data, variable)
      const total = counts.reduce((sum, { count }) => sum + count, 0)
      if (total === 0) cannot(`${variable.label} has no values in these rows.`)
      if (counts.length > MOST_ROWS)
        cannot(
          `${variable.label} has ${counts.length} different values, too many for a table of frequencies. Ask for its descriptive statistics, or put values into groups first.`,
        )
      const all = data.weights ? data.weights.reduce((sum, one) => sum + one, 0) : data.n
      let so = 0
      const hasMissing = all > total
      const table: ReportTable = {
        title: `Frequencies of ${variable.label}`,
        head: [variable.label, 'n', '%', ...(hasMissing ? ['Valid %'] : []), 'Cumulative %'],
        rows: [
          ...counts.map(({ label, count }) => {
            so += count
            return [
              label,
              whole(count),
              num((100 * count) / all, 1),
              ...(hasMissing ? [num((100 * count) / total, 1)] : []),
              num((100 * so) / total, 1),
            ]
          }),
          ...(hasMissing
            ? [['Missing', whole(all - total), num((100 * (all - total)) / all, 1), '', '']]
            : []),
          ['Total', whole(all), '100.0', ...(hasMissing ? ['100.0'] : []), ''],
        ],
      }
      return { variable, counts, total, all, table }
    })
    const isOneScale = !data.weights && areStatements(parts)
    return {
      figures: Object.fromEntries(
        parts.flatMap(({ counts, total }, at) => [
          ...counts.map(({ count }, i): [string, number] => [
            `n${at === 0 ? '' : `${at + 1}-`}${i + 1}`,
            count,
          ]),
          ...(equal
            ? Object.entries(fitOf(counts)).map(([key, value]): [string, number] => [
                `${key}${at === 0 ? '' : at + 1}`,
                value,
              ])
            : []),
          ...counts.map(({ count }, i): [string, number] => [
            `share${at === 0 ? '' : `${at + 1}-`}${i + 1}`,
            count / total,
          ]),
        ]),
      ),
      tables: [
        ...(isOneScale
          ? [statementsTable(data, parts)]
          : parts.length > 1
            ? [togetherTable(parts)]
            : parts.map(({ table }) => table)),
        ...(measured.length > 0 ? [describedTable(data, measured)] : []),
        ...(equal ? parts.map(fitTable) : []),
        ...ticked.flatMap(({ tables }) => tables),
      ],
      sentences: [
        ...(isOneScale ? statementsWords(data, parts) : parts.slice(0, 6).map(countedWords)),
        ...measured.slice(0, 4).map((variable) => describedWords(data, variable)),
        ...(!isOneScale && parts.some(({ all, total }) => all > total)
          ? ['Percentages are of those who answered the question.']
          : []),
        ...(equal ? parts.map(fitWords) : []),
        ...ticked.flatMap(({ sentences }) => sentences),
      ],
      assumptions: [],
      charts: [
        // The table of several columns shows them as well.
        ...(parts.length === 1 ? parts : []).map(({ variable, counts }) => ({
          kind: 'bars' as const,
          title: `Answers to ${variable.label}`,
          unit: 'Number of people',
          bars: counts.map(({ label, count }) => ({ label, value: count })),
        })),
        ...ticked.slice(0, 1).flatMap(({ charts }) => charts ?? []),
      ],
    }
  },
}

const MOST_TOLD = 5

type Part = Counted & { total: number; all: number }

function countedWords({ variable, counts, total }: Part): string {
  const given = counts.filter(({ count }) => count > 0)
  const told =
    given.length <= MOST_TOLD ? given : given.toSorted((x, y) => y.count - x.count).slice(0, MOST_TOLD - 1)
  return `${variable.label}: ${joinList(told.map(({ label, count }) => `${label} ${whole(count)} (${percent(count / total)})`))}${told.length < given.length ? `; ${given.length - told.length} smaller groups are in the table` : ''}.`
}

/** Who answered, in one table, as the first table of a chapter shows it. */
function togetherTable(parts: readonly Part[]): ReportTable {
  const hasMissing = parts.some(({ all, total }) => all > total)
  return {
    title: `Frequencies of ${joinList(parts.map(({ variable }) => variable.label))}`,
    head: ['Characteristic', 'Answer', 'n', '%'],
    rows: parts.flatMap(({ variable, counts, total, all }) => [
      ...counts.map(({ label, count }, at) => [
        at === 0 ? variable.label : '',
        label,
        whole(count),
        num((100 * count) / total, 1),
      ]),
      ...(all > total ? [['', 'Missing', whole(all - total), '']] : []),
    ]),
    note: `N = ${whole(parts[0]!.all)}.${hasMissing ? ' Percentages are of those who answered the question.' : ''}`,
  }
}

/** Statements that were answered on one scale. */
function areStatements(parts: readonly Part[]): boolean {
  const [first] = parts
  const steps = ({ counts }: Part) => counts.map(({ label }) => label).join('|')
  return (
    parts.length >= FEWEST_STATEMENTS &&
    first!.counts.length <= MOST_STEPS &&
    parts.every((one) => one.variable.kind === 'ordinal' && steps(one) === steps(first!))
  )
}
const FEWEST_STATEMENTS = 3
const MOST_STEPS = 7

const givenTo = (data: ChosenRows, { variable }: Part) =>
  data.valuesOf(variable).filter((one) => !Number.isNaN(one))

/** A statement a row, its answers beside each other, as a chapter shows a Likert scale. */
function statementsTable(data: ChosenRows, parts: readonly Part[]): ReportTable {
  return {
    title: 'Answers to the Statements',
    head: ['Statement', ...parts[0]!.counts.map(({ label }) => label), 'n', 'M', 'SD'],
    rows: parts.map((part) => {
      const given = givenTo(data, part)
      return [
        part.variable.label,
        ...part.counts.map(({ count }) => `${whole(count)} (${percent(count / part.total)})`),
        whole(part.total),
        num(mean(given)),
        given.length > 1 ? num(deviation(given)) : '',
      ]
    }),
    note: `Percentages are of those who answered the statement. M is the mean of the steps, from ${parts[0]!.counts[0]!.label} (${parts[0]!.variable.levels[0]!.value}) to ${parts[0]!.counts.at(-1)!.label} (${parts[0]!.variable.levels.at(-1)!.value}).`,
  }
}

function statementsWords(data: ChosenRows, parts: readonly Part[]): string[] {
  const ordered = parts
    .map((part) => ({ part, middle: mean(givenTo(data, part)) }))
    .toSorted((a, b) => b.middle - a.middle)
  const told = ({ part, middle }: (typeof ordered)[0]) => {
    const most = part.counts.toSorted((a, b) => b.count - a.count)[0]!
    return `${part.variable.label} (M = ${num(middle)}; most often ${most.label}, ${percent(most.count / part.total)})`
  }
  return [
    `Of the ${parts.length} statements the highest mean was that of ${told(ordered[0]!)}, and the lowest that of ${told(ordered.at(-1)!)}.`,
    'The steps of such a scale are ordered; a mean takes them as equally far apart.',
  ]
}

type Counted = { variable: Variable; counts: readonly { label: string; count: number }[] }

/** Whether every group is as large as every other: Pearson's chi-square of goodness of fit. */
function fitOf(counts: Counted['counts']) {
  const n = counts.reduce((sum, { count }) => sum + count, 0)
  const due = n / counts.length
  const chiSquare = counts.reduce((sum, { count }) => sum + (count - due) ** 2 / due, 0)
  const df = counts.length - 1
  return { chiSquare, df, p: pOfChiSquare(chiSquare, df), w: Math.sqrt(chiSquare / n), expected: due }
}

function fitTable({ variable, counts }: Counted): ReportTable {
  if (counts.length < 2) cannot(`${variable.label} has one group only, so there are no shares to compare.`)
  const { expected, chiSquare, df, p } = fitOf(counts)
  return {
    title: `Chi-square test of equal shares in ${variable.label}`,
    head: [variable.label, 'Observed', 'Expected', 'Difference'],
    rows: counts.map(({ label, count }) => [label, whole(count), num(expected, 1), num(count - expected, 1)]),
    note: `χ²(${df}) = ${num(chiSquare)}, ${pWords(p)}.${expected < 5 ? ' The expected counts are below 5, so the test is approximate.' : ''}`,
  }
}

function fitWords({ variable, counts }: Counted): string {
  const { chiSquare, df, p, w } = fitOf(counts)
  const figures = `χ²(${df}, N = ${whole(counts.reduce((sum, { count }) => sum + count, 0))}) = ${num(chiSquare)}, ${pWords(p)}, w = ${num(w)}`
  return isSignificant(p)
    ? `The groups of ${variable.label} were not equally represented: ${figures}.`
    : `The data do not show that the groups of ${variable.label} differ in size: ${figures}.`
}

function describedTable(data: ChosenRows, measured: readonly Variable[]): ReportTable {
  return {
    title: 'Numbers among them, described',
    head: ['', 'n', 'M', 'SD', 'Median', 'Min.', 'Max.'],
    rows: measured.map((variable) => {
      const ordered = sorted(data.valuesOf(variable).filter((one) => !Number.isNaN(one)))
      return ordered.length === 0
        ? [variable.label, '0', '', '', '', '', '']
        : [
            variable.label,
            whole(ordered.length),
            num(mean(ordered)),
            ordered.length > 1 ? num(deviation(ordered)) : '',
            num(quantile(ordered, 0.5)),
            num(ordered[0]!),
            num(ordered.at(-1)!),
          ]
    }),
  }
}

function describedWords(data: ChosenRows, variable: Variable): string {
  const values = data.valuesOf(variable).filter((one) => !Number.isNaN(one))
  if (values.length < 2) return `${variable.label} has too few values to be described.`
  return `${variable.label} had a mean of ${num(mean(values))} (SD = ${num(deviation(values))}) and ranged from ${num(Math.min(...values))} to ${num(Math.max(...values))}.`
}
