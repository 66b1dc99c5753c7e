/** Cited works that were retracted, from the operator's file. */
import { inArray, or } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import { keysOf, type Retraction } from '../../rules/existence/retractions.ts'
import type { Reference } from '../../rules/reference.ts'
import { retractions } from '../tables.ts'

const AT_ONCE = 500

/** By the id of the reference. */
export async function retractedAmong(
  { db }: Pick<Services, 'db'>,
  items: readonly Reference[],
): Promise<Map<string, Retraction>> {
  const keyed = items.map((item) => ({ id: item.id, ...keysOf(item) }))
  const dois = keyed.flatMap(({ doi }) => doi ?? []).slice(0, AT_ONCE)
  const titles = keyed.flatMap(({ titleKey }) => titleKey ?? []).slice(0, AT_ONCE)
  const named = [
    ...(dois.length > 0 ? [inArray(retractions.doi, dois)] : []),
    ...(titles.length > 0 ? [inArray(retractions.titleKey, titles)] : []),
  ]
  if (named.length === 0) return new Map()
  const rows = await db
    .select()
    .from(retractions)
    .where(or(...named))
  const found = new Map<string, Retraction>()
  for (const { id, doi, titleKey } of keyed) {
    const row =
      rows.find((one) => doi !== null && one.doi === doi) ??
      // Another DOI means another work of that title.
      rows.find(
        (one) =>
          titleKey !== null &&
          one.titleKey === titleKey &&
          (doi === null || one.doi === null || one.doi === doi),
      )
    if (row) found.set(id, { ...row, date: row.retractedOn, reasons: row.reasons.split(';').filter(Boolean) })
  }
  return found
}

/** Whether the operator has loaded a list at all. */
export const knowsRetractions = async ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  (await db.select({ id: retractions.id }).from(retractions).limit(1)).length > 0
