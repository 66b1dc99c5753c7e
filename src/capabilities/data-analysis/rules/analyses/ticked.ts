/** Answers of which a person could choose several: in one cell, or in a column of yes and no for each. */
import { joinList } from '#kit/join-list.ts'
import { num, percent, whole } from '../printing/figures.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import { type Analysis, type ChosenRows, cannot, type Findings } from './analysis.ts'

export const multipleResponse: Analysis = {
  name: 'multiple-response',
  title: 'Multiple response',
  roles: [
    { role: 'variables', words: 'a question with several answers', accepts: 'any', least: 1, most: 40 },
    { role: 'by', words: 'in which groups', accepts: 'groups', least: 0, most: 1 },
  ],
  run(data) {
    const question = questionOf(data)
    const [by] = data.all('by')
    return by ? countedBy(data, question, by) : counted(question)
  },
}

/** What was ticked, of everybody who ticked something. */
export const severalCounted = (data: ChosenRows, variable: Variable): Findings =>
  counted(inOneCell(data, variable))

/** Row by row, which of the options were ticked; nothing where the question was left out. */
type Ticks = { label: string; options: string[]; ticked: (boolean[] | undefined)[] }

function questionOf(data: ChosenRows): Ticks {
  const all = data.all('variables')
  const [only] = all
  if (all.length === 1 && only?.kind === 'multiple') return inOneCell(data, only)
  const wrong = all.find((one) => ticksOf(one) === undefined)
  if (wrong)
    cannot(
      all.length === 1
        ? `${wrong.label} does not hold several answers in one cell.`
        : `Several columns are taken as one question where each holds yes or no, and ${wrong.label} does not.`,
    )
  if (all.length === 1) cannot(`${only!.label} does not hold several answers in one cell.`)
  const values = all.map((one) => data.valuesOf(one))
  return {
    label: sharedWords(all),
    options: optionWords(all),
    ticked: Array.from({ length: data.n }, (_, row) =>
      values.every((own) => Number.isNaN(own[row]!))
        ? undefined
        : values.map((own, at) => own[row] === ticksOf(all[at]!)),
    ),
  }
}

function inOneCell(data: ChosenRows, variable: Variable): Ticks {
  return {
    label: variable.label,
    options: variable.levels.map(({ label }) => label),
    // Each person’s ticks are bits of one number.
    ticked: Array.from(data.valuesOf(variable), (mask) =>
      Number.isNaN(mask) ? undefined : variable.levels.map(({ value }) => Math.floor(mask / value) % 2 === 1),
    ),
  }
}

/** The value that stands for a tick. */
function ticksOf(variable: Variable): number | undefined {
  const levels = levelsOf(variable)
  const isTicks =
    levels.length >= 1 &&
    levels.length <= 2 &&
    levels.every(({ label }) => /^(?:0|1|yes|no|true|false)$/i.test(label))
  return isTicks
    ? (levels.find(({ label }) => /^(?:1|yes|true)$/i.test(label))?.value ?? Number.NaN)
    : undefined
}

