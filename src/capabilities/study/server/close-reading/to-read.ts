/** A document to be read closely, and the services needed for it. */
import type { UsedBy } from '#capabilities/usage/server/index.ts'
import type { Services } from '#ports/services.ts'

export type ReaderWorld = Pick<Services, 'db' | 'now' | 'usage' | 'log' | 'aiText' | 'closeReading'>

export type ToRead = {
  userId: string
  documentId: string
  /** The document's book, as a file on this machine. */
  bookPath: string
  assistant: UsedBy['assistant']
  signal?: AbortSignal
  /** Reports the parts read, out of all. */
  tell?: (done: number, of: number) => void
}
