/** The Decoder's server as a whole: the services its routes use, and its background work. */

import { jobJanitor } from '#background/job-janitor.ts'
import { leaseOwner } from '#background/lease-owner.ts'
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { CloseReader } from '#capabilities/study/server/index.ts'
import type { Services } from '#ports/services.ts'
import { ANALYSING, DECODER } from '../spec.ts'
import type { Analyser } from './analyser/analyser.ts'
import { openAnalysisThreads } from './analyser/analysis-threads.ts'
import { analysisJobs } from './analysis-rows.ts'
import { analysisMaker } from './make-analysis.ts'
import { retractionFinder } from './references/cited-retractions.ts'
import { openReferencesThreads } from './references/references-threads.ts'
import { analysisRetention } from './retention.ts'
import { analysisRunner } from './runner.ts'
import { openComparing } from './sources/compare-threads.ts'
import type { AnalysisRow } from './tables.ts'
import { keepsUpToDate } from './up-to-date.ts'
import { uploads as openUploads } from './uploads.ts'
import { openWordThreads } from './word/word-threads.ts'

export type Decoder = ReturnType<typeof openDecoder>

/** Tests supply their own analyser, to delay it or make it fail, and time for slow machines. */
export type DecoderParts = { analyser: Analyser; answersWithin: number }

export function openDecoder(
  services: Services,
  documents: Documents,
  closeReader: CloseReader,
  parts: Partial<DecoderParts> = {},
) {
  const analyser = parts.analyser ?? openAnalysisThreads()
  const holder = leaseOwner()
  const references = openReferencesThreads()
  const comparing = openComparing()
  const retractionsIn = retractionFinder(services, references)
  const runner = analysisRunner(
    services,
    holder,
    analysisMaker(services, documents, analyser, closeReader, retractionsIn),
  )
  const uploads = openUploads(services, holder, documents)
  const retention = analysisRetention(services)
  const word = openWordThreads()

  const care = jobJanitor(services, {
    plural: 'Analyses',
    lookEvery: ANALYSING.lookEvery,
    rows: analysisJobs,
    unsent: { find: analysisJobs.abandoned, discard: uploads.discard },
    wake: runner.wake,
  })

  return {
    services,
    documents,
    closeReader,
    uploads,
    runner,
    word,
    references,
    comparing,
    upToDate: keepsUpToDate({ services, documents, analyser, closeReader, retractionsIn }),
    takeUp: care.takeUp,
    takeFromTheDead: care.takeFromTheDead,
    retention,
    waiting: () => analysisJobs.waiting(services.db, services.now()),

    /** Makes sure that an analysis is made, and waits for it as long as a small one takes. */
    async pursue({ id, documentId }: AnalysisRow): Promise<void> {
      const finished = runner.untilFinished(id, parts.answersWithin ?? DECODER.answersWithin)
      void documents.reading.finished(documentId ?? '')?.then(runner.wake)
      runner.wake()
      await finished
    },

    /** In the role `worker`. The returned function stops it. */
    start(): () => Promise<void> {
      const tidying = retention.start(care.onFault)
      const looking = care.start()
      return async () => void (await Promise.all([tidying.stop(), looking.stop()]))
    },

    async close(): Promise<void> {
      await runner.close()
      await analyser.stop()
      await Promise.all([word.stop(), references.stop(), comparing.stop()])
    },
  }
}