const CODE = /^[A-Za-z]+\d*(?:[#._ -]\d+)?[._\s#-]+/

function sharedWords(all: readonly Variable[]): string {
  const shared = all.reduce((start, { label }) => {
    let at = 0
    while (at < start.length && start[at] === label[at]) at += 1
    return start.slice(0, at)
  }, all[0]!.label)
  const words = shared.replace(/[\s._#[\](:-]+$/, '').replace(/_/g, ' ')
  return words.length >= 2 ? words : `${all[0]!.label} and the columns with it`
}

const optionWords = (all: readonly Variable[]) =>
  all.map(
    ({ label }) =>
      (/\[([^\]]+)\]\s*$/.exec(label)?.[1] ?? label.replace(CODE, '').replace(/_/g, ' ').trim()) || label,
  )

function counted({ label, options, ticked }: Ticks): Findings {
  const answered = ticked.filter((one) => one !== undefined)
  const cases = answered.length
  if (cases === 0) cannot(`Nobody ticked anything in ${label}.`)
  const counts = options.map((option, at) => ({
    label: option,
    count: answered.reduce((total, row) => total + (row[at] ? 1 : 0), 0),
  }))
  const responses = counts.reduce((total, { count }) => total + count, 0)
  const ordered = counts.toSorted((a, b) => b.count - a.count)
  const share = (count: number) => (responses === 0 ? '' : num((100 * count) / responses, 1))
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
        title: `Answers to ${label}`,
        head: ['Answer', 'n', '% of answers', '% of people'],
        rows: [
          ...ordered.map((one) => [
            one.label,
            whole(one.count),
            share(one.count),
            num((100 * one.count) / cases, 1),
          ]),
          ['Total', whole(responses), share(responses), num((100 * responses) / cases, 1)],
        ],
        note: `${whole(cases)} people could tick several answers, so that percentages of people add up to more than 100.`,
      },
    ],
    sentences: [
      `${whole(cases)} people gave ${whole(responses)} answers to ${label}.`,
      `Most often ticked: ${joinList(ordered.slice(0, 3).map((one) => `${one.label} (${whole(one.count)}, ${percent(one.count / cases)} of people)`))}.`,
      'As one person can tick several, a chi-square test across the answers is not valid.',
    ],
    assumptions: [],
    charts: [
      {
        kind: 'bars',
        title: `Answers to ${label}`,
        unit: 'Number of people',
        bars: ordered.map((one) => ({ label: one.label, value: one.count })),
      },
    ],
  }
}

function countedBy(data: ChosenRows, { label, options, ticked }: Ticks, by: Variable): Findings {
  const groups = data.valuesOf(by)
  const levels = levelsOf(by).map((level) => ({
    ...level,
    rows: ticked.filter((one, row): one is boolean[] => one !== undefined && groups[row] === level.value),
  }))
  const used = levels.filter(({ rows }) => rows.length > 0)
  if (used.length === 0) cannot(`Nobody ticked anything in ${label}.`)
  const count = (rows: readonly boolean[][], at: number) =>
    rows.reduce((total, row) => total + (row[at] ? 1 : 0), 0)
  const all = used.flatMap(({ rows }) => rows)
  const order = options.map((_, at) => at).sort((a, b) => count(all, b) - count(all, a))
  const first = (rows: readonly boolean[][]) =>
    options.map((_, at) => at).reduce((best, at) => (count(rows, at) > count(rows, best) ? at : best), 0)
  return {
    figures: Object.fromEntries(
      used.flatMap(({ rows }, g) => [
        [`cases${g + 1}`, rows.length],
        ...options.map((_, at): [string, number] => [`n${g + 1}-${at + 1}`, count(rows, at)]),
      ]),
    ),
    tables: [
      {
        title: `Answers to ${label} by ${by.label}`,
        head: [
          'Answer',
          ...used.flatMap((level) => [`${level.label}, n`, `${level.label}, %`]),
          'All, n',
          'All, %',
        ],
        rows: order.map((at) => [
          options[at]!,
          ...used.flatMap(({ rows }) => [
            whole(count(rows, at)),
            num((100 * count(rows, at)) / rows.length, 1),
          ]),
          whole(count(all, at)),
          num((100 * count(all, at)) / all.length, 1),
        ]),
        note: `Percentages are of the people in each group who answered (${joinList(used.map((level) => `${level.label} ${whole(level.rows.length)}`))}). A person could tick several answers, so that they add up to more than 100.`,
      },
    ],
    sentences: [
      ...used
        .slice(0, 4)
        .map(
          ({ rows, label: group }) =>
            `${group}: ${options[first(rows)]!} was ticked most often, by ${whole(count(rows, first(rows)))} of ${whole(rows.length)} (${percent(count(rows, first(rows)) / rows.length)}).`,
        ),
      'The groups are described and not tested: as one person can tick several, a chi-square test across the answers is not valid.',
    ],
    assumptions: [],
    charts: used.slice(0, 2).map(({ rows, label: group }) => ({
      kind: 'bars' as const,
      title: `${label}: ${group}`,
      unit: '% of people',
      bars: order.map((at) => ({ label: options[at]!, value: (100 * count(rows, at)) / rows.length })),
    })),
  }
}
