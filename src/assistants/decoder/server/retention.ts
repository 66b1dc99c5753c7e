/** Analyses are deleted after their retention days; until then they keep their documents. */
import { startPeriodicTask } from '#background/periodic-task.ts'
import { touchRows } from '#capabilities/documents/server/index.ts'
import { hours } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { analysesKeptSince, analysisJobs, documentsToKeep } from './analysis-rows.ts'

export function analysisRetention({ db, now, documentRetention }: Services) {
  async function tidy(): Promise<void> {
    const at = now()
    await analysisJobs.forgetOlderThan(db, analysesKeptSince(at))
    // A day before the document would be deleted: touched more often it would outlive its analysis by more.
    const unusedSince = new Date(at.getTime() - (documentRetention.days - 1) * hours(24))
    await touchRows(db, await documentsToKeep(db, at, unusedSince), at)
  }

  return {
    tidy,
    /** Once at the start, before unused documents go, and then every hour. */
    start: (onFault: (error: unknown) => void) =>
      startPeriodicTask({ every: hours(1), after: 0, work: tidy, onFault }),
  }
}
