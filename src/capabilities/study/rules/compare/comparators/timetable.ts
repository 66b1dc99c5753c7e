/** A plan in months: nothing ends before what it needs has begun, and all of it fits the duration the text names. */
import type { TableRow } from '#product/document-table.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameIn, type PlacedTable, type Places } from '../places.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s*,?\s*(20\d\d))?/gi
const MARK = /^[x✓✔√*■●▪█+]+$/i
const TITLE = /\b(?:time ?table|time ?frame|time ?line|work ?plan|schedule|gantt|activity plan)\b/i

/** Each needs those before it. */
const STEPS: readonly [name: string, words: RegExp][] = [
  ['approval', /\b(?:ethic\w*|approval|clearance)\b/i],
  [
    'data collection',
    /\b(?:data collection|collect\w* (?:of )?data|field ?work|administ\w+ (?:of )?questionnaires?)\b/i,
  ],
  ['data analysis', /\b(?:data analysis|analysis of data|analy[sz]\w+ (?:the |of )?data|data processing)\b/i],
  ['final report', /\b(?:submission|submit\w*|final (?:report|draft)|defen[cs]e|binding)\b/i],
]

type Planned = { step: number; from: number; to: number; row: TableRow }

export const timetable: Comparator = {
  about: {
    id: 'numbers.timetable',
    area: 'methodology',
    label: 'The timetable does each thing after what it needs',
    weight: 2,
  },
  one: 'step of the timetable that needs another',
  many: 'steps of the timetable that need others',
  holds: 'comes after it',
  hold: 'come after them',
  none: 'No timetable with its months could be read.',
  advice: 'Move the step, or say in the plan why it can be done before the other.',
  consequence: 'A plan that cannot be carried out in this order puts everything after it in doubt.',
  compare: (places) =>
    comparisonOf(
      places.tables.filter((placed) => isTimetable(placed, places)).flatMap((placed) => stepsOf(placed)),
    ),
}

function isTimetable({ table, block }: PlacedTable, { reading }: Places): boolean {
  const title = reading.sections.find(({ id }) => id === block.section)?.title ?? ''
  return (
    block.part === 'timetable' ||
    TITLE.test(`${table.caption ?? ''} ${title}`) ||
    /\bactivit/i.test(table.headings[0] ?? '')
  )
}

function stepsOf(placed: PlacedTable): StatisticRow[] {
  const planned = placed.table.rows.flatMap((row): Planned[] => {
    if (row.kind === 'head') return []
    const step = STEPS.findIndex(([, words]) => words.test(nameIn(placed, row)))
    const when = step < 0 ? undefined : whenOf(placed, row)
    // 'Proposal submission' is no end of the work.
    return when && !/\bproposal\b|\bpilot|\btools?\b|\binstruments?\b/i.test(nameIn(placed, row))
      ? [{ step, ...when, row }]
      : []
  })
  return planned.flatMap((later) => {
    const needed = planned.filter(({ step }) => step === later.step - 1)
    const [first] = needed
    if (needed.length !== 1 || !first) return []
    const fits = later.to >= first.from && later.from >= first.from
    return [
      {
        reports: `${nameIn(placed, later.row)}, which needs ${STEPS[first.step]![0]}`,
        writes: fits ? 'after it' : 'before it',
        computes: 'after it',
        verdict: fits ? 'agrees' : 'look-again',
        ...(fits ? {} : { note: `It is planned before what it needs. ${timetable.consequence}` }),
        evidence: evidenceOfRow(placed, later.row),
        against: evidenceOfRow(placed, first.row),
      } satisfies StatisticRow,
    ]
  })
}

/** Marks under months or weeks, or months named in a cell. */
function whenOf({ table }: PlacedTable, row: TableRow): { from: number; to: number } | undefined {
  // Two months under one heading were two columns.
  if (table.headings.some((heading) => (heading.match(MONTH) ?? []).length > 1)) return undefined
  const marked = row.cells.flatMap(({ text }, at) =>
    at >= Math.max(1, table.stub) && MARK.test(text.trim()) ? [at] : [],
  )
  if (marked.length > 0) return { from: marked[0]!, to: marked.at(-1)! }
  const text = row.cells
    .slice(1)
    .map((cell) => cell.text)
    .join(' ')
  const months = [...text.matchAll(MONTH)].map(([, month = '', year]) => ({
    month: MONTHS.indexOf(month.toLowerCase()),
    year,
  }))
  const years = months.flatMap(({ year }) => (year ? [Number(year)] : []))
  if (months.length === 0 || months.length > 2 || new Set(years).size === 0) return undefined
  const at = months.map(({ month, year }, nth) => Number(year ?? years[nth] ?? years[0]) * 12 + month)
  return { from: at[0]!, to: at.at(-1)! }
}
