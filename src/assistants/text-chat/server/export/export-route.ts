/** A conversation, or one answer of it, as a file to work on. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import type { KeptAnalysis } from '#capabilities/data-analysis/contract.ts'
import type { ChapterFigure } from '#capabilities/data-analysis/index.ts'
import { openForStudy } from '#capabilities/study/server/index.ts'
import { refused } from '#http/answer.ts'
import { attachmentNamed } from '#http/attachment.ts'
import { serve } from '#http/serve.ts'
import { type ChatMessage, type ChatSource, exportConversation } from '../../contract.ts'
import { branchTo } from '../../rules/branch.ts'
import { SAYS, SERVER_SAYS } from '../../spec.ts'
import { findOwnConversation, messagesOf } from '../conversations/conversation-rows.ts'
import { messageOf } from '../conversations/extras.ts'
import type { TextChat } from '../text-chat.ts'

const [WORD, MARKDOWN, WORKBOOK, PLAIN] = exportConversation.answer.bytes
const gone = refused({ code: 'not-found', message: SERVER_SAYS.conversationGone })

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
      const { chapterFile, syntaxFile } = await import('#capabilities/data-analysis/index.ts')
      if (query.format === 'chapter')
        return reply.type(WORD).send(Buffer.from(chapterFile(analyses, await figuresOfAnswers(chosen))))
      if (query.format === 'xlsx') {
        const { tablesWorkbook } = await import('#capabilities/data-analysis/server/index.ts')
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

/** The charts of each analysis, painted as they stand on the screen. */
async function figuresOfAnswers(
  messages: readonly ChatMessage[],
): Promise<Map<KeptAnalysis, ChapterFigure[]>> {
  const { paintChart } = await import('../drawing/paint-drawing.ts')
  const painted = new Map<KeptAnalysis, ChapterFigure[]>()
  for (const { analysis, charts = [] } of messages) {
    if (!analysis) continue
    const figures: ChapterFigure[] = []
    for (const chart of charts) {
      const { picture, width, height } = await paintChart(chart)
      figures.push({ bytes: picture.bytes, width, height, says: chart.title })
    }
    painted.set(analysis, figures)
  }
  return painted
}

/** Works cited by the quoted sentences, from the documents' own lists: the reference list of an export, in the student's style. */
async function referencesOf(
  chat: Pick<TextChat, 'services' | 'documents' | 'closeReader' | 'studyWorker'>,
  userId: string,
  sources: readonly ChatSource[],
): Promise<string[]> {
  const entries = new Set<string>()
  for (const [documentId, some] of Map.groupBy(sources, (source) => source.documentId)) {
    const work = await openForStudy(chat, userId, documentId)
    // Deleted in the meantime: the quotations are kept, its list is not.
    if (!work) continue
    const sentences = some.map(({ sentenceId }) => sentenceId)
    const found = await chat.studyWorker.references(sentences, { document: work.forWorker })
    for (const entry of found ?? []) entries.add(entry.replace(/\s+/g, ' ').trim())
  }
  // A single document keeps the order of its list; several are merged into one.
  const isOne = new Set(sources.map(({ documentId }) => documentId)).size === 1
  return isOne ? [...entries] : [...entries].sort((a, b) => a.localeCompare(b, 'en'))
}
