/** From received bytes to a stored document, or to a refusal with nothing left behind. */
import type { ReadingProgress } from '#ports/document-text/document-text.ts'
import type { Services } from '#ports/services.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { UPLOADS, type UploadPurpose } from '../../spec.ts'
import type { DocumentCache } from '../document-cache.ts'
import { moveOn, readingLeases } from '../document-rows.ts'
import { sha256Of } from '../receiving/receive.ts'
import type { UploadStore } from '../receiving/upload-store.ts'
import { buildStoredDocument } from '../stored-document.ts'
import type { DocumentRow } from '../tables.ts'
import { meteredReading } from './metered-reading.ts'
import { forgetScannedPages, scannedPages } from './scanned-pages.ts'

/**
 * A second try may help after a restart; a third means that the document crashes the server. Claiming counts as a try.
 */
const MOST_ATTEMPTS = 2

type Telling = {
  onProgress(progress: ReadingProgress): void
  /** What can be read before its scanned pages has been kept. */
  onBegun(): void
}

/** Matches the row as it was claimed. */
const mine = ({ id, leaseHolder }: DocumentRow) => ({ id, holder: leaseHolder ?? '' })

export function documentReader(
  services: Services,
  { arriving, cache }: { arriving: UploadStore; cache: DocumentCache },
) {
  const { db, files, documentText, now } = services
  const arrivedAt = arriving.pathOf
  const beginnings = keptBeginnings(services, cache)

  async function letGo(id: string): Promise<void> {
    await arriving.letGo(id)
    await forgetScannedPages(arrivedAt(id))
  }

  async function refuse(row: DocumentRow, problem: string): Promise<void> {
    await letGo(row.id)
    await readingLeases.finish(db, mine(row), {
      status: 'refused',
      problem,
      readingName: null,
      lastUsedAt: now(),
    })
    await beginnings.forget(row)
  }

  async function keep(row: DocumentRow, model: DocumentModel): Promise<void> {
    const names: string[] = []
    let kept = false
    try {
      const sha256 = await sha256Of(arrivedAt(row.id))
      const readingName = await cache.keep(await buildStoredDocument(model))
      names.push(readingName)
      const storedName = await files.keep(arrivedAt(row.id))
      names.push(storedName)
      kept = await readingLeases.finish(db, mine(row), {
        status: 'ready',
        kind: model.kind,
        pages: model.pages.length,
        sha256,
        storedName,
        readingName,
        lastUsedAt: now(),
      })
      await letGo(row.id)
      if (kept) await beginnings.forget(row)
    } finally {
      // The document was deleted during reading, or the database is unreachable: either way the files would be
      // orphaned.
      if (!kept) await Promise.allSettled(names.map((name) => files.forget(name)))
    }
  }

  async function read(row: DocumentRow, signal: AbortSignal, telling: Telling): Promise<void> {
    // The children refuse an empty file too; a missing one would be our fault and is reported as such.
    if (row.bytes > 0 && (await arriving.bring(row.id)) !== row.bytes)
      return refuse(row, 'reading-interrupted')
    if (row.attempts > MOST_ATTEMPTS) return refuse(row, 'reader-failed')
    const admitted = await meteredReading(services, row, () => readTimed(row, signal, telling))
    if (signal.aborted) return
    if (!admitted.ok) return refuse(row, 'too-much-reading')
    const outcome = admitted.value
    if (!outcome.ok) return refuse(row, outcome.problem.code)
    const accepted = UPLOADS[row.purpose as UploadPurpose].kinds.includes(outcome.value.kind)
    return accepted ? keep(row, outcome.value) : refuse(row, 'not-accepted')
  }

  /** Waiting in the queue is not reading, and pages that are recognised count by the page. */
  async function readTimed(row: DocumentRow, signal: AbortSignal, { onProgress, onBegun }: Telling) {
    const timer = secondsOf(['waiting', 'recognising'])
    const value = await documentText.readDocument({
      path: arrivedAt(row.id),
      fileName: row.name,
      signal,
      onBeginning: async (model) => {
        await beginnings.keep(row, model)
        onBegun()
      },
      recognition: scannedPages(services, row, arrivedAt(row.id)),
      onProgress: (progress) => {
        timer.enter(progress.stage)
        onProgress(progress)
      },
    })
    return { value, seconds: timer.seconds() }
  }

  return { read, refuse }
}

/** What can be read before the scanned pages are: whoever can, begins with it. */
function keptBeginnings({ db, files }: Pick<Services, 'db' | 'files'>, cache: DocumentCache) {
  async function forget({ readingName }: DocumentRow): Promise<void> {
    if (!readingName) return
    cache.putAway(readingName)
    await files.forget(readingName)
  }
  return {
    forget,
    async keep(row: DocumentRow, model: DocumentModel): Promise<void> {
      const readingName = await cache.keep(await buildStoredDocument(model))
      if (!(await moveOn(db, row.id, 'reading', { readingName }))) return files.forget(readingName)
      // Another one is left from a reading that was interrupted.
      await forget(row)
      row.readingName = readingName
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
