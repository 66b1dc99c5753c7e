/** Analyses go after their days; until then they keep their documents from going. */
import { touchRows } from '#capabilities/documents/server/document-rows.ts'
import { hours } from '#kit/time.ts'
import type { Outside } from '#ports/outside.ts'
import { documentsToKeep, forgetOlderThan, keptSince } from './analysis-rows.ts'

export function analysisKeeping({ db, now, documentKeeping }: Outside) {
  async function tidy(): Promise<void> {
    const at = now()
    await forgetOlderThan(db, keptSince(at))
    // A day before it would go: touched more often it would outlive its analysis by more.
    const unusedSince = new Date(at.getTime() - (documentKeeping.days - 1) * hours(24))
    await touchRows(db, await documentsToKeep(db, at, unusedSince), at)
  }

  return {
    tidy,
    /** Once at the start, before unused documents go, and then every hour. */
    start(soundly: (work: () => Promise<unknown>) => Promise<unknown>): () => void {
      void soundly(tidy)
      const timer = setInterval(() => soundly(tidy), hours(1))
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
