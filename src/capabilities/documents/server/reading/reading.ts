/** The readings of this server: each document read by exactly one server, with progress, and stoppable. */
import { leaseOwner } from '#background/lease-owner.ts'
import { renewLease } from '#background/renew-lease.ts'
import type { ReadingProgress } from '#ports/document-text/document-text.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import type { Services } from '#ports/services.ts'
import { READING, scannedStep } from '../../spec.ts'
import type { DocumentCache } from '../document-cache.ts'
import { readingLeases } from '../document-rows.ts'
import type { UploadStore } from '../receiving/upload-store.ts'
import type { DocumentRow } from '../tables.ts'
import { documentReader } from './read-document.ts'
import { forgetScannedPages } from './scanned-pages.ts'

type ReadingsDeps = { arriving: UploadStore; cache: DocumentCache; onTrouble(error: unknown): void }

export function readings(services: Services, { arriving, cache, onTrouble }: ReadingsDeps) {
  const { db, log, now } = services
  const holder = leaseOwner()
  const running = new Map<
    string,
    {
      breaking: AbortController
      progress: ReadingProgress
      done: Promise<void>
      begun: PromiseWithResolvers<void>
    }
  >()
  const arrivedAt = arriving.pathOf
  let leaving = false

  const readOne = documentReader(services, { arriving, cache })

  /**
   * One server reads a document at a time. A clean shutdown releases the lease; after a crash others wait for it to
   * expire.
   */
  async function readUnderLease(row: DocumentRow, breaking: AbortController): Promise<void> {
    const mine = await readingLeases.claim(db, row.id, { holder, now: now() })
    if (!mine) return
    const endLease = renewLease(services, {
      id: row.id,
      lease: READING.lease,
      renew: () => readingLeases.renew(db, row.id, { holder, now: now() }),
      onLost: () => breaking.abort(),
    })
    const onProgress = (progress: ReadingProgress) => {
      const known = running.get(row.id)
      if (known) known.progress = progress
    }
    await readOne
      .read(mine, breaking.signal, { onProgress, onBegun: () => running.get(row.id)?.begun.resolve() })
      .catch(async (error: unknown) => {
        if (breaking.signal.aborted) return
        const full = isStoreFailing(error)
        if (full) onTrouble(error)
        else log.error({ document: row.id, reason: String(error) }, 'A document could not be read.')
        await readOne.refuse(mine, full ? 'not-kept' : 'reader-failed').catch(() => {})
      })
      .finally(endLease)
    if (leaving) await readingLeases.release(db, row.id, { holder, uncounted: true })
  }

  return {
    arrivedAt,
    /** Starts in the background. A second call does not start a second reading. */
    start(row: DocumentRow): Promise<void> {
      const known = running.get(row.id)
      if (known) return known.done
      const breaking = new AbortController()
      const done = readUnderLease(row, breaking)
        .catch((error: unknown) =>
          log.error({ document: row.id, reason: String(error) }, 'A document was not taken up.'),
        )
        .finally(() => running.delete(row.id))
      const begun = Promise.withResolvers<void>()
      void done.then(begun.resolve)
      running.set(row.id, { breaking, progress: { stage: 'waiting', percent: 0 }, done, begun })
      return done
    },
    progressOf: (id: string): ReadingProgress | undefined => running.get(id)?.progress,
    /** Progress of a long reading, page by page, in words; undefined if a document is read in a moment. */
    scannedStep(id: string): string | undefined {
      const scanned = running.get(id)?.progress.scanned
      return scanned && scannedStep(scanned)
    },
    /** Settles when a reading running here ends; undefined if it does not run here. */
    finished: (id: string): Promise<void> | undefined => running.get(id)?.done,
    /** Settles when a document being read here can be opened, in part at least; undefined if it is not read here. */
    begun: (id: string): Promise<void> | undefined => running.get(id)?.begun.promise,
    isReading: (id: string): boolean => running.has(id),
    async stop(id: string): Promise<void> {
      running.get(id)?.breaking.abort()
      await arriving.putAway(id)
      await forgetScannedPages(arrivedAt(id))
    },
    /** For shutdown: unfinished readings stay as they are and are resumed by another server, or at the next start. */
    async stopAll(): Promise<void> {
      leaving = true
      const all = [...running.values()]
      for (const { breaking } of all) breaking.abort()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}
