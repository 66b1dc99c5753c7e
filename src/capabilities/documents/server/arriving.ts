/** Where a document's bytes lie until it has been read. */
import type { Readable } from 'node:stream'
import type { Connection } from '#ports/database/database.ts'
import type { Received } from './receive.ts'

export type Arriving = {
  /** Where readers find the file on this machine, once it was brought. */
  pathOf(id: string): string
  prepare(id: string): Promise<void>
  arrivedSoFar(id: string): Promise<number>
  /**
   * Adds what a line brings, from `offset` on. What came before it broke off stays; more than `limit` is cut away again.
   * `elsewhere`: somebody else has written there meanwhile.
   */
  take(id: string, stream: Readable, where: { offset: number; limit: number }): Promise<Taken>
  /** Brings the whole file to its path, and says how long it is. */
  bring(id: string): Promise<number>
  /** What the store holds of it; within a transaction, since its row is about to go. */
  storedNames(id: string, connection: Connection): Promise<string[]>
  /** What lies of it on this machine. */
  putAway(id: string): Promise<void>
  letGo(id: string): Promise<void>
}
export type Taken = Received | { end: 'elsewhere'; bytes: number }
