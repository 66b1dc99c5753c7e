/** What a proposal owes its panel: the timetable and the money, as tables of the work. */
import type { PlacedTable } from '#capabilities/study/engine.index.ts'
import { type SlotId, saidOf } from '#capabilities/study/index.ts'
import { rowsOf } from '#product/document-table.ts'
import { plainTable } from '../tables/table-visual.ts'
import { askFor, type Draft, draftOf } from './draft.ts'
import { placesOf } from './over-pages.ts'
import { candidatesOf } from './sentences/candidates.ts'
import { pointOfEntry } from './sentences/lines-of-entry.ts'
import { flawsOf, type Work } from './work.ts'

type Schedule = {
  id: 'timetable' | 'budget'
  name: string
  kicker: string
  names: RegExp
  prompt: string
  opens: string
  worth: number
}
const SCHEDULES: readonly Schedule[] = [
  {
    id: 'timetable',
    name: 'Timetable of the work',
    kicker: 'Timetable',
    worth: 86,
    names: /\b(?:time ?(?:table|line|frame|plan)|work ?plan|schedule|gantt|activit(?:y|ies)|milestones?)\b/i,
    prompt: 'Your timetable: three to five steps, each with its month',
    opens: 'I have planned the work like this',
  },
  {
    id: 'budget',
    name: 'What the work will cost',
    kicker: 'Budget',
    worth: 82,
    names: /\b(?:budget|cost(?:s|ing)?|expenses?|expenditure|financial plan|amount)\b/i,
    prompt: 'Your budget: the largest three items, and the total',
    opens: 'This is what it will cost',
  },
]

/** A plan without its time or its money is asked for them. */
const OWED = 97

export const scheduleSlides = (work: Work): Draft[] =>
  work.kind === 'proposal' ? SCHEDULES.map((schedule) => scheduleSlide(work, schedule)) : []

function scheduleSlide(work: Work, { id, name, kicker, names, prompt, opens, worth }: Schedule): Draft {
  const about = { id, part: 'Plan', kicker, worth, name } as const
  const table = work.tables.find(
    (placed) => isCalled(work, placed, names) && !(id === 'timetable' && isOfMoney(placed)),
  )
  const rows = table ? rowsOf(table.table) : []
  // Numbers without a word beside them are the money of nobody knows what.
  const isNamed =
    rows.filter((cells) => cells.some((cell) => /\p{L}{3}/u.test(cell))).length * 2 > rows.length
  const visual =
    table &&
    isNamed &&
    plainTable(rows, {
      caption: table.table.caption?.replace(/\s+/g, ' ').trim() || name,
      sources: placesOf(table),
    })
  const marks = table ? flawsOf(work, [table.block.id]).map(({ says }) => says) : []
  if (visual) return draftOf({ ...about, visual, title: name, points: [], marks, opens })
  const points = saidOf(work.record, id as SlotId).flatMap((entry) => pointOfEntry(entry) ?? [])
  return points.length > 0
    ? draftOf({ ...about, points, whole: true, opens })
    : askFor({ ...about, worth: OWED }, prompt, candidatesOf(work, [id as SlotId]))
}

/** A budget lists its activities too. */
const isOfMoney = ({ table, block }: PlacedTable): boolean =>
  block.part === 'budget' ||
  /\b(?:budget|costs?|amount|price)\b/i.test(`${table.caption} ${table.headings.join(' ')}`)

function isCalled({ study }: Work, { table, block }: PlacedTable, names: RegExp): boolean {
  const section = study.reading.sections.find(({ id }) => id === block.section)?.title ?? ''
  if (/\b(?:use case|questionnaire|abbreviation)/i.test(`${table.caption ?? ''} ${table.headings.join(' ')}`))
    return false
  return (
    names.test(table.caption ?? '') ||
    names.test(section) ||
    (block.part === 'budget' && /cost|amount|price/i.test(table.headings.join(' ')))
  )
}
