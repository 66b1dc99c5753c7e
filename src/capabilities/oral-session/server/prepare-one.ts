/** From a read document to a session that can begin, or to the sentence that explains the failure. */
import { type Documents, problemOf } from '#capabilities/documents/server/index.ts'
import { type CloseReader, studentAnswers } from '#capabilities/study/server/index.ts'
import { meteredSeconds } from '#capabilities/usage/server/index.ts'
import { openVoiceAhead, type Voice } from '#capabilities/voice/server/index.ts'
import type { Services } from '#ports/services.ts'
import { begin } from '../rules/examiner/exam.ts'
import { openingWords } from '../rules/examiner/manner.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import { weakOnes } from '../rules/report/best-answers.ts'
import { SAYS } from '../spec.ts'
import type { Planner } from './planning/planner.ts'
import type { Prepared, PrepareOne } from './preparer.ts'
import { PREPARING } from './preparing.ts'
import { type OralRoomConfig, speakersOf } from './room-config.ts'
import { answersOf, findPlan, onDocument } from './session-rows.ts'
import { openerOf } from './speakers.ts'
import { type KeptPlan, storedStep } from './stored-plan.ts'
import type { SessionRow } from './tables.ts'

const failing = (problem: string, error: string): Prepared => ({ name: 'failed', problem, error })
/** How long an opening is at most, in seconds. */
const LONGEST_OPENING = 120

type PreparationDeps = {
  services: Services
  documents: Documents
  voice: Voice
  closeReader: CloseReader
  planner: Planner
  roomOf(row: SessionRow): OralRoomConfig
}

export function prepareOne(world: PreparationDeps): PrepareOne {
  const { services, documents, closeReader, planner, roomOf } = world

  /** Weak topics of earlier sessions on this document come first. */
  async function weakBefore(row: SessionRow): Promise<string[]> {
    const earlier = (await onDocument(services.db, row)).filter(({ id }) => id !== row.id)
    const steps = (
      await answersOf(
        services.db,
        earlier.map(({ id }) => id),
      )
    ).map(storedStep)
    const plans = await Promise.all(earlier.map((one) => findPlan(services.db, one)))
    return weakOnes(
      steps,
      plans.flatMap((kept) => kept?.plan.questions ?? []),
    )
  }

  return async (row, tell, signal) => {
    const room = roomOf(row)
    const { userId } = row
    const document = row.documentId ? await documents.find(userId, row.documentId) : undefined
    if (!document) return failing('document-gone', SAYS.documentGone)
    const refusal = problemOf(document)
    if (refusal) return failing(refusal.code, refusal.message)
    const stored = await documents.storedPath(document)
    const isGone = async () => !(await documents.find(userId, document.id))
    if (!stored?.ok) {
      if (await isGone()) return failing('document-gone', SAYS.documentGone)
      throw new Error('The stored document was not found.')
    }
    // What a model reads of a beginning would be kept as its reading of the whole.
    const isWhole = document.status === 'ready'
    const closely = {
      userId,
      documentId: document.id,
      storedPath: stored.value,
      assistant: room.assistant,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PREPARING.closeReadingAtMost)]),
      tell: (done: number, of: number) => tell({ kind: 'close-reading', done, of }),
    }
    const { read, line } = isWhole
      ? await closeReader.read(closely)
      : { read: undefined, line: SAYS.stillReading }
    if (await isGone()) return failing('document-gone', SAYS.documentGone)
    // A plan is made by one core; the other opens the voice.
    openVoiceAhead(services, room.speakers[0].persona)
    const task = {
      storedPath: stored.value,
      name: row.name,
      read,
      answers: await studentAnswers(services.db, userId, document.id),
    }
    const plan = await planner
      .plan(task, (parts) => tell({ kind: 'planning', ...parts }), signal)
      .catch(async (error: unknown) => {
        // Deleted while it was read.
        if (await isGone()) return 'document-gone' as const
        throw error
      })
    if (plan === 'document-gone') return failing(plan, SAYS.documentGone)
    if (plan === 'too-little-text') return failing(plan, SAYS.tooLittleText)
    tell({ kind: 'speaking' })
    const notes = isWhole ? plan.notes : []
    const told = { ...plan, notes: line === undefined ? notes : [...notes, line] }
    return speakOpening(world, row, told, await weakBefore(row))
  }
}

async function speakOpening(
  { services, voice, roomOf }: PreparationDeps,
  row: SessionRow,
  plan: ExamPlan,
  again: readonly string[],
): Promise<Prepared> {
  const room = roomOf(row)
  const state = begin(plan, row.style, again)
  const first = plan.questions.find(({ id }) => id === state.current)
  if (!first) return failing('too-little-text', SAYS.tooLittleText)
  const names = speakersOf(room, row.examiners).map(({ name }) => name)
  const { text, asks } = openingWords(room.manner, plan, row.style, names, first)
  const { persona } = openerOf(room)
  const by = { who: row.userId, assistant: room.assistant }
  const spoken = await meteredSeconds(
    services,
    by,
    { kind: 'audioSeconds', expected: LONGEST_OPENING },
    async () => {
      const audio = await services.speechOut.speak({ text, persona, isFirst: true })
      if (!audio.ok) return { value: null, seconds: 0 }
      return { value: await voice.store.keep(row.userId, audio.value), seconds: audio.value.seconds ?? 0 }
    },
  ).catch((error: unknown) => {
    // A conversation without sound is still a conversation.
    services.log.error({ reason: String(error) }, 'An opening could not be spoken.')
    return undefined
  })
  const kept: KeptPlan = { plan, start: { ...state, lastWords: asks } }
  return {
    name: 'ready',
    plan: JSON.stringify(kept),
    opening: text,
    openingAudio: spoken?.ok ? spoken.value : null,
    title: plan.title || row.name,
  }
}
