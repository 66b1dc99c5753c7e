/** Figures for choosing a model: how many of its findings can be proved. */
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#ports/database/database.ts'
import type { Tally } from '../../rules/record/proof-log.ts'
import { proofCounts } from '../tables.ts'

export const SUMS = [
  'readings',
  'parts',
  'unanswered',
  'estimated',
  'spent',
  'proposed',
  'kept',
  // Readings in which it raised nothing: a model that approves everything is seen here.
  'approving',
] as const
export type Sum = (typeof SUMS)[number]
type Counts = Partial<Record<string, number>>

/** Only the difference since the last count. */
export async function countProof(
  tx: Transaction,
  model: string,
  { now, before, more }: { now: Tally; before: Tally | null; more: Counts },
): Promise<void> {
  const changed: Counts = { ...more }
  const add = (what: string, count: number) => {
    changed[what] = (changed[what] ?? 0) + count
  }
  for (const [tally, sign] of [
    [now, 1],
    [before, -1],
  ] as const) {
    if (!tally) continue
    add('proposed', sign * tally.proposed)
    add('kept', sign * tally.kept)
    if (tally.approvesAll) add('approving', sign)
    for (const [why, count] of Object.entries(tally.dropped)) add(why, sign * count)
  }
  const values = Object.entries(changed).flatMap(([what, count]) => (count ? [{ model, what, count }] : []))
  if (values.length === 0) return
  await tx
    .insert(proofCounts)
    // Always in the same order, so that concurrent counts do not deadlock.
    .values(values.sort((a, b) => a.what.localeCompare(b.what)))
    .onConflictDoUpdate({
      target: [proofCounts.model, proofCounts.what],
      set: { count: sql`${proofCounts.count} + excluded.count` },
    })
}

export type ProofOfModel = { model: string; dropped: { why: string; count: number }[] } & Record<Sum, number>

export async function readProofCounts(db: Database): Promise<ProofOfModel[]> {
  const rows = await db.select().from(proofCounts).orderBy(proofCounts.model)
  const models = [...new Set(rows.map(({ model }) => model))]
  return models.map((model) => {
    const own = rows.filter((row) => row.model === model)
    const sum = (what: string) => own.find((row) => row.what === what)?.count ?? 0
    const dropped = own
      .filter(({ what, count }) => !SUMS.some((name) => name === what) && count > 0)
      .map(({ what, count }) => ({ why: what, count }))
      .sort((a, b) => b.count - a.count)
    return {
      model,
      dropped,
      ...(Object.fromEntries(SUMS.map((name) => [name, sum(name)])) as Record<Sum, number>),
    }
  })
}
