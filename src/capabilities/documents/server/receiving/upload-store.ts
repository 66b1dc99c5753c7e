/** Storage for a document's bytes until it has been read. */
import type { Readable } from 'node:stream'
import type { Connection } from '#ports/database/database.ts'
import type { Received } from './receive.ts'

export type UploadStore = {
  /** Path of the file on this machine, after `bring`. */
  pathOf(id: string): string
  prepare(id: string): Promise<void>
  arrivedSoFar(id: string): Promise<number>
  /**
   * Appends the request's bytes from `offset` on. Bytes received before a break stay; anything beyond `limit` is cut
   * off again. `elsewhere`: another request has written there in the meantime.
   */
  take(id: string, stream: Readable, where: { offset: number; limit: number }): Promise<TakenUpload>
  /** Brings the whole file to its path, and says how long it is. */
  bring(id: string): Promise<number>
  /** Its files in the store; within a transaction, since its row is about to be deleted. */
  storedNames(id: string, connection: Connection): Promise<string[]>
  /** Deletes its local files. */
  putAway(id: string): Promise<void>
  letGo(id: string): Promise<void>
}
export type TakenUpload = Received | { end: 'elsewhere'; bytes: number }
