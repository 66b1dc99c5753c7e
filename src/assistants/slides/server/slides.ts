/** The PowerPoint Creator's server as a whole: the services its routes use, and its background work. */
import { every } from '#background/periodic-task.ts'
import { holderHere } from '#background/lease-owner.ts'
import { jobCare } from '#background/job-janitor.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { CloseReader } from '#capabilities/study/server/close-reading/close-reader.ts'
import { hours } from '#kit/time.ts'
import type { Outside } from '#ports/services.ts'
import { MAKING } from '../spec.ts'
import { generations as openGenerations } from './generations.ts'
import { presentationMaker } from './make-presentation.ts'
import type { DeckMaker } from './building/deck-maker.ts'
import { openDeckThreads } from './building/deck-threads.ts'
import { keptSince, outlinesBefore, presentationJobs } from './rows.ts'
import { presentationRunner } from './runner.ts'
import type { PresentationRow } from './tables.ts'

export type Slides = ReturnType<typeof openSlides>

/** Tests supply their own maker, to delay it or make it fail. */
export function openSlides(
  outside: Outside,
  documents: Documents,
  closeReader: CloseReader,
  maker: DeckMaker = openDeckThreads(),
) {
  const holder = holderHere()
  const runner = presentationRunner(
    outside,
    holder,
    presentationMaker(outside, documents, maker, closeReader),
  )
  const generations = openGenerations(outside, holder)
  const care = jobCare(outside, {
    plural: 'Presentations',
    lookEvery: MAKING.lookEvery,
    rows: presentationJobs,
    unsent: { find: presentationJobs.abandoned, discard: generations.discard },
    wake: runner.wake,
  })

  async function tidy(): Promise<void> {
    const at = outside.now()
    await presentationJobs.forgetOlderThan(outside.db, keptSince(at))
    const unanswered = await outlinesBefore(outside.db, new Date(at.getTime() - MAKING.reservedFor))
    for (const row of unanswered) await generations.discard(row)
  }

  return {
    outside,
    documents,
    generations,
    runner,
    takeUp: care.takeUp,
    takeFromTheDead: care.takeFromTheDead,
    tidy,
    waiting: () => presentationJobs.waiting(outside.db, outside.now()),

    /** Makes sure that a deck is made as soon as its document has been read. */
    pursue({ documentId }: PresentationRow): void {
      void documents.reading.finished(documentId ?? '')?.then(runner.wake)
      runner.wake()
    },

    /** In the role `worker`. The returned function stops it. */
    start(): () => Promise<void> {
      const tidying = every({ every: hours(1), after: 0, work: tidy, onFault: care.onFault })
      const looking = care.start()
      return async () => void (await Promise.all([tidying.stop(), looking.stop()]))
    },

    async close(): Promise<void> {
      await runner.close()
      await maker.stop()
    },
  }
}
