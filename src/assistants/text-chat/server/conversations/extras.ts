/** The parts of a message besides its text, and the message on the wire. */
import { CALLS } from '#capabilities/documents/index.ts'
import { pathOf } from '#contracts/call.ts'
import type { ChatMessage } from '../../contract.ts'
import type { MessageRow } from '../tables.ts'

export type Extras = Pick<
  ChatMessage,
  | 'fileAnalysis'
  | 'generatedImages'
  | 'problem'
  | 'engine'
  | 'sources'
  | 'charts'
  | 'about'
  | 'analysis'
  | 'choices'
> & { file?: { name: string; size: number; type: string; isPicture: boolean } }

export const extrasOf = ({ extras }: Pick<MessageRow, 'extras'>): Extras => JSON.parse(extras)
export const asExtras = (extras: Extras): string => JSON.stringify(extras)

export function messageOf(row: MessageRow): ChatMessage {
  const { file, ...rest } = extrasOf(row)
  return {
    id: row.id,
    content: row.content,
    sender: row.sender,
    timestamp: row.createdAt.toISOString(),
    parentId: row.parentId,
    state: row.state,
    ...(row.state === 'failed' && { isError: true }),
    ...rest,
    ...(file && row.documentId && { file: fileOf(file, row.documentId) }),
  }
}

/** In pixels: the size shown on a phone. */
const PREVIEW = 480

const fileOf = ({ isPicture, ...file }: NonNullable<Extras['file']>, documentId: string) => ({
  ...file,
  documentId,
  preview: isPicture
    ? pathOf(CALLS.readPagePicture, { params: { id: documentId, page: 1 }, query: { width: PREVIEW } })
    : null,
})
