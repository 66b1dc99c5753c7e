/** `/ai/conversations`: stored conversations. Open after access ends too: they were paid for. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { storable } from '#kit/well-formed.ts'
import type { ConversationSummary } from '../../contract.ts'
import {
  changeConversation,
  listConversations,
  readConversation,
  removeConversation,
} from '../../contract.ts'
import { searchTerms, snippetRound } from '../../rules/search-words.ts'
import { CHAT_LIMITS, SAYS, SERVER_SAYS } from '../../spec.ts'
import type { MessageRow } from '../tables.ts'
import type { TextChat } from '../text-chat.ts'
import {
  changeOwn,
  findMessage,
  findOwnConversation,
  firstWith,
  listOwnConversations,
  messagesOf,
  removeOwn,
  type SummaryRow,
} from './conversation-rows.ts'
import { messageOf } from './extras.ts'
import { asInterrupted } from './interrupted.ts'

const gone = refused({ code: 'not-found', message: SERVER_SAYS.conversationGone })
const noMessage = refused({ code: 'not-found', message: SERVER_SAYS.messageGone })

const summaryOf = ({ id, title, at, messages }: SummaryRow, found?: string): ConversationSummary => ({
  id,
  title,
  at: at.toISOString(),
  messages,
  ...(found && { found }),
})

const cursorOf = ({ at, id }: SummaryRow) => `${at.getTime()}.${id}`
function readCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const [, at = '', id = ''] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(cursor ?? '') ?? []
  return id ? { at: new Date(Number(at)), id } : undefined
}

export const conversationRoutes = (chat: TextChat, auth: Auth) => async (app: FastifyInstance) => {
  const { services, answers, images } = chat
  const { db } = services
  app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))

  serve(app, listConversations, async ({ query, request }) => {
    const words = searchTerms(query.q ?? '')
    const rows = await listOwnConversations(db, signedIn(request).userId, {
      words,
      before: readCursor(query.before),
    })
    const page = rows.slice(0, CHAT_LIMITS.conversationsAPage)
    const conversations = await Promise.all(
      page.map(async (row) => {
        const [word] = words
        const hit = word ? await firstWith(db, row.id, word) : undefined
        return summaryOf(row, hit && word && snippetRound(hit.content, word))
      }),
    )
    return { conversations, next: rows.length > page.length ? cursorOf(page.at(-1)!) : null }
  })

  serve(app, readConversation, async ({ params, request }) => {
    const row = await findOwnConversation(db, signedIn(request).userId, params.conversationId)
    if (!row) return gone
    const messages = await Promise.all((await messagesOf(db, row.id)).map(asItStands))
    return {
      conversation: summaryOf(row),
      messages: messages.map(messageOf),
      lastId: row.lastId,
      writingId: messages.findLast(({ state }) => state === 'writing')?.id ?? null,
    }
  })

  /** The text so far; without waiting for one whose writer is gone. */
  async function asItStands(row: MessageRow): Promise<MessageRow> {
    const live = answers.find(row.id)
    if (live) return { ...row, content: live.text.whole() }
    return (await asInterrupted(services, row)) ?? row
  }

  serve(
    app,
    changeConversation,
    async ({ params, body, request }) => {
      const { userId } = signedIn(request)
      const row = await findOwnConversation(db, userId, params.conversationId)
      if (!row) return gone
      if (body.lastId) {
        const message = await findMessage(db, userId, body.lastId)
        if (message?.conversationId !== row.id) return noMessage
      }
      const changed = {
        ...(body.title && { title: storable(body.title) }),
        ...(body.lastId && { lastId: body.lastId }),
      }
      await changeOwn(db, userId, row.id, changed)
      return { conversation: summaryOf({ ...row, ...changed }) }
    },
    { unclear: { code: 'not-understood', message: SERVER_SAYS.notUnderstood } },
  )

  serve(app, removeConversation, async ({ params, request }) => {
    const { userId } = signedIn(request)
    const row = await findOwnConversation(db, userId, params.conversationId)
    if (!row) return gone
    answers.stopWhere(({ conversationId }) => conversationId === row.id)
    await images.forgetOf(db, { conversationId: row.id })
    await removeOwn(db, userId, row.id)
    return undefined
  })
}
