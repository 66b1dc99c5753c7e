/** The document that a question is about, opened as soon as it is read. */
import { setTimeout as pause } from 'node:timers/promises'
import { type DocumentRow, problemOf } from '#capabilities/documents/server/index.ts'
import { openForStudy } from '#capabilities/study/server/index.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import { type ConversationMessage, currentDocument, type TalkedOf } from '../../rules/current-document.ts'
import { SERVER_SAYS } from '../../spec.ts'
import { extrasOf } from '../conversations/extras.ts'
import type { MessageRow } from '../tables.ts'
import type { OpenDocument, WritingWorld } from './task.ts'

/** The document of this question, or of the earlier ones the one it is about. */
export function askedOf(
  { documentId, content, extras }: MessageRow,
  before: readonly MessageRow[],
): TalkedOf {
  if (documentId !== null) return { documentId, question: content }
  return currentDocument(before.map(said), { question: content, about: extrasOf({ extras }).about })
}

export async function openDocument(
  world: WritingWorld,
  question: MessageRow,
  id: string | undefined,
  signal: AbortSignal,
): Promise<Result<OpenDocument | 'gone' | undefined, Problem>> {
  if (!id) return ok(undefined)
  const row = await untilBegun(world.documents, question.userId, id, signal)
  if (row?.status === 'refused' && question.documentId)
    return failed(problemOf(row) ?? { code: 'reader-failed', message: SERVER_SAYS.serverError })
  return ok((await openForStudy(world, question.userId, id, { fromBeginning: true })) ?? 'gone')
}

function said(message: MessageRow): ConversationMessage {
  const { sender, content, documentId } = message
  const { file, sources } = extrasOf(message)
  return {
    sender,
    content,
    file: documentId === null ? undefined : { documentId, name: file?.name ?? '' },
    quotes: sources?.map((source) => source.documentId),
  }
}

/** Scanned pages take minutes, and what can be read without them answers before. Another process that reads it is looked at. */
async function untilBegun(
  documents: WritingWorld['documents'],
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<DocumentRow | undefined> {
  for (;;) {
    const row = await documents.find(userId, id)
    const isOpen = row && (row.status === 'ready' || row.status === 'refused' || row.readingName !== null)
    if (!row || signal.aborted || isOpen) return row
    const later = pause(LOOKS_AGAIN_AFTER, undefined, { signal }).catch(() => {})
    await Promise.race([later, documents.reading.begun(id) ?? later])
  }
}
const LOOKS_AGAIN_AFTER = seconds(1)

export const analysisOf = ({ row, model }: OpenDocument) => ({
  filename: row.name,
  fileType: row.declaredType || (row.kind ?? ''),
  fileSize: row.bytes,
  extractedTextLength: model.blocks.reduce((sum, { text }) => sum + text.length, 0),
})
