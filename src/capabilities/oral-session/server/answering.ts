/** Answers one utterance: the rules decide what comes next, a model may word it, and every step is stored. */

import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import type { AnswerPiece, TurnContext } from '#capabilities/voice/server/index.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { adviceFirst, adviceOn } from '../rules/examiner/advice-from-plan.ts'
import { answerTo, type ExamState } from '../rules/examiner/exam.ts'
import { moveWords } from '../rules/examiner/manner.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import { SAYS } from '../spec.ts'
import type { OralSessions } from './oral-sessions.ts'
import type { OralRoomConfig } from './room-config.ts'
import { answersOf, findOwnSession, keepAnswer } from './session-rows.ts'
import { speakerOn } from './speakers.ts'
import { type KeptPlan, type KeptStep, planOf, storedStep } from './stored-plan.ts'
import type { SessionRow } from './tables.ts'
import { wordedByModel } from './worded-by-model.ts'

const notFound = { code: 'not-found', message: SAYS.notFound } as const
const builtIn = { name: STUDY_SENTENCES.name, builtIn: true } as const

export function answering(
  { services, advise }: Pick<OralSessions, 'services' | 'advise'>,
  room: OralRoomConfig,
) {
  const { db, now } = services

  /** State before this turn: a correction, or a repeat of the turn, starts from there. */
  async function stateBefore(
    { start }: KeptPlan,
    { session, turns, attempt }: TurnContext,
  ): Promise<{ state: ExamState; turn: number }> {
    const before = new Set(turns.map((turn) => turn.attempt))
    const steps = (await answersOf(db, [session])).filter((row) => row.attempt !== attempt)
    const last = steps.findLast((row) => before.has(row.attempt))
    return { state: last ? storedStep(last).state : start, turn: steps.length }
  }

  /**
   * Weak points come from the plan; research questions from the work and the handbook; failing that, the plan again.
   */
  const adviceFor = async (row: SessionRow, plan: ExamPlan, asked: string, signal: AbortSignal) =>
    adviceFirst(plan, asked) ?? (await advise(row, asked, signal)) ?? adviceOn(plan, asked)

  async function step(row: SessionRow, kept: KeptPlan, said: RecognisedSpeech, context: TurnContext) {
    const { state: before, turn } = await stateBefore(kept, context)
    const { state, move, judged, text } = answerTo(kept.plan, before, said, row.style, {
      takesQuestions: room.manner.advising.length > 0,
    })
    const found =
      move.name === 'advises' ? await adviceFor(row, kept.plan, said.text, context.signal) : undefined
    const own = moveWords(room.manner, { move, state, turn, found, isPlanned: kept.plan.isPlanned })
    const isOver = row.state === 'ended'
    const speaker = speakerOn(room, row.examiners, own.about ?? move.question)
    const step: KeptStep = {
      // The last question is repeated unchanged.
      state: { ...state, lastWords: own.asks },
      move: move.name,
      questionId: move.question?.id ?? null,
      aboutId: isOver ? null : (own.about?.id ?? null),
      speakerId: speaker.id,
      judged,
      heard: { ...said, text },
    }
    return { step, speaker, move, text: isOver ? room.manner.timeOver : own.text, isOver }
  }

  return async function* answer(said: RecognisedSpeech, context: TurnContext): AsyncGenerator<AnswerPiece> {
    const { userId, session, attempt, signal } = context
    const row = await findOwnSession(db, { userId, id: session }, now())
    const kept = row && planOf(row)
    if (!row || !kept) {
      yield { type: 'broke', problem: notFound }
      return
    }
    const { step: made, speaker, move, text, isOver } = await step(row, kept, said, context)
    await keepAnswer(db, { sessionId: row.id, attempt, userId, step: JSON.stringify(made), at: now() })
    yield { type: 'voice', persona: speaker.persona }
    const worded = isOver ? undefined : await wordedByModel(services, room, { row, move, said, text, signal })
    yield { type: 'started', engine: worded?.engine ?? builtIn }
    yield worded?.text ?? text
  }
}
