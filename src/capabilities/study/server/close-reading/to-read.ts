/** A document to be read closely, and the services needed for it. */
import type { UsedBy } from '#capabilities/usage/server/index.ts'
import type { Services } from '#ports/services.ts'

export type ReaderWorld = Pick<Services, 'db' | 'now' | 'usage' | 'log' | 'aiText' | 'closeReading'>

export type ToRead = {
  userId: string
  documentId: string
  /** The document as it was read, as a file on this machine. */
  storedPath: string
  assistant: UsedBy['assistant']
  signal?: AbortSignal
  /** Reports the parts read, out of all. */
  tell?: (done: number, of: number) => void
}
