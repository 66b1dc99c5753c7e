/** The Decoder's server in one piece: what its routes use, and what it does when nobody asks. */
import { every } from '#background/every.ts'
import { hasDied, holderHere } from '#background/holder.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { CloseReader } from '#capabilities/study/server/close-reading/close-reader.ts'
import type { Outside } from '#ports/outside.ts'
import { ANALYSING, DECODER } from '../spec.ts'
import type { Analyser } from './analyser/analyser.ts'
import { openAnalysisThreads } from './analyser/analysis-threads.ts'
import { abandonedUploads, holders, releaseAllOf } from './analysis-rows.ts'
import { analysisKeeping } from './keeping.ts'
import { analysisMaker } from './make-analysis.ts'
import { analysisRunner } from './runner.ts'
import type { AnalysisRow } from './tables.ts'
import { uploads as openUploads } from './uploads.ts'
import { openWordThreads } from './word/word-threads.ts'

export type Decoder = ReturnType<typeof openDecoder>

/** Tests bring an analyser of their own, where they must hold it up or make it fail, and time for slow machines. */
export type DecoderParts = { analyser: Analyser; answersWithin: number }

export function openDecoder(
  outside: Outside,
  documents: Documents,
  closeReader: CloseReader,
  parts: Partial<DecoderParts> = {},
) {
  const analyser = parts.analyser ?? openAnalysisThreads()
  const holder = holderHere()
  const runner = analysisRunner(outside, holder, analysisMaker(documents, analyser, closeReader))
  const uploads = openUploads(outside, holder, documents)
  const keeping = analysisKeeping(outside)
  const word = openWordThreads()

  const onFault = (error: unknown) =>
    outside.log.error({ reason: String(error) }, 'Analyses could not be looked after.')

  /** What a crash left behind: analyses nobody makes, uploads that will not arrive any more. */
  async function takeUp(): Promise<void> {
    runner.poke()
    for (const row of await abandonedUploads(outside.db, outside.now())) await uploads.discard(row)
  }

  /** After a restart on the same machine nobody waits until a lease of before runs out. */
  async function takeFromTheDead(): Promise<void> {
    const dead = (await holders(outside.db)).filter((one) => one !== holder && hasDied(one))
    await releaseAllOf(outside.db, dead)
  }

  return {
    outside,
    documents,
    closeReader,
    uploads,
    runner,
    word,
    takeUp,
    keeping,

    /** Sees to it that an analysis is made, and waits for it as long as a small one takes. */
    async pursue({ id, documentId }: AnalysisRow): Promise<void> {
      const finished = runner.untilFinished(id, parts.answersWithin ?? DECODER.answersWithin)
      void documents.reading.finished(documentId ?? '')?.then(runner.poke)
      runner.poke()
      await finished
    },

    takeFromTheDead,

    /** In the role `worker`. The returned function ends it. */
    start(): () => Promise<void> {
      const tidying = keeping.start(onFault)
      let begun = false
      const looking = every({
        every: ANALYSING.lookEvery,
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
      await analyser.stop()
      await word.stop()
    },
  }
}
