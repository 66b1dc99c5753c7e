/** A conversation, or one answer of it, as a file to work on. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { refused } from '#http/answer.ts'
import { attachmentNamed } from '#http/attachment.ts'
import { serve } from '#http/serve.ts'
import { exportConversation } from '../../contract.ts'
import { branchTo } from '../../rules/branch.ts'
import { SAYS } from '../../spec.ts'
import { findOwnConversation, messagesOf } from '../conversations/conversation-rows.ts'
import { messageOf } from '../conversations/extras.ts'
import type { TextChat } from '../text-chat.ts'
import { referencesOf } from './references-of.ts'

const [WORD, MARKDOWN, WORKBOOK, PLAIN] = exportConversation.answer.bytes
const gone = refused({ code: 'not-found', message: SAYS.conversationGone })

export const exportRoute = (chat: TextChat, auth: Auth) => async (app: FastifyInstance) => {
  const { services } = chat
  app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))

  serve(app, exportConversation, async ({ params, query, request, reply }) => {
    const { userId } = signedIn(request)
    const row = await findOwnConversation(services.db, userId, params.conversationId)
    if (!row) return gone
    const all = (await messagesOf(services.db, row.id)).map(messageOf)
    const branch = branchTo(all, query.messageId ?? row.lastId)
    const chosen = query.messageId ? branch.slice(-2) : branch
    if (chosen.length === 0) return gone
    const isOfAnalyses = query.format !== 'docx' && query.format !== 'md'
    // The file writers are loaded at the first export.
    const { collect } = await import('../../rules/export/collect.ts')
    const parts = collect(row.title, chosen)
    const collected = { ...parts, references: await referencesOf(chat, userId, parts.sources) }
    const ending = query.format === 'chapter' ? 'docx' : query.format === 'r' ? 'R' : query.format
    const name = `${
      row.title
        .replace(/[^\p{L}\p{N} -]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim() || 'Conversation'
    }.${ending}`
    reply.headers({
      'content-disposition': attachmentNamed(name),
      'cache-control': 'private, no-store',
    })
    if (isOfAnalyses) {
      const analyses = chosen.flatMap(({ sender, analysis }) =>
        sender === 'ai' && analysis ? [analysis] : [],
      )
      const { chapterFile, syntaxFile } = await import('#capabilities/data-analysis/rules/report/chapter.ts')
      if (query.format === 'chapter')
        return reply.type(WORD).send(Buffer.from(chapterFile(row.title, analyses)))
      if (query.format === 'xlsx') {
        const { tablesWorkbook } = await import('#capabilities/data-analysis/server/tables-workbook.ts')
        return reply.type(WORKBOOK).send(Buffer.from(tablesWorkbook(analyses)))
      }
      return reply
        .type(`${PLAIN}; charset=utf-8`)
        .send(syntaxFile(analyses, query.format === 'r' ? 'r' : 'spss'))
    }
    if (query.format === 'md') {
      const { toMarkdown } = await import('../../rules/export/to-markdown.ts')
      return reply.type(`${MARKDOWN}; charset=utf-8`).send(toMarkdown(collected))
    }
    const { toWord } = await import('../../rules/export/to-word.ts')
    return reply.type(WORD).send(Buffer.from(toWord(collected)))
  })
}
