/** A session's report: as JSON, text and a Word file. Open after the access has ended: it was paid for. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { bestAnswers, scoreOf } from '../rules/report/best-answers.ts'
import { type Report, readReport, saveReportAsText, saveReportAsWord } from '../rules/report/contract.ts'
import { SAYS, WORD_FILE } from '../spec.ts'
import { messagesOf } from './messages.ts'
import type { OralSessions } from './oral-sessions.ts'
import { answersOf, findOwnSession, findPlan, onDocument } from './session-rows.ts'
import { storedStep } from './stored-plan.ts'
import type { AnswerRow, SessionRow } from './tables.ts'

const builtIn = { name: STUDY_SENTENCES.name, builtIn: true } as const
type NoReport = Problem<'not-found' | 'not-running' | 'nothing-said'>

export function reportRoutes(oral: OralSessions, auth: Auth) {
  const { services, voice } = oral
  const { db, now } = services

  async function report(userId: string, id: string): Promise<Result<Report, NoReport>> {
    const row = await findOwnSession(db, { userId, id }, now())
    const kept = row && (await findPlan(db, row))
    if (!row || !kept) return failed({ code: 'not-found', message: SAYS.notFound })
    if (row.state !== 'ended') return failed({ code: 'not-running', message: SAYS.stillRunning })
    const sessions = await onDocument(db, row)
    const answers = await answersOf(db, [...new Set([row.id, ...sessions.map((one) => one.id)])])
    const mine = stepsOf(answers, row.id)
    if (mine.length === 0) return failed({ code: 'nothing-said', message: SAYS.nothingSaid })
    const earlier = sessions.filter(({ createdAt }) => createdAt < row.createdAt)
    const before = earlier.flatMap((one) => stepsOf(answers, one.id))
    const room = oral.roomOf(row)
    const { makeReport } = await import('../rules/report/make-report.ts')
    return ok({
      ...makeReport(kept.plan, mine, before, room.role === 'consultant'),
      sessionId: row.id,
      assistant: row.assistant,
      at: (row.startedAt ?? row.createdAt).toISOString(),
      document: { id: row.documentId, name: row.name, title: row.title },
      style: row.style,
      examiners: row.examiners,
      seconds: Math.round(row.countedMs / 1_000),
      transcript: await messagesOf(voice, room, row, kept),
      progress: (sessions.length > 0 ? sessions : [row]).map((one) => progressOf(one, answers)),
      engine: services.aiText.description.builtIn ? builtIn : services.aiText.description,
    })
  }

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))

    serve(app, readReport, async ({ params: { sessionId }, request }) => {
      const made = await report(signedIn(request).userId, sessionId)
      return made.ok ? made.value : refused(made.problem)
    })

    serve(app, saveReportAsText, async ({ params: { sessionId }, request, reply }) => {
      const made = await report(signedIn(request).userId, sessionId)
      if (!made.ok) return refused(made.problem)
      const { asText, reportLines } = await import('../rules/report/report-lines.ts')
      return send(reply, 'text/plain; charset=utf-8', 'txt', Buffer.from(asText(reportLines(made.value))))
    })

    serve(app, saveReportAsWord, async ({ params: { sessionId }, request, reply }) => {
      const made = await report(signedIn(request).userId, sessionId)
      if (!made.ok) return refused(made.problem)
      const { reportAsWord } = await import('./report-as-word.ts')
      const file = reportAsWord(made.value)
      return send(reply, WORD_FILE.type, 'docx', Buffer.from(file.buffer, file.byteOffset, file.byteLength))
    })
  }
}

const stepsOf = (answers: readonly AnswerRow[], sessionId: string) =>
  answers.filter((answer) => answer.sessionId === sessionId).map(storedStep)

const progressOf = ({ id, createdAt }: SessionRow, answers: readonly AnswerRow[]) => ({
  sessionId: id,
  at: createdAt.toISOString(),
  score: scoreOf(bestAnswers(stepsOf(answers, id))),
})

const send = (reply: FastifyReply, type: string, ending: string, bytes: Buffer) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="session_report.${ending}"`)
    .send(bytes)
