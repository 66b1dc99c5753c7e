/** What is counted: levels of a variable, and what was ticked. */
import { joinList } from '#kit/join-list.ts'
import { num, percent, whole } from '../printing/figures.ts'
import type { Variable } from '../table/table.ts'
import { type Analysis, type ChosenRows, cannot, type Findings, type ReportTable } from './analysis.ts'
import { countsOf, MOST_ROWS } from './described.ts'

export const frequencies: Analysis = {
  name: 'frequencies',
  title: 'Frequencies',
  roles: [{ role: 'variables', words: 'what is counted', accepts: 'any', least: 1, most: 40 }],
  run(data): Findings {
    const several = data.all('variables').filter(({ kind }) => kind === 'multiple')
    const ticked = several.map((variable) => severalCounted(data, variable))
    const single = data.all('variables').filter((one) => !several.includes(one))
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
      tables: [...parts.map(({ table }) => table), ...ticked.flatMap(({ tables }) => tables)],
      sentences: [
        ...parts.slice(0, 3).map(words),
        ...(parts.length > 0 ? ['Percentages are of those who answered the question.'] : []),
        ...ticked.flatMap(({ sentences }) => sentences),
      ],
      assumptions: [],
      charts: [
        ...parts.slice(0, 3).map(({ variable, counts }) => ({
          kind: 'bars' as const,
          title: variable.label,
          unit: 'Number of people',
          bars: counts.map(({ label, count }) => ({ label, value: count })),
        })),
        ...ticked.slice(0, 1).flatMap(({ charts }) => charts ?? []),
      ],
    }
  },
}

export const multipleResponse: Analysis = {
  name: 'multiple-response',
  title: 'Multiple response',
  roles: [
    { role: 'variables', words: 'a question with several answers', accepts: 'multiple', least: 1, most: 1 },
  ],
  run: (data) => severalCounted(data, data.one('variables')),
}

/** What was ticked, of everybody who ticked something. */
export function severalCounted(data: ChosenRows, variable: Variable): Findings {
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
}
