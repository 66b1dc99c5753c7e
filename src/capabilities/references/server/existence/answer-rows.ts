/** What registries answered, and who agreed to their being asked. */
import { createHash } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { RegistryRecord } from '#ports/reference-registry/reference-registry.ts'
import type { Services } from '#ports/services.ts'
import { nameOf, type Reference, yearOf } from '../../rules/reference.ts'
import { EXISTENCE } from '../../spec.ts'
import { registryAnswers, registryConsents } from '../tables.ts'

export type KeptAnswer = { works: RegistryRecord[]; ofDoi?: RegistryRecord | null }
type RowDeps = Pick<Services, 'db' | 'now'>

export const soughtOf = (item: Reference) => ({
  title: item.title ?? '',
  author: item.author?.[0] ? nameOf(item.author[0]) : '',
  year: yearOf(item),
})

/** A digest: the table says nothing of who cites what. */
export function keyOf(item: Reference): string {
  const { title, author, year } = soughtOf(item)
  const asked = [title, author].map((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return createHash('sha256')
    .update([...asked, year ?? '', item.DOI?.toLowerCase() ?? ''].join('\n'))
    .digest('hex')
}

/** By key and registry. */
export async function keptAnswers(
  { db, now }: RowDeps,
  keys: readonly string[],
): Promise<Map<string, KeptAnswer>> {
  if (keys.length === 0) return new Map()
  const since = new Date(now().getTime() - EXISTENCE.keptFor)
  const rows = await db
    .select()
    .from(registryAnswers)
    .where(and(inArray(registryAnswers.key, [...keys]), gt(registryAnswers.at, since)))
  return new Map(
    rows.map(({ key, registry, answer }) => [`${key} ${registry}`, JSON.parse(answer) as KeptAnswer]),
  )
}

export async function keepAnswer(
  { db, now }: RowDeps,
  key: string,
  registry: string,
  answer: KeptAnswer,
): Promise<void> {
  const row = { key, registry, answer: JSON.stringify(answer), at: now() }
  await db
    .insert(registryAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [registryAnswers.key, registryAnswers.registry],
      set: { answer: row.answer, at: row.at },
    })
}

export async function hasAgreed({ db }: RowDeps, userId: string, names: readonly string[]): Promise<boolean> {
  const [row] = await db.select().from(registryConsents).where(eq(registryConsents.userId, userId))
  const named = new Set(row?.registries.split(','))
  return row !== undefined && names.every((name) => named.has(name))
}

export async function keepConsent(
  { db, now }: RowDeps,
  userId: string,
  names: readonly string[],
): Promise<void> {
  const row = { userId, registries: names.join(','), at: now() }
  await db
    .insert(registryConsents)
    .values(row)
    .onConflictDoUpdate({ target: registryConsents.userId, set: { registries: row.registries, at: row.at } })
}
