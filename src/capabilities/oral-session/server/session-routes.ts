/** `/api/sessions`: a conversation's clock, messages and report. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { audioOf } from '#capabilities/voice/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { hours } from '#kit/time.ts'
import { beat, endSession, listSessions, readSession, removeSession, startSession } from '../contract.ts'
import { SAYS, SESSION } from '../spec.ts'
import { openSessionOf, summaryOf } from './describe.ts'
import type { OralSessions } from './oral-sessions.ts'
import { answersOf, findOwnSession, listOwnSessions, remove } from './session-rows.ts'

const notFound = refused({ code: 'not-found', message: SAYS.notFound })

export function sessionRoutes(oral: OralSessions, auth: Auth) {
  const { services, clock, voice, preparing, words } = oral
  const { db, now } = services

  /** While the opening is spoken, the recogniser learns the words of the work. */
  async function listenAhead(about: { userId: string; session: string }): Promise<void> {
    try {
      services.speechIn.prepare(await words({ ...about, turns: [] }))
    } catch (error) {
      services.log.warn({ reason: String(error) }, 'The words of a work could not be prepared.')
    }
  }

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    serve(app, listSessions, async ({ query: { assistant }, request }) => {
      const rows = await listOwnSessions(db, signedIn(request).userId, assistant, now())
      const answers = await answersOf(
        db,
        rows.map(({ id }) => id),
      )
      const open =
        rows.find(({ state }) => state === 'running') ?? rows.find(({ state }) => state === 'ready')
      return {
        sessions: rows.map((row) =>
          summaryOf(
            row,
            answers.filter(({ sessionId }) => sessionId === row.id),
            new Date(row.createdAt.getTime() + SESSION.historyDays * hours(24)),
          ),
        ),
        open: open?.id ?? null,
      }
    })

    serve(app, readSession, async ({ params: { sessionId: id }, query: { after }, request }) => {
      const row = await findOwnSession(db, { userId: signedIn(request).userId, id }, now())
      return row ? openSessionOf(oral, row, after) : notFound
    })

    serve(app, startSession, async ({ params: { sessionId: id }, request }) => {
      const { userId } = signedIn(request)
      const started = await clock.start({ userId, id })
      if (!started) return notFound
      if (started.ok) {
        void listenAhead({ userId, session: id })
        return started.value.clock
      }
      const { problem } = started
      return refused(problem, 'running' in problem ? { running: problem.running } : {})
    })

    serve(app, beat, async ({ params: { sessionId: id }, request }) => {
      const told = await clock.sign({ userId: signedIn(request).userId, id })
      return told ? told.clock : notFound
    })

    serve(app, endSession, async ({ params: { sessionId: id }, request }) => {
      const told = await clock.end({ userId: signedIn(request).userId, id })
      return told ? told.clock : notFound
    })

    serve(app, removeSession, async ({ params: { sessionId: id }, request }) => {
      const { userId } = signedIn(request)
      // Minutes used so far stay charged.
      await clock.end({ userId, id })
      const row = await remove(db, { userId, id })
      if (!row) return notFound
      preparing.stop(id)
      const turns = await voice.rows.forget({ userId, assistant: row.assistant, session: id })
      await voice.store.forget(userId, [
        ...turns.flatMap(audioOf),
        ...(row.openingAudio ? [row.openingAudio] : []),
      ])
      return undefined
    })
  }
}
