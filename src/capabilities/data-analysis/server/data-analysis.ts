/** The analysis of data as the rest of the server uses it. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { DocumentRow, Documents } from '#capabilities/documents/server/index.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import type { Objective } from '../rules/report/objective-answered.ts'
import type { DataCard } from '../rules/table/card.ts'
import { Correction } from '../rules/table/corrections.ts'
import { DATA_SENTENCES } from '../spec.ts'
import type { AnalysisJob, PlannedAnswer } from './analysis-messages.ts'
import { type AnalysisFile, openAnalyst } from './analyst.ts'
import { dataCorrections } from './tables.ts'

export type DataProblem = Problem<'not-found' | 'not-readable'>
export type DataAnalysis = ReturnType<typeof openDataAnalysis>

const problem = (code: DataProblem['code'], message: string) =>
  failed({ code, message } satisfies DataProblem)
const ended = (kind: 'too-much' | 'not-readable') =>
  problem('not-readable', kind === 'too-much' ? DATA_SENTENCES.tooMuch : DATA_SENTENCES.notReadable)

export function openDataAnalysis({ db, now }: Services, documents: Documents) {
  const analyst = openAnalyst()

  async function correctionsOf(documentId: string): Promise<Correction[]> {
    const [row] = await db.select().from(dataCorrections).where(eq(dataCorrections.documentId, documentId))
    return row ? z.array(Correction).catch([]).parse(JSON.parse(row.corrections)) : []
  }

  async function fileOf(row: DocumentRow): Promise<Result<AnalysisFile, DataProblem>> {
    const path = await documents.filePath(row)
    if (!path?.ok) return problem('not-found', DATA_SENTENCES.notFound)
    return ok({ path: path.value, fileName: row.name, corrections: await correctionsOf(row.id) })
  }

  async function card(
    row: DocumentRow,
  ): Promise<Result<{ cards: DataCard[]; corrections: Correction[] }, DataProblem>> {
    const file = await fileOf(row)
    if (!file.ok) return file
    const cards = await analyst.card(file.value)
    return Array.isArray(cards) ? ok({ cards, corrections: [...file.value.corrections] }) : ended(cards.kind)
  }

  return {
    card,
    async plan(
      row: DocumentRow,
      job: Exclude<AnalysisJob, { do: 'card' }>,
      objectives: readonly Objective[] = [],
    ): Promise<Result<PlannedAnswer, DataProblem>> {
      const file = await fileOf(row)
      if (!file.ok) return file
      const planned = await analyst.plan({ ...file.value, objectives }, job)
      return planned.kind === 'too-much' || planned.kind === 'not-readable'
        ? ended(planned.kind)
        : ok(planned)
    },
    async correct(row: DocumentRow, corrections: readonly Correction[]): Promise<void> {
      const kept = { corrections: JSON.stringify(corrections), changedAt: now() }
      await db
        .insert(dataCorrections)
        .values({ documentId: row.id, ...kept })
        .onConflictDoUpdate({ target: dataCorrections.documentId, set: kept })
    },
    close: () => analyst.stop(),
  }
}
