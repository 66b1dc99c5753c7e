/** The PowerPoint Creator's server in one piece: what its routes use, and what it does when nobody asks. */
import { every } from '#background/every.ts'
import { hasDied, holderHere } from '#background/holder.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { hours } from '#kit/time.ts'
import type { Outside } from '#ports/outside.ts'
import { MAKING } from '../spec.ts'
import { generations as openGenerations } from './generations.ts'
import { presentationMaker } from './make-presentation.ts'
import type { DeckMaker } from './making/deck-maker.ts'
import { openDeckThreads } from './making/deck-threads.ts'
import { abandonedUploads, forgetOlderThan, holders, keptSince, releaseAllOf } from './rows.ts'
import { jobRunner } from './runner.ts'
import type { PresentationRow } from './tables.ts'

export type Slides = ReturnType<typeof openSlides>

/** Tests bring a maker of their own, where they must hold it up or make it fail. */
export function openSlides(outside: Outside, documents: Documents, maker: DeckMaker = openDeckThreads()) {
  const holder = holderHere()
  const runner = jobRunner(outside, holder, presentationMaker(documents, maker))
  const generations = openGenerations(outside, holder)
  const onFault = (error: unknown) =>
    outside.log.error({ reason: String(error) }, 'Presentations could not be looked after.')

  /** What a crash left behind: decks nobody makes, documents that will not arrive any more. */
  async function takeUp(): Promise<void> {
    runner.poke()
    for (const row of await abandonedUploads(outside.db, outside.now())) await generations.discard(row)
  }

  /** After a restart on the same machine nobody waits until a lease of before runs out. */
  async function takeFromTheDead(): Promise<void> {
    const dead = (await holders(outside.db)).filter((one) => one !== holder && hasDied(one))
    await releaseAllOf(outside.db, dead)
  }

  const tidy = () => forgetOlderThan(outside.db, keptSince(outside.now()))

  return {
    outside,
    documents,
    generations,
    runner,
    takeUp,
    takeFromTheDead,
    tidy,

    /** Sees to it that a deck is made as soon as its document has been read. */
    pursue({ documentId }: PresentationRow): void {
      void documents.reading.finished(documentId ?? '')?.then(runner.poke)
      runner.poke()
    },

    /** In the role `worker`. The returned function ends it. */
    start(): () => Promise<void> {
      const tidying = every({ every: hours(1), after: 0, work: tidy, onFault })
      let begun = false
      const looking = every({
        every: MAKING.lookEvery,
        after: 0,
        async work() {
          if (!begun) {
            begun = true
            await takeFromTheDead().catch(onFault)
          }
          await takeUp()
        },
        onFault,
      })
      return async () => void (await Promise.all([tidying.stop(), looking.stop()]))
    },

    async close(): Promise<void> {
      await runner.close()
      await maker.stop()
    },
  }
}
