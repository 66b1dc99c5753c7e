/** From arrived bytes to a kept book, or to a refusal with nothing left behind. */
import { eq } from 'drizzle-orm'
import { holderHere } from '#background/holder.ts'
import { keepLease } from '#background/keep-lease.ts'
import type { ReadingProgress } from '#ports/document-text/document-text.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import type { Outside } from '#ports/outside.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { READING, scannedStep, UPLOADS, type UploadPurpose } from '../spec.ts'
import type { Arriving } from './arriving.ts'
import { makeBook } from './book.ts'
import type { BookShelf } from './book-shelf.ts'
import { moveOn } from './document-rows.ts'
import { meteredReading } from './metered-reading.ts'
import { claimReading, releaseReading, renewReading } from './reading-leases.ts'
import { sha256Of } from './receive.ts'
import { forgetScannedPages, scannedPages } from './scanned-pages.ts'
import { type DocumentRow, documents } from './tables.ts'

/** A second try may help after a restart; a third means that the document is what restarts us. */
const MOST_ATTEMPTS = 2

const FREE = { leaseHolder: null, leaseUntil: null } as const

export type Readings = ReturnType<typeof readings>

type World = { arriving: Arriving; shelf: BookShelf; onTrouble(error: unknown): void }

export function readings(outside: Outside, { arriving, shelf, onTrouble }: World) {
  const { db, files, documentText, log, now } = outside
  const holder = holderHere()
  const running = new Map<
    string,
    { breaking: AbortController; progress: ReadingProgress; done: Promise<void> }
  >()
  const arrivedAt = arriving.pathOf
  let leaving = false

  async function letGo(id: string): Promise<void> {
    await arriving.letGo(id)
    await forgetScannedPages(arrivedAt(id))
  }

  async function refuse(row: DocumentRow, problem: string): Promise<void> {
    await letGo(row.id)
    await moveOn(db, row.id, 'reading', { status: 'refused', problem, lastUsedAt: now(), ...FREE })
  }

  async function keep(row: DocumentRow, model: DocumentModel): Promise<void> {
    const names: string[] = []
    let kept = false
    try {
      const sha256 = await sha256Of(arrivedAt(row.id))
      const bookName = await shelf.keep(await makeBook(model))
      names.push(bookName)
      const storedName = await files.keep(arrivedAt(row.id))
      names.push(storedName)
      kept = await moveOn(db, row.id, 'reading', {
        status: 'ready',
        kind: model.kind,
        pages: model.pages.length,
        sha256,
        storedName,
        bookName,
        lastUsedAt: now(),
        ...FREE,
      })
      await letGo(row.id)
    } finally {
      // Deleted while it was read, or the records are away: either way nobody would ever find these again.
      if (!kept) await Promise.allSettled(names.map((name) => files.forget(name)))
    }
  }

  async function read(row: DocumentRow, breaking: AbortController): Promise<void> {
    // The children refuse an empty file too; a missing one would be our fault, and is told as that.
    if (row.bytes > 0 && (await arriving.bring(row.id)) !== row.bytes)
      return refuse(row, 'reading-interrupted')
    if (row.attempts >= MOST_ATTEMPTS) return refuse(row, 'reader-failed')
    await db
      .update(documents)
      .set({ attempts: row.attempts + 1 })
      .where(eq(documents.id, row.id))
    const admitted = await meteredReading(outside, row, () => readTimed(row, breaking.signal))
    if (breaking.signal.aborted) return
    if (!admitted.ok) return refuse(row, 'too-much-reading')
    const outcome = admitted.value
    if (!outcome.ok) return refuse(row, outcome.problem.code)
    const accepted = UPLOADS[row.purpose as UploadPurpose].kinds.includes(outcome.value.kind)
    return accepted ? keep(row, outcome.value) : refuse(row, 'not-accepted')
  }

  /** Waiting for a free reader is not reading, and pages that are recognised count by the page. */
  async function readTimed(row: DocumentRow, signal: AbortSignal) {
    const timer = secondsOf(['waiting', 'recognising'])
    const value = await documentText.readDocument({
      path: arrivedAt(row.id),
      fileName: row.name,
      signal,
      recognition: scannedPages(outside, row, arrivedAt(row.id)),
      onProgress: (progress) => {
        timer.enter(progress.stage)
        const known = running.get(row.id)
        if (known) known.progress = progress
      },
    })
    return { value, seconds: timer.seconds() }
  }

  /** Exactly one server reads a document; who leaves gives it back, who dies is waited for as long as a lease. */
  async function readUnderLease(row: DocumentRow, breaking: AbortController): Promise<void> {
    const mine = await claimReading(db, row.id, { holder, now: now() })
    if (!mine) return
    const endLease = keepLease(outside, {
      id: row.id,
      lease: READING.lease,
      renew: () => renewReading(db, row.id, { holder, now: now() }),
      onLost: () => breaking.abort(),
    })
    await read(mine, breaking)
      .catch(async (error: unknown) => {
        if (breaking.signal.aborted) return
        const full = isStoreFailing(error)
        if (full) onTrouble(error)
        else log.error({ document: row.id, reason: String(error) }, 'A document could not be read.')
        await refuse(mine, full ? 'not-kept' : 'reader-failed').catch(() => {})
      })
      .finally(endLease)
    if (leaving) await releaseReading(db, row.id, holder)
  }

  return {
    arrivedAt,
    /** Begins, and does not wait. Asked twice, it reads once. */
    start(row: DocumentRow): Promise<void> {
      const known = running.get(row.id)
      if (known) return known.done
      const breaking = new AbortController()
      const done = readUnderLease(row, breaking)
        .catch((error: unknown) =>
          log.error({ document: row.id, reason: String(error) }, 'A document was not taken up.'),
        )
        .finally(() => running.delete(row.id))
      running.set(row.id, { breaking, progress: { stage: 'waiting', percent: 0 }, done })
      return done
    },
    progressOf: (id: string): ReadingProgress | undefined => running.get(id)?.progress,
    /** What takes minutes, page by page, in words; nothing where a document is read in a moment. */
    scannedStep(id: string): string | undefined {
      const scanned = running.get(id)?.progress.scanned
      return scanned && scannedStep(scanned)
    },
    /** Of a reading that goes on here; nothing where it does not. */
    finished: (id: string): Promise<void> | undefined => running.get(id)?.done,
    isReading: (id: string): boolean => running.has(id),
    async stop(id: string): Promise<void> {
      running.get(id)?.breaking.abort()
      await arriving.putAway(id)
      await forgetScannedPages(arrivedAt(id))
    },
    /** For a server that leaves: what is being read stays as it is, and is taken up by another, or at the next start. */
    async stopAll(): Promise<void> {
      leaving = true
      const all = [...running.values()]
      for (const { breaking } of all) breaking.abort()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}

/** The seconds spent in every stage but these. */
function secondsOf(uncounted: readonly ReadingProgress['stage'][]) {
  let since = performance.now()
  let counts = false
  let sum = 0
  const pass = () => {
    const at = performance.now()
    if (counts) sum += at - since
    since = at
  }
  return {
    enter(stage: ReadingProgress['stage']) {
      pass()
      counts = !uncounted.includes(stage)
    },
    seconds(): number {
      pass()
      return sum / 1_000
    },
  }
}
