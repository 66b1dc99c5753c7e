/**
 * What the student says about their work counts at once, and what a model has found since: a stored analysis that was made
 * with other answers, or before the model had read to the end, is made again. No model is asked, and no upload is counted.
 */
import type { Documents } from '#capabilities/documents/server/index.ts'
import { answersDigest, type CloseReader, studentAnswers } from '#capabilities/study/server/index.ts'
import { CLOSE_READING_SAYS } from '#capabilities/study/spec.ts'
import type { Services } from '#ports/services.ts'
import type { Analysis } from '../contract.ts'
import { KINDS } from '../rules/keys.ts'
import { withReader } from '../rules/with-reader.ts'
import { type CitedRetraction, withRetractions } from '../rules/with-retractions.ts'
import { ANALYSING } from '../spec.ts'
import type { Analyser } from './analyser/analyser.ts'
import { analysisJobs, findForChange } from './analysis-rows.ts'
import { analysisColumns, analysisOf, summaryOf } from './outcome.ts'
import type { AnalysisRow } from './tables.ts'

type UpToDateDeps = {
  services: Pick<Services, 'db' | 'log'>
  documents: Documents
  analyser: Analyser
  closeReader: CloseReader
  retractionsIn(storedPath: string): Promise<CitedRetraction[]>
}

export function keepsUpToDate({ services, documents, analyser, closeReader, retractionsIn }: UpToDateDeps) {
  const { db, log } = services
  /** Two tabs that ask at once share one making. */
  const underWay = new Map<string, Promise<AnalysisRow>>()

  async function withAnswers(row: AnalysisRow, documentId: string): Promise<AnalysisRow> {
    const answers = await studentAnswers(db, row.userId, documentId)
    const answered = answersDigest(answers)
    if (answered === summaryOf(row)?.answered && !(isWaiting(row) && (await isRead(row, documentId))))
      return row
    const key = `${row.id} ${answered}`
    const going = underWay.get(key) ?? madeAgain(row, documentId, answers).finally(() => underWay.delete(key))
    underWay.set(key, going)
    return going
  }

  const isRead = async (row: AnalysisRow, documentId: string) =>
    (await closeReader.known(row.userId, documentId)) !== undefined

  async function madeAgain(
    row: AnalysisRow,
    documentId: string,
    answers: Awaited<ReturnType<typeof studentAnswers>>,
  ): Promise<AnalysisRow> {
    const document = await documents.find(row.userId, documentId)
    const stored = document?.status === 'ready' ? await documents.storedPath(document) : undefined
    if (!stored?.ok) return row
    const read = await closeReader.known(row.userId, documentId)
    const made = await analyser.analyse(
      {
        storedPath: stored.value,
        document: { id: documentId, name: row.name, bytes: row.bytes },
        read,
        answers,
      },
      () => undefined,
      AbortSignal.timeout(ANALYSING.longest),
    )
    if (made === 'too-little-text') return row
    const fresh = withRetractions(made, await retractionsIn(stored.value))
    return db.transaction(async (tx) => {
      // What the student corrected meanwhile stands.
      const now = await findForChange(tx, row.id)
      const before = now && analysisOf(now)
      if (!now || !before) return row
      const line = isWaiting(now) && read ? undefined : before.narrator.standsInBecause
      const analysis = withReader(await asBefore(fresh, before, now.correctedKind), line)
      const changed = analysisColumns(analysis, answersDigest(answers))
      return (await analysisJobs.change(tx, { id: row.id, from: 'completed' }, changed)) ?? now
    })
  }

  /** A completed analysis as it stands with the student's answers of today; as it was where it cannot be made again. */
  return async (row: AnalysisRow | undefined): Promise<AnalysisRow | undefined> => {
    if (row?.state !== 'completed' || !row.documentId) return row
    try {
      return await withAnswers(row, row.documentId)
    } catch (error) {
      log.error({ analysis: row.id, reason: String(error) }, 'An analysis could not be brought up to date.')
      return row
    }
  }
}

/** It was made while a model was still reading. */
const isWaiting = (row: AnalysisRow): boolean =>
  analysisOf(row)?.narrator.standsInBecause === CLOSE_READING_SAYS.stillReading

/** With the kind and the stage that the student gave it. */
async function asBefore(fresh: Analysis, before: Analysis, correctedKind: string | null): Promise<Analysis> {
  const { stage, stageFound } = before.type
  const kind = KINDS.find((one) => one === correctedKind)
  const { corrected } = await import('./corrected.ts')
  return corrected(fresh, {
    ...(kind && { kind }),
    ...(stage && stage !== stageFound && { stage }),
  })
}
