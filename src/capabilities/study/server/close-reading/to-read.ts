/** A document that is to be read closely, and what that needs of the world. */
import type { UsedBy } from '#capabilities/usage/server/record-usage.ts'
import type { Outside } from '#ports/outside.ts'

export type ReaderWorld = Pick<Outside, 'db' | 'now' | 'usage' | 'log' | 'aiText' | 'closeReading'>

export type ToRead = {
  userId: string
  documentId: string
  /** The document's book, as a file on this machine. */
  bookPath: string
  assistant: UsedBy['assistant']
  signal?: AbortSignal
  /** Parts read, of all there are. */
  tell?: (done: number, of: number) => void
}
