/** The PowerPoint Creator's server as a whole: the services its routes use, and its background work. */

import { jobJanitor } from '#background/job-janitor.ts'
import { leaseOwner } from '#background/lease-owner.ts'
import { startPeriodicTask } from '#background/periodic-task.ts'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { type CloseReader, lastAnsweredAt } from '#capabilities/study/server/index.ts'
import { hours } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import type { Deck } from '../rules/deck/deck.ts'
import { deckAsPlanned } from '../rules/outline/outline.ts'
import { MAKING, STEPS } from '../spec.ts'
import type { DeckMaker } from './building/deck-maker.ts'
import { openDeckThreads } from './building/deck-threads.ts'
import { generations as openGenerations } from './generations.ts'
import { presentationMaker } from './make-presentation.ts'
import { planOf } from './outcome.ts'
import { outlinesBefore, presentationJobs, presentationsKeptSince, unansweredSince } from './rows.ts'
import { presentationRunner } from './runner.ts'
import type { PresentationRow } from './tables.ts'

export type Slides = ReturnType<typeof openSlides>

/** Tests supply their own maker, to delay it or make it fail. */
export function openSlides(
  services: Services,
  documents: Documents,
  closeReader: CloseReader,
  maker: DeckMaker = openDeckThreads(),
) {
  const holder = leaseOwner()
  const { makeOne, planAgain } = presentationMaker(services, documents, maker, closeReader)
  const runner = presentationRunner(services, holder, makeOne)
  const generations = openGenerations(services, holder)
  const care = jobJanitor(services, {
    plural: 'Presentations',
    lookEvery: MAKING.lookEvery,
    rows: presentationJobs,
    unsent: { find: presentationJobs.abandoned, discard: generations.discard },
    wake: runner.wake,
    also: goOnUnanswered,
  })

  /** Undefined where it waits no more. */
  async function makeFrom(deck: Deck, { id }: PresentationRow): Promise<PresentationRow | undefined> {
    const chosen = await presentationJobs.change(
      services.db,
      { id, from: 'outlined' },
      {
        state: 'processing',
        step: STEPS.structure,
        deck: JSON.stringify(deck),
        attempts: 0,
        finishedAt: null,
      },
    )
    if (chosen) pursue(chosen)
    return chosen
  }

  /** A student who left is not waited for: the deck is made as it is planned, with what was said of the study until then. */
  async function goOnUnanswered(): Promise<void> {
    const { db, now } = services
    const since = new Date(now().getTime() - MAKING.askedFor)
    for (const row of await unansweredSince(db, since)) {
      const said = await lastAnsweredAt(db, row.userId, row.documentId ?? '')
      const plan = planOf(row)
      // Whoever is still answering is waited for.
      if (!plan || (said && said > since)) continue
      const deck = deckAsPlanned(await planAgain(row, plan))
      if (deck) await makeFrom(deck, row)
    }
  }

  /** Makes sure that a deck is made as soon as its document has been read. */
  function pursue({ documentId }: PresentationRow): void {
    void documents.reading.finished(documentId ?? '')?.then(runner.wake)
    runner.wake()
  }

  async function tidy(): Promise<void> {
    const at = services.now()
    await presentationJobs.forgetOlderThan(services.db, presentationsKeptSince(at))
    const unanswered = await outlinesBefore(services.db, new Date(at.getTime() - MAKING.reservedFor))
    for (const row of unanswered) await generations.discard(row)
  }

  return {
    services,
    documents,
    generations,
    runner,
    planAgain,
    takeUp: care.takeUp,
    takeFromTheDead: care.takeFromTheDead,
    tidy,
    waiting: () => presentationJobs.waiting(services.db, services.now()),
    pursue,
    makeFrom,

    /** In the role `worker`. The returned function stops it. */
    start(): () => Promise<void> {
      const tidying = startPeriodicTask({ every: hours(1), after: 0, work: tidy, onFault: care.onFault })
      const looking = care.start()
      return async () => void (await Promise.all([tidying.stop(), looking.stop()]))
    },

    async close(): Promise<void> {
      await runner.close()
      await maker.stop()
    },
  }
}
