/** Answers one utterance: rules decide, a connected model proposes the next move, and every step is stored once. */

import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import type { AnswerPiece, TurnContext } from '#capabilities/voice/server/index.ts'
import type { Database } from '#ports/database/database.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { answerTo, saysNothing, toAdvice } from '../rules/examiner/exam.ts'
import { moveWords } from '../rules/examiner/manner.ts'
import type { Taken } from '../rules/examiner/next-move.ts'
import { CLOCK, SAYS } from '../spec.ts'
import type { OralSessions } from './oral-sessions.ts'
import type { OralRoomConfig } from './room-config.ts'
import { answersOf, findOwnSession, findPlan, keepAnswer } from './session-rows.ts'
import { speakerOn } from './speakers.ts'
import { type KeptPlan, type KeptStep, OPENING_MESSAGE, storedStep } from './stored-plan.ts'
import type { SessionRow } from './tables.ts'

const notFound = { code: 'not-found', message: SAYS.notFound } as const
const answeredElsewhere = { code: 'answered-elsewhere', message: SAYS.answeredElsewhere } as const
const builtIn = { name: STUDY_SENTENCES.name, builtIn: true } as const

type Answering = Pick<OralSessions, 'services' | 'advise' | 'nextMove' | 'clock' | 'voice'>

/** State before this turn: a correction, or a repeat of the turn, starts from there. */
async function stateBefore(db: Database, { start }: KeptPlan, context: TurnContext) {
  const before = new Set(context.turns.map((turn) => turn.attempt))
  const steps = (await answersOf(db, [context.session])).filter((row) => row.attempt !== context.attempt)
  const last = steps.findLast((row) => before.has(row.attempt))
  const told = steps.map(storedStep)
  return {
    state: last ? storedStep(last).state : start,
    turn: steps.length,
    before: told.map(({ heard }) => heard.text),
    advised: told.at(-1)?.move === 'advises' ? (told.at(-1)?.advised ?? '') : undefined,
    told: told.flatMap(({ advised }) => advised || []),
  }
}

export function answering({ services, advise, nextMove, clock, voice }: Answering, room: OralRoomConfig) {
  const { db, now } = services

  /** Turns that broke off, or whose server was killed, before a word of their reply: they took no message's place. */
  async function withoutReply({ userId, session }: TurnContext): Promise<ReadonlySet<string>> {
    const turns = await voice.rows.ofConversation({ userId, assistant: room.assistant, session })
    const tooOld = now().getTime() - CLOCK.preparedAtMost
    const isGone = ({ reply, state, at }: (typeof turns)[number]) =>
      reply === '' && (state === 'broken' || (state === 'answering' && at.getTime() < tooOld))
    return new Set(turns.filter(isGone).map(({ attempt }) => attempt))
  }

  async function planned(row: SessionRow, kept: KeptPlan, said: RecognisedSpeech, context: TurnContext) {
    const { state: before, turn, before: heard, advised: last, told } = await stateBefore(db, kept, context)
    const takesQuestions = room.manner.advising.length > 0
    const leftMs = (await clock.tell(row)).clock.remainingSeconds * 1_000
    const taken = answerTo(kept.plan, before, said, row.style, { takesQuestions, leftMs })
    const isAsked = taken.move.name === 'advises'
    const found =
      isAsked || (takesQuestions && saysNothing(taken))
        ? await advise(
            row,
            kept.plan,
            { question: said.text, turn, isAsked, before: heard, last, told },
            context.signal,
          )
        : undefined
    const step = found ? toAdvice(kept.plan, before, taken) : taken
    const { state, move } = step
    const own = moveWords(room.manner, { move, state, turn, found: found?.says })
    return { step, own, turn, before, leftMs, advised: found?.keeps }
  }

  return async function* answer(said: RecognisedSpeech, context: TurnContext): AsyncGenerator<AnswerPiece> {
    const { userId, session, attempt } = context
    const row = await findOwnSession(db, { userId, id: session }, now())
    const kept = row && (await findPlan(db, row))
    if (!row || !kept) {
      yield { type: 'broke', problem: notFound }
      return
    }
    const answers = context.answers ?? context.turns.at(-1)?.attempt ?? OPENING_MESSAGE
    const { step, own, turn, before, leftMs, advised } = await planned(row, kept, said, context)
    const isOver = row.state === 'ended'
    const speaker = speakerOn(room, row.examiners, own.about ?? step.move.question)
    const made: KeptStep = {
      // The last question is repeated unchanged.
      state: { ...step.state, lastWords: own.asks },
      move: step.move.name,
      questionId: step.move.question?.id ?? null,
      aboutId: isOver ? null : (own.about?.id ?? null),
      speakerId: speaker.id,
      judged: step.judged,
      heard: { ...said, text: step.text },
      answers,
      ...(advised && { advised }),
      ...(!isOver && nextMove.misses(step) && { standIn: true as const }),
    }
    const gone = await withoutReply(context)
    const keep = (one: KeptStep) =>
      keepAnswer(
        db,
        { sessionId: row.id, attempt, userId, step: JSON.stringify(one), at: now() },
        { answers, corrects: context.corrects, gone },
      )
    if ((await keep(made)) === 'answered') {
      yield { type: 'broke', problem: answeredElsewhere }
      return
    }
    yield { type: 'voice', persona: speaker.persona }
    if (isOver || !nextMove.asks(step)) {
      yield { type: 'started', engine: builtIn }
      yield isOver ? room.manner.timeOver : own.text
      if (step.move.name === 'stopped') await clock.end(row)
      return
    }
    // Spoken while the model thinks.
    const bridge = room.manner.bridges[turn % room.manner.bridges.length]!
    yield `${bridge} `
    const taken = await nextMove.propose(room, {
      row,
      plan: kept.plan,
      step,
      before,
      leftMs,
      found: advised,
      rough: said.trust === 'rough',
      context,
    })
    const reply = taken?.reply
    await keep(byModel(made, taken, said))
    yield { type: 'started', engine: (reply && taken?.engine) ?? builtIn }
    yield reply?.text ?? own.text
  }
}

/** What a model made of it: its judgement in any case, and where nothing of its reply stands, the planned words. */
function byModel(made: KeptStep, taken: Taken | undefined, said: RecognisedSpeech): KeptStep {
  if (!taken) return { ...made, standIn: true }
  const { state, move, judged, text, reply } = taken
  const judgedSo = { ...made, move, judged, heard: { ...said, text } }
  return reply
    ? {
        ...judgedSo,
        state: { ...state, lastWords: reply.asks },
        aboutId: reply.about.id,
        ...(reply.places.length > 0 && { places: reply.places }),
        ...(made.advised && { advised: reply.text }),
      }
    : { ...judgedSo, standIn: true }
}
