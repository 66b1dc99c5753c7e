/** The Decoder's server in one piece: what its routes use, and what it does when nobody asks. */
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { Outside } from '#ports/outside.ts'
import type { Analysis, Kind } from '../contract.ts'
import { ANALYSING } from '../spec.ts'
import type { Analyser } from './analyser.ts'
import { abandonedUploads } from './analysis-rows.ts'
import { analysisKeeping } from './keeping.ts'
import { analysisMaker, type Narrate } from './make-analysis.ts'
import { analysisRunner } from './runner.ts'
import type { AnalysisRow } from './tables.ts'
import { uploads as openUploads } from './uploads.ts'

export type Decoder = ReturnType<typeof openDecoder>

/** Tests bring an analyser of their own, where they must hold it up or make it fail. */
export type DecoderParts = {
  analyser: Analyser
  narrate: Narrate
  /** Another kind of document than was found: everything that depends on it follows. */
  correct: (analysis: Analysis, kind: Kind) => Analysis
}

export function openDecoder(
  outside: Outside,
  documents: Documents,
  { analyser, narrate, correct }: DecoderParts,
) {
  const runner = analysisRunner(outside, analysisMaker(documents, analyser, narrate))
  const uploads = openUploads(outside, documents)
  const keeping = analysisKeeping(outside)

  const soundly = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) =>
      outside.log.error({ reason: String(error) }, 'Analyses could not be looked after.'),
    )

  /** What a crash left behind: analyses nobody makes, uploads that will not arrive any more. */
  async function takeUp(): Promise<void> {
    runner.poke()
    for (const row of await abandonedUploads(outside.db, outside.now())) await uploads.discard(row)
  }

  return {
    outside,
    documents,
    uploads,
    runner,
    takeUp,
    keeping,
    correct,

    /** Sees to it that an analysis is made, and waits for it so long at most. */
    async pursue({ id, documentId }: AnalysisRow, atMost: number): Promise<void> {
      const finished = runner.untilFinished(id, atMost)
      void documents.reading.finished(documentId ?? '')?.then(runner.poke)
      runner.poke()
      await finished
    },

    /** In the role `worker`. The returned function ends it. */
    start(): () => void {
      const look = setInterval(() => soundly(takeUp), ANALYSING.lookEvery)
      const tidy = keeping.start(soundly)
      look.unref()
      void soundly(takeUp)
      return () => {
        clearInterval(look)
        tidy()
      }
    },

    async close(): Promise<void> {
      await runner.close()
      await analyser.stop()
    },
  }
}
