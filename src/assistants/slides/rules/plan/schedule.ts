/** What a proposal owes its panel: the timetable and the money, as tables of the work. */
import type { PlacedTable } from '#capabilities/study/engine.index.ts'
import { type SlotId, saidOf } from '#capabilities/study/index.ts'
import { rowsOf } from '#product/document-table.ts'
import { plainTable } from '../tables/table-visual.ts'
import { askFor, type Draft, draftOf } from './draft.ts'
import { type JoinedTable, placesOf } from './over-pages.ts'
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
  work.kind === 'proposal'
    ? [...SCHEDULES.map((schedule) => scheduleSlide(work, schedule)), ...expected(work)]
    : []

/** The figures that the work is to reach, as its table of them. */
function expected(work: Work): Draft[] {
  const [found] = work.tables
    .filter(({ table }) => table.headings.some((heading) => IS_EXPECTED.test(heading)))
    .flatMap((table) => shownOf(table, 'What the work is to reach') ?? [])
  return found
    ? [
        draftOf({
          id: 'targets',
          part: 'Plan',
          kicker: 'Expected results',
          worth: 84,
          name: 'What the work is to reach',
          title: 'What the work is to reach',
          visual: found.visual,
          points: [],
          opens: 'These are the figures that I want to reach',
        }),
      ]
    : []
}
const IS_EXPECTED =
  /\b(?:expected|target(?:ed)?|anticipated) (?:values?|results?|outcomes?|performance|levels?)\b|^targets?$/i

function scheduleSlide(work: Work, { id, name, kicker, names, prompt, opens, worth }: Schedule): Draft {
  const about = { id, part: 'Plan', kicker, worth, name } as const
  const [found] = work.tables
    .filter((placed) => isCalled(work, placed, names) && !(id === 'timetable' && isOfMoney(placed)))
    .flatMap((table) => shownOf(table, name) ?? [])
  if (found)
    return draftOf({
      ...about,
      visual: found.visual,
      title: name,
      points: [],
      marks: flawsOf(work, [found.block.id]).map(({ says }) => says),
      opens,
    })
  const points = saidOf(work.record, id as SlotId).flatMap((entry) => pointOfEntry(entry) ?? [])
  return points.length > 0
    ? draftOf({ ...about, points, whole: true, opens })
    : askFor({ ...about, worth: OWED }, prompt, candidatesOf(work, [id as SlotId]))
}

function shownOf(placed: JoinedTable, name: string) {
  const rows = rowsOf(placed.table)
  // Numbers without a word beside them are the money of nobody knows what.
  const isNamed =
    rows.filter((cells) => cells.some((cell) => /\p{L}{3}/u.test(cell))).length * 2 > rows.length
  const visual = isNamed
    ? plainTable(rows, {
        caption: placed.table.caption?.replace(/\s+/g, ' ').trim() || name,
        sources: placesOf(placed),
      })
    : undefined
  return visual && { visual, block: placed.block }
}

/** A budget lists its activities too. */
const isOfMoney = ({ table, block }: PlacedTable): boolean =>
  block.part === 'budget' ||
  /\b(?:budget|costs?|amount|price)\b/i.test(`${table.caption} ${table.headings.join(' ')}`)

/** Its own heading and those that it stands under: "Summary" below "Appendix A: Work plan". */
function headingsOver(sections: Work['study']['reading']['sections'], id: string): string {
  const at = sections.findIndex((one) => one.id === id)
  const own = sections[at]
  const above = sections.slice(0, Math.max(0, at)).findLast((one) => one.level < (own?.level ?? 0))
  return [own?.title, own?.role === 'appendix' ? above?.title : ''].filter(Boolean).join('. ')
}

function isCalled({ study }: Work, { table, block }: PlacedTable, names: RegExp): boolean {
  const section = headingsOver(study.reading.sections, block.section)
  if (/\b(?:use case|questionnaire|abbreviation)/i.test(`${table.caption ?? ''} ${table.headings.join(' ')}`))
    return false
  return (
    names.test(table.caption ?? '') ||
    names.test(section) ||
    (block.part === 'budget' && /cost|amount|price/i.test(table.headings.join(' ')))
  )
}
