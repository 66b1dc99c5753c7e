/**
 * Spoken turns of a room: every turn is a sign of life, does not count our delay, and is the last one if the time is
 * over.
 */
import type { FastifyInstance } from 'fastify'
import { lookAtAccess } from '#capabilities/access/server/index.ts'
import { type Auth, signedIn } from '#capabilities/accounts/server/index.ts'
import { type ArrivedTurn, secondsOf, spokenTurnRoutes } from '#capabilities/voice/server/index.ts'
import { sendRefusal } from '#http/answer.ts'
import { seconds } from '#kit/time.ts'
import { CLOCK, SAYS } from '../spec.ts'
import type { OralSessions } from './oral-sessions.ts'
import type { OralRoomConfig } from './room-config.ts'
import { sentAs } from './room-routes.ts'
import { findOwnSession, update } from './session-rows.ts'
import { OPENING_MESSAGE } from './stored-plan.ts'
import type { SessionRow } from './tables.ts'

const notFound = { code: 'not-found', message: SAYS.notFound } as const
const notRunning = { code: 'not-running', message: SAYS.notRunning } as const
const answeredElsewhere = { code: 'answered-elsewhere', message: SAYS.answeredElsewhere } as const
const notReady = { code: 'not-ready', message: SAYS.notReady } as const

export function speakingRoutes(oral: OralSessions, auth: Auth, room: OralRoomConfig) {
  const { services, words, voice, clock } = oral
  const { db, now } = services

  /** A session of another room is treated like another person's: not found. */
  async function own(userId: string, id: string): Promise<SessionRow | undefined> {
    const row = await findOwnSession(db, { userId, id }, now())
    return row?.assistant === room.assistant ? row : undefined
  }

  /** Taken before: it is said again, whatever has become of the session. */
  const isKnown = async ({ userId, session, attempt }: ArrivedTurn) =>
    (await voice.rows.find({ userId, assistant: room.assistant, session, attempt })) !== undefined

  /**
   * The message it says it answers is not the last one: somebody else has answered that. A turn without a reply, or one that
   * never arrived, was cut short by whoever speaks now, and can have been answered by nobody.
   */
  async function isAnswered({ userId, session, answers, corrects }: ArrivedTurn): Promise<boolean> {
    if (!answers || corrects) return false
    const key = { userId, assistant: room.assistant, session }
    const [last] = await voice.rows.lastOf(key, 1)
    if (answers === (last?.attempt ?? OPENING_MESSAGE)) return false
    if (answers === OPENING_MESSAGE) return true
    const named = await voice.rows.find({ ...key, attempt: answers })
    return named !== undefined && named.reply !== ''
  }

  async function begins(turn: ArrivedTurn) {
    const { userId, session: id, recording } = turn
    const row = await own(userId, id)
    if (!row) return notFound
    if (!(await isKnown(turn)) && (await isAnswered(turn))) return answeredElsewhere
    if (row.state === 'ready') {
      const started = await clock.start(row)
      if (started?.ok === false) return started.problem
    }
    if (row.state === 'ready' || row.state === 'running') {
      const away = row.countedAt !== null && now().getTime() - row.countedAt.getTime() > CLOCK.missedAfter
      // A recording's length matters only after a gap in the signs of life.
      const isSpoken = away && recording && !(await isKnown(turn))
      const spokeFor = isSpoken ? seconds(await secondsOf(voice, recording)) : 0
      const told = await clock.sign({ userId, id }, { spokeFor, turn: 'arrived' })
      if (told?.row.state !== 'running') await update(db, id, { lastTurnTaken: true })
      return undefined
    }
    if (await isKnown(turn)) return undefined
    if (row.state === 'ended' && clock.mayFinish(row)) {
      await update(db, id, { lastTurnTaken: true })
      return undefined
    }
    return row.state === 'ended' ? notRunning : notReady
  }

  return async (app: FastifyInstance) => {
    await app.register(
      spokenTurnRoutes(voice, auth, {
        calls: room.spoken,
        assistant: room.assistant,
        persona: room.speakers[0].persona,
        vocabulary: words,
        /** A student whose last minute is used up may still finish the current answer. */
        async gate(request, reply) {
          const { userId } = signedIn(request)
          const { closed } = await lookAtAccess(services, userId, room.assistant)
          if (!closed) return
          const row = await own(userId, sentAs(request) ?? '')
          if (row?.state !== 'running' && !(row && clock.mayFinish(row)))
            return sendRefusal(reply, 402, closed)
        },
        begins,
        told: async ({ userId, session: id }) =>
          void (await clock.sign({ userId, id }, { turn: 'answered' })),
        // The examiner's rules come with the first answer.
        async *answer(said, context) {
          const { answering } = await import('./answering.ts')
          yield* answering(oral, room)(said, context)
        },
      }),
    )
  }
}
