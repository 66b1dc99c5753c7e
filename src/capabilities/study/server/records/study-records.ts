/** The record of a document, for every room: read once, stored, and answered by the student. */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { Services } from '#ports/services.ts'
import { askedAs, askedSlots } from '../../rules/card/asked-slots.ts'
import { type StudentAnswer, withAnswers } from '../../rules/record/student-answers.ts'
import { SLOT_IDS, SLOTS, type SlotEntry, type StudyRecord } from '../../rules/record/study-record.ts'
import type { CloseReader } from '../close-reading/close-reader.ts'
import { laterForWorker } from '../worker/for-worker.ts'
import type { OpenableDocument, StudyWorker } from '../worker/study-worker.ts'
import {
  answeredSlots,
  earlierAnswers,
  keepAnswer,
  keepRecord,
  storedRecord,
  titleOf,
} from './record-rows.ts'

export type RecordUses = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }
export type SlotAnswer = {
  slot: StudentAnswer['slot']
  says: 'right' | 'candidate' | 'words' | 'not-mine'
  candidate?: number | undefined
  words?: readonly string[] | undefined
  seen: number
}

/** Raised when the built-in reader reads otherwise than before: stored records are then made anew. */
const READERS = '5'

export function openStudyRecords({ db, now }: Pick<Services, 'db' | 'now'>, uses: RecordUses) {
  const { studyWorker } = uses
  const { openable, placed } = openableDocuments(uses)

  /** As the readers left it; undefined when the document is gone. */
  async function madeRecord(userId: string, documentId: string): Promise<StudyRecord | undefined> {
    const whose = { userId, documentId }
    const document = await openable(userId, documentId)
    if (!document) return undefined
    const version = `${READERS} ${document.id}`
    const held = await storedRecord(db, whose, version)
    if (held) return held
    const first = await studyWorker.record([], { document })
    if (!first) return undefined
    const mine = await answeredSlots(db, whose)
    const earlier = mine.length > 0 ? [] : await earlierAnswers(db, whose, titleOf(first.record))
    const { carried } =
      earlier.length > 0 ? ((await studyWorker.record(earlier, { document })) ?? first) : first
    await keepRecord(db, whose, { version, record: first.record, carried, at: now() })
    return first.record
  }

  async function read(userId: string, documentId: string) {
    const record = await madeRecord(userId, documentId)
    if (!record) return undefined
    const said = await answeredSlots(db, { userId, documentId })
    const revisions = new Map<string, number>(said.map(({ answer, revision }) => [answer.slot, revision]))
    const answered = withAnswers(
      record,
      said.map(({ answer }) => answer),
    )
    return {
      asked: askedSlots(answered),
      slots: SLOT_IDS.map((slot) => {
        const { state, entries, candidates, isComplete } = askedAs(slot, answered.slots[slot])
        const told = (all: readonly SlotEntry[]) =>
          all.map(({ value, evidence }) => ({ value, evidence: [...evidence] }))
        return {
          slot,
          state,
          entries: told(entries),
          candidates: told(candidates),
          isComplete,
          revision: revisions.get(slot) ?? 0,
        }
      }),
    }
  }

  async function entriesFor(userId: string, documentId: string, answer: SlotAnswer) {
    if (answer.says === 'not-mine') return []
    if (answer.says === 'words') return placed(userId, documentId, answer.words ?? [])
    const current = (await read(userId, documentId))?.slots.find(({ slot }) => slot === answer.slot)
    const chosen = current?.candidates[answer.candidate ?? -1]
    return answer.says === 'right' ? (current?.entries ?? []) : chosen ? [chosen] : []
  }

  return {
    read,
    async answer(
      userId: string,
      documentId: string,
      answer: SlotAnswer,
    ): Promise<'kept' | 'gone' | 'not-understood' | 'answered-elsewhere'> {
      if (!(await madeRecord(userId, documentId))) return 'gone'
      const entries = await entriesFor(userId, documentId, answer)
      // "Right" of an empty slot says nothing, and a slot of one value takes one.
      if (answer.says !== 'not-mine' && entries.length === 0) return 'not-understood'
      if (SLOTS[answer.slot] === 'one' && entries.length > 1) return 'not-understood'
      const said: StudentAnswer = {
        slot: answer.slot,
        says: answer.says === 'not-mine' ? 'not-mine' : 'right',
        entries,
      }
      const kept = await keepAnswer(db, { userId, documentId }, said, { seen: answer.seen, at: now() })
      return kept ? 'kept' : 'answered-elsewhere'
    },
  }
}

function openableDocuments({ documents, closeReader, studyWorker }: RecordUses) {
  /** Its text is only read where the record has to be made, or words have to be found. */
  async function openable(userId: string, documentId: string): Promise<OpenableDocument | undefined> {
    const row = await documents.find(userId, documentId)
    if (row?.status !== 'ready' || !row.readingName) return undefined
    const load = async () => {
      const model = await documents.model(userId, documentId)
      if (!model.ok) throw new Error('The stored document was not found.')
      return model.value
    }
    return laterForWorker(row, load, await closeReader.known(userId, documentId))
  }

  /** Words that stand in the document get their place; others are the student's own. */
  async function placed(userId: string, documentId: string, words: readonly string[]) {
    const document = await openable(userId, documentId)
    if (!document) return []
    return Promise.all(
      words.map(async (value) => {
        const found = await studyWorker.prove(value, { document })
        return { value, evidence: found && typeof found !== 'string' ? [found] : [] }
      }),
    )
  }

  return { openable, placed }
}
