/** From a parsed document to an analysis, or to the sentence that explains why there is none. */
import { type Documents, problemOf } from '#capabilities/documents/server/index.ts'
import {
  answersDigest,
  type CloseReader,
  type CloseReading,
  studentAnswers,
} from '#capabilities/study/server/index.ts'
import type { Services } from '#ports/services.ts'
import { withReader } from '../rules/with-reader.ts'
import { type CitedRetraction, withRetractions } from '../rules/with-retractions.ts'
import { SAYS } from '../spec.ts'
import type { Analyser } from './analyser/analyser.ts'
import type { AnalysisOutcome } from './outcome.ts'
import type { MakeOne } from './runner.ts'

const gone: AnalysisOutcome = { name: 'failed', code: 'document-gone', message: SAYS.documentGone }
const tooLittle: AnalysisOutcome = { name: 'failed', code: 'too-little-text', message: SAYS.tooLittleText }

export const analysisMaker =
  (
    { db, closeReading }: Pick<Services, 'db' | 'closeReading'>,
    documents: Documents,
    analyser: Analyser,
    closeReader: CloseReader,
    retractionsIn: (storedPath: string) => Promise<CitedRetraction[]>,
  ): MakeOne =>
  async (row, tell, signal) => {
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    if (!document) return gone
    const refusal = problemOf(document)
    if (refusal) return { name: 'failed', ...refusal }
    const stored = await documents.storedPath(document)
    const isGone = async () => !(await documents.find(row.userId, document.id))
    if (!stored?.ok) {
      if (await isGone()) return gone
      throw new Error('The stored document was not found.')
    }
    let afterReading = false
    const reading: CloseReading = await closeReader.read({
      userId: row.userId,
      documentId: document.id,
      storedPath: stored.value,
      assistant: 'decoder',
      signal: AbortSignal.any([signal, AbortSignal.timeout(closeReading.waitAtMost)]),
      tell: (done, of) => {
        afterReading = true
        tell({ kind: 'close-reading', done, of })
      },
    })
    if (await isGone()) return gone
    const answers = await studentAnswers(db, row.userId, document.id)
    const analysis = await analyser.analyse(
      {
        storedPath: stored.value,
        document: { id: document.id, name: row.name, bytes: row.bytes },
        read: reading.read,
        answers,
      },
      (parts) => tell({ kind: 'analysing', ...parts, afterReading }),
      signal,
    )
    if (analysis === 'too-little-text') return tooLittle
    const retractions = await retractionsIn(stored.value)
    return {
      name: 'completed',
      analysis: withReader(withRetractions(analysis, retractions), reading.line),
      answered: answersDigest(answers),
    }
  }
