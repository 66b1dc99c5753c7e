/** An upload in pieces: each resumes at the end of the previous one, one at a time. */
import type { Readable } from 'node:stream'
import type { DocumentRow } from '../tables.ts'
import type { UploadStore } from './upload-store.ts'

/** `elsewhere`: the next piece begins at another place; `locked`: another one is being written. */
type AfterPiece =
  | { is: 'taken'; arrived: number }
  | { is: 'elsewhere'; arrived: number }
  | { is: 'too-long' }
  | { is: 'locked' }

type PieceDeps = {
  /** Reports a failing store and deletes what has arrived of this document. */
  orTell<Value>(work: () => Promise<Value>, id: string): Promise<Value>
  beginReading(row: DocumentRow, bytes: number): Promise<unknown>
}

export function uploadInPieces(arriving: UploadStore, { orTell, beginReading }: PieceDeps) {
  /** Uploads being written at this moment: how to end each, and when it has ended. */
  const writing = new Map<string, { end(): void; ended: Promise<unknown> }>()

  async function writePiece(
    row: DocumentRow,
    offset: number | undefined,
    stream: Readable,
  ): Promise<AfterPiece> {
    const arrived = await arriving.arrivedSoFar(row.id)
    if (offset !== arrived) return { is: 'elsewhere', arrived }
    const { end, bytes } = await arriving.take(row.id, stream, { offset, limit: row.bytes })
    if (end === 'too-large') return { is: 'too-long' }
    if (end === 'elsewhere') return { is: 'elsewhere', arrived: bytes }
    if (end === 'whole' && bytes === row.bytes) await beginReading(row, bytes)
    return { is: 'taken', arrived: bytes }
  }

  return {
    arrivedSoFar: arriving.arrivedSoFar,

    /** Creates the empty file the pieces are written to. */
    prepare: (id: string): Promise<void> => orTell(() => arriving.prepare(id), id),

    /** Ends the piece being written, if any, and waits until its bytes are on disk. */
    async interrupt(id: string): Promise<void> {
      const current = writing.get(id)
      current?.end()
      await current?.ended
    },

    /**
     * Adds a piece that begins at `offset`; one at a time. The received part of a broken piece stays, and the next one
     * resumes there. Bytes beyond the announced size are cut off.
     */
    takePiece(row: DocumentRow, offset: number | undefined, stream: Readable): Promise<AfterPiece> {
      if (writing.has(row.id)) return Promise.resolve({ is: 'locked' })
      const work = orTell(() => writePiece(row, offset, stream), row.id)
      const ended = work.finally(() => writing.delete(row.id))
      writing.set(row.id, { end: () => stream.destroy(), ended: ended.catch(() => {}) })
      return ended
    },
  }
}
