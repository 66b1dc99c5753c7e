/** Background care of documents: resumes unfinished readings and deletes unused documents. */

import { jobJanitor } from '#background/job-janitor.ts'
import { startPeriodicTask } from '#background/periodic-task.ts'
import { hours, minutes } from '#kit/time.ts'
import type { Database } from '#ports/database/database.ts'
import type { StoredName } from '#ports/files/files.ts'
import { clearWorkFolder } from '#ports/files/work-folder.ts'
import type { Services } from '#ports/services.ts'
import { READING, UNFINISHED } from '../spec.ts'
import { isOwned, readingLeases, unusedSince, waitingToBeRead, withStatus } from './document-rows.ts'
import type { Documents } from './documents.ts'
import { pagesBeside } from './reading/scanned-pages.ts'

const DAY = hours(24)
/** A document deleted at another machine is gone from this one, too, within two hours. */
const COPY_UNUSED = hours(1)

/**
 * Says whether a capability owns a file in the shared store. Every owner must register one, or its files are deleted
 * after a day.
 */
export type OwnsFile = (db: Database, name: StoredName) => Promise<boolean>

export function documentRetention(
  services: Services,
  documents: Documents,
  otherOwners: readonly OwnsFile[] = [],
) {
  const { db, files, now, log, documentRetention: settings } = services
  const ago = (ms: number) => new Date(now().getTime() - ms)

  /** Readings of stopped or crashed servers; another server's active reading is left alone. */
  async function resumeReadings(): Promise<void> {
    for (const row of await waitingToBeRead(db, now())) void documents.reading.start(row)
  }

  async function forgetUnused(): Promise<number> {
    const unused = [
      ...(await unusedSince(db, ['ready'], ago(settings.days * DAY))),
      ...(await unusedSince(db, ['uploading', 'refused'], ago(UNFINISHED))),
    ]
    for (const row of unused) await documents.forgetRow(row)
    return unused.length
  }

  /** A crash between storing a file and writing its row leaves an orphaned file. */
  async function hasOwner(name: StoredName): Promise<boolean> {
    for (const owns of [isOwned, ...otherOwners]) if (await owns(db, name)) return true
    return false
  }

  async function forgetOrphans(): Promise<number> {
    let forgotten = 0
    for await (const { name } of files.keptBefore(ago(UNFINISHED))) {
      if (await hasOwner(name)) continue
      await files.forget(name)
      forgotten += 1
    }
    return forgotten
  }

  async function tidy(): Promise<void> {
    const unused = await forgetUnused()
    const orphans = await forgetOrphans()
    if (unused + orphans > 0) log.info({ unused, orphans }, 'Documents that are no longer used have gone.')
  }

  /** Every server clears its own disk, whatever its role. */
  async function tidyOwnDisk(): Promise<void> {
    const arriving = [...(await withStatus(db, 'uploading')), ...(await withStatus(db, 'reading'))]
    const spare = new Set(arriving.flatMap(({ id }) => [id, pagesBeside(id)]))
    await clearWorkFolder(files.workFolder, ago(UNFINISHED), spare)
    await files.tidyCopies(ago(COPY_UNUSED))
  }

  const onFault = (error: unknown) => log.error({ reason: String(error) }, 'Documents could not be tidied.')

  const care = jobJanitor(services, {
    plural: 'Readings',
    lookEvery: READING.lookEvery,
    rows: readingLeases,
    wake: resumeReadings,
  })

  return {
    resumeReadings,
    tidy,
    tidyOwnDisk,
    /** In the role `worker`. Readings go on at once; tidying begins a minute later, then every hour. */
    start(): () => Promise<void> {
      const resuming = care.start()
      const tidying = startPeriodicTask({ every: hours(1), after: minutes(1), work: tidy, onFault })
      return async () => void (await Promise.all([resuming.stop(), tidying.stop()]))
    },
    startOnOwnDisk: () =>
      startPeriodicTask({ every: hours(1), after: minutes(1), work: tidyOwnDisk, onFault }),
  }
}
