/** Where a document's bytes lie until it has been read. */
import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Connection } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import { arrivingInStore } from './arriving-in-store.ts'
import { type Received, receive, sizeOf } from './receive.ts'

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

export const openArriving = (outside: Pick<Outside, 'db' | 'files'>): Arriving =>
  outside.files.shared ? arrivingInStore(outside) : arrivingHere(outside)

/** One machine, or several programs on one disk: the file grows where it will be read. */
function arrivingHere({ files }: Pick<Outside, 'files'>): Arriving {
  const pathOf = (id: string) => join(files.workFolder, id)
  const putAway = (id: string) => rm(pathOf(id), { force: true })
  return {
    pathOf,
    prepare: (id) => writeFile(pathOf(id), '', { mode: 0o600 }),
    arrivedSoFar: (id) => sizeOf(pathOf(id)),
    async take(id, stream, { offset, limit }) {
      const received = await receive(files, stream, { path: pathOf(id), offset, limit })
      if (received.end === 'too-large') await truncate(pathOf(id), offset)
      return received
    },
    bring: (id) => sizeOf(pathOf(id)),
    storedNames: async () => [],
    putAway,
    letGo: putAway,
  }
}
