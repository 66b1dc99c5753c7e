/** What a proved remark of a model holds against the work: no slide hands it on as a fact. */
import type { Remark, RemarkKind, SlotEntry, SlotId, StudyRecord } from '#capabilities/study/index.ts'

/** Below this, a remark may be mended with a word or two. */
const HEAVY = 8
const DENIES: ReadonlySet<RemarkKind> = new Set<RemarkKind>(['contradiction', 'number', 'overclaim'])
/** Lists are shown whole, and whose work it is nobody doubts. */
const KEPT: ReadonlySet<SlotId> = new Set<SlotId>([
  'title',
  'people',
  'supervisors',
  'institution',
  'award',
  'year',
  'aim',
  'questions',
  'objectives',
  'hypotheses',
])

type Place = SlotEntry['evidence'][number]
/** Every row of a table has the id of its table. */
export const placeKey = ({ sentenceId, quote }: Pick<Place, 'sentenceId' | 'quote'>): string =>
  isTableRow(quote) ? `${sentenceId} ${quote}` : sentenceId
export const isTableRow = (quote: string): boolean => quote.includes(' | ')

/** The first place of a remark is the one it is about; the others show why. */
export const contestedIn = (remarks: readonly Remark[]): ReadonlySet<string> =>
  new Set(
    remarks
      .filter(({ kind, weight, isUnproved }) => !isUnproved && weight >= HEAVY && DENIES.has(kind))
      .flatMap(({ evidence }) => evidence.slice(0, 1).map(placeKey)),
  )

/** The record without them; what the student confirmed stays. */
export function uncontested(record: StudyRecord, contested: ReadonlySet<string>): StudyRecord {
  if (contested.size === 0) return record
  const isSafe = ({ by, evidence: [place] }: SlotEntry) =>
    by === 'student' || !place || !contested.has(placeKey(place))
  const slots = Object.entries(record.slots).map(([id, slot]) => {
    const entries = slot.entries.filter(isSafe)
    const isSame = KEPT.has(id as SlotId) || entries.length === slot.entries.length
    return [
      id,
      isSame ? slot : { ...slot, entries, state: entries.length > 0 ? slot.state : ('empty' as const) },
    ]
  })
  return { ...record, slots: Object.fromEntries(slots) }
}
