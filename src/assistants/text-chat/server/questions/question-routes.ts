/** `POST /ai/chat`, and the calls on an answer afterwards: following it from anywhere, and stopping it. */
import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAccess } from '#capabilities/access/server/index.ts'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import type { DocumentRow } from '#capabilities/documents/server/index.ts'
import { FILE_TYPES } from '#capabilities/documents/spec.ts'
import { refused, refusedAndHungUp } from '#http/answer.ts'
import { paceOfCalls } from '#http/call-rate.ts'
import type { LineContext } from '#http/line-sender.ts'
import { serve } from '#http/serve.ts'
import { type ChatEvent, follow, say, stop } from '../../contract.ts'
import { CHAT_LIMITS, FORMAT_HEADER, SAYS, SERVER_SAYS } from '../../spec.ts'
import { askToStop } from '../answers/answer-persister.ts'
import { type BegunAnswer, beginAnswer, knownAnswer } from '../answers/begin-answer.ts'
import { endEvent, followLive, followRow } from '../answers/follow-answer.ts'
import { findMessage } from '../conversations/conversation-rows.ts'
import { asExtras, type Extras, messageOf } from '../conversations/extras.ts'
import type { MessageRow } from '../tables.ts'
import type { TextChat } from '../text-chat.ts'
import { attemptOf } from './attempt-of.ts'
import { readQuestion } from './read-question.ts'

const tooFast = { code: 'too-fast', message: SERVER_SAYS.tooFast } as const
const tooMany = { code: 'answers-at-once', message: SERVER_SAYS.tooManyAtOnce } as const
const gone = refused({ code: 'not-found', message: SERVER_SAYS.messageGone })

const wantsDeltas = ({ headers }: FastifyRequest): boolean => headers[FORMAT_HEADER.toLowerCase()] === 'delta'

export const sayRoutes = (chat: TextChat, auth: Auth) => async (app: FastifyInstance) => {
  const { services, documents, answers } = chat
  app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))
  const mayAsk = paceOfCalls(services, 'chat-question', CHAT_LIMITS.questionsPerMinute)

  /** The rest of an answer: from the live one, or from its row. */
  async function* rest(row: MessageRow, manner: { after: number; deltas: boolean; signal: AbortSignal }) {
    const live = answers.find(row.id)
    if (!live) return yield* followRow(services, row, manner)
    yield* followLive(live, manner)
    if (live.ending && !manner.signal.aborted)
      yield endEvent({
        ...row,
        content: live.text.whole(),
        state: live.ending.state,
        extras: asExtras(live.ending.extras),
      })
  }

  async function* eventsOf(
    begun: BegunAnswer,
    deltas: boolean,
    { signal }: LineContext,
  ): AsyncGenerator<ChatEvent> {
    const { conversation, question, answer } = begun
    yield {
      type: 'start',
      conversationId: conversation.id,
      title: conversation.title,
      messageId: answer.id,
      question: messageOf(question),
      readsFile: question.documentId !== null,
    }
    yield* rest(answer, { after: 0, deltas, signal })
  }

  serve(
    app,
    say,
    async ({ request, body }) => {
      const { userId } = signedIn(request)
      const deltas = wantsDeltas(request)
      const attempt = attemptOf(request) ?? randomUUID()
      const known = await knownAnswer(services, userId, attempt)
      if (known) {
        // Its form has arrived a second time and is not needed.
        request.raw.resume()
        return (line) => eventsOf(known, deltas, line)
      }
      if (!(await mayAsk(userId))) return refusedAndHungUp(tooFast)
      if (answers.countOf(userId) >= CHAT_LIMITS.answersAtOnce) return refusedAndHungUp(tooMany)
      const sent = await readQuestion(documents, userId, body)
      if (!sent.ok) return refusedAndHungUp(sent.problem)
      const { document, about, plan, ...rest } = sent.value
      const begun = await beginAnswer(services, {
        ...rest,
        userId,
        attempt,
        documentId: document?.id,
        extras: {
          ...(document && { file: fileOfDocument(document) }),
          ...(about && { about }),
          ...(plan && { analysis: { documentId: document?.id ?? '', plan, line: rest.prompt } }),
        },
      })
      if (!begun.ok) return refused(begun.problem)
      if (begun.value.isNew) answers.start(begun.value, (live) => chat.write(live, begun.value))
      return (line) => eventsOf(begun.value, deltas, line)
    },
    { before: requireAccess(services, 'textChat') },
  )

  serve(app, follow, async ({ params, query, request }) => {
    const row = await findMessage(services.db, signedIn(request).userId, params.messageId)
    if (row?.sender !== 'ai') return gone
    const manner = { after: query.after, deltas: wantsDeltas(request) }
    return ({ signal }) => rest(row, { ...manner, signal })
  })

  serve(app, stop, async ({ params, request }) => {
    const row = await findMessage(services.db, signedIn(request).userId, params.messageId)
    if (row?.sender !== 'ai') return gone
    await askToStop(services.db, [row.id])
    await answers.stop(row.id)
    return undefined
  })
}

/** A document as the file of a message, as the student sent it. */
const fileOfDocument = ({ name, bytes, declaredType }: DocumentRow): NonNullable<Extras['file']> => ({
  name,
  size: bytes,
  type: declaredType,
  isPicture:
    FILE_TYPES.image.types.includes(declaredType.toLowerCase()) ||
    FILE_TYPES.image.endings.includes(extname(name).toLowerCase()),
})
