/** Of a system: what it has to do and what it was made with, as its tables list them; and what was built, feature by feature. */
import { evidenceOf } from '#capabilities/study/index.ts'
import { rowsOf } from '#product/document-table.ts'
import type { Point } from '../deck/deck.ts'
import { plainTable } from '../tables/table-visual.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { type Draft, draftOf } from './draft.ts'
import { type JoinedTable, placesOf } from './over-pages.ts'
import { lineOf } from './stated.ts'
import type { Work } from './work.ts'

export function systemSlides(work: Work): Draft[] {
  if (!work.isSystem && work.kind !== 'software') return []
  return [requirementsOf(work), toolsOf(work), builtOf(work)].flatMap((draft) => draft ?? [])
}

const MOST_SHOWN = 4
const LEAST = 3
const OWED = /\b(?:shall|should|must|will|can)\b/

/** "FR-01 | The system shall …": each line of the table is one. */
function requirementsOf(work: Work): Draft | undefined {
  const lines = tablesCalled(work, /\brequirements?\b/i, /\b(?:hardware|software) requirements?\b/i).flatMap(
    ({ table, block }) =>
      rowsOf(table).flatMap((cells): Point[] => {
        const says = cells.find((cell) => OWED.test(cell) && wordCount(cell) >= LEAST_WORDS)
        const text = says && lineOf(says)
        return text
          ? [{ text, computed: true, sources: [{ ...evidenceOf(block), quote: cells.join(' | ') }] }]
          : []
      }),
  )
  if (lines.length < LEAST) return undefined
  return draftOf({
    id: 'requirements',
    part: 'Methods',
    kicker: 'Requirements',
    worth: 78,
    name: 'What the system has to do',
    title: 'What the system has to do',
    points: lines.slice(0, MOST_SHOWN),
    more: lines.slice(MOST_SHOWN, MOST_SHOWN + LONGEST_MORE),
    opens: 'From the problem follow the requirements',
  })
}
const LEAST_WORDS = 5
const LONGEST_MORE = 5

function toolsOf(work: Work): Draft | undefined {
  const name = 'Tools and technologies'
  for (const placed of tablesCalled(
    work,
    /\b(?:tools?|technolog(?:y|ies)|programming languages?|tech(?:nology)? stack|development environment)\b/i,
    /\b(?:questionnaire|related|review|comparison)\b/i,
  )) {
    const { table } = placed
    const caption = table.caption?.replace(/\s+/g, ' ').trim() || name
    const visual = plainTable(rowsOf(table), { caption, sources: placesOf(placed) })
    if (visual)
      return draftOf({
        id: 'tools',
        part: 'Methods',
        kicker: 'Tools',
        worth: 60,
        name,
        title: name,
        visual,
        points: [],
        opens: 'I built it with these tools',
      })
  }
  return undefined
}

/** "Booking: patients choose a free hour": a feature and what it does. */
function builtOf(work: Work): Draft | undefined {
  if (work.kind !== 'software') return undefined
  const features = work.statements.flatMap(({ heading, role, sentence, text, opens, voice }): Point[] => {
    const [, head, says] = text.match(FEATURE) ?? []
    const isOf = OF_FEATURES.test(heading) && role !== 'literature' && !voice.cites && !voice.byOthers
    const line = isOf && opens && says && wordCount(says) >= LEAST && unstopped(says)
    return head && line && !work.used.has(sentence.id)
      ? [{ head, text: line, sources: [evidenceOf({ ...sentence, text })] }]
      : []
  })
  if (features.length < LEAST) return undefined
  return draftOf({
    id: 'built',
    part: 'Results',
    kicker: 'What was built',
    worth: 79,
    name: 'What the system does',
    title: 'What the system does',
    points: features.slice(0, MOST_SHOWN),
    more: features.slice(MOST_SHOWN, MOST_SHOWN + LONGEST_MORE),
    opens: 'This is what I built',
  })
}
const FEATURE = /^\W*(\p{Lu}[^:.]{2,40}): (\p{Lu}.*)$/u
const OF_FEATURES =
  /\b(?:features|functionalit(?:y|ies)|modules|(?:system|software) implementation|implementation of the system)\b/i

function tablesCalled({ study, tables }: Work, called: RegExp, not: RegExp): JoinedTable[] {
  return tables.filter(({ table, block }) => {
    const heading = study.reading.sections.find(({ id }) => id === block.section)?.title ?? ''
    const names = table.caption?.trim() ? table.caption : heading
    return block.role !== 'literature' && called.test(names) && !not.test(names)
  })
}
