/** The last texts of an account. A new one pushes out those beyond the twentieth. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '#ports/database/database.ts'
import type { Humanized } from '../contract.ts'
import { HUMANIZER, type OptionKey, STRENGTHS, type Strength } from '../spec.ts'
import { type HumanizedTextRow, humanizedTexts } from './tables.ts'

export type StoredText = Humanized & { options: OptionKey[]; strength: Strength }

const LONGEST_TITLE = 80
/** A character no database accepts; it carries no meaning in a text. */
const withoutNull = (text: string) => text.replaceAll('\0', '')

const textTitle = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length <= LONGEST_TITLE ? line : `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…`
}

const ownedBy = (userId: string) => eq(humanizedTexts.userId, userId)
const oneOf = (userId: string, id: string) => and(ownedBy(userId), eq(humanizedTexts.id, id))
const latestFirst = [desc(humanizedTexts.createdAt), desc(humanizedTexts.id)] as const

export function keepText(db: Database, userId: string, kept: StoredText, now: Date): Promise<string> {
  const id = randomUUID()
  return db.transaction(async (tx) => {
    await tx.insert(humanizedTexts).values({
      id,
      userId,
      title: withoutNull(textTitle(kept.text)),
      characters: kept.text.length,
      changes: kept.changes.length,
      humanized: withoutNull(JSON.stringify(kept)),
      createdAt: now,
    })
    const newest = tx
      .select({ id: humanizedTexts.id })
      .from(humanizedTexts)
      .where(ownedBy(userId))
      .orderBy(...latestFirst)
      .limit(HUMANIZER.historyTexts)
    await tx.delete(humanizedTexts).where(and(ownedBy(userId), notInArray(humanizedTexts.id, newest)))
    return id
  })
}

export const listOwnTexts = (db: Database, userId: string) => {
  const { id, title, characters, changes, createdAt } = humanizedTexts
  return db
    .select({ id, title, characters, changes, createdAt })
    .from(humanizedTexts)
    .where(ownedBy(userId))
    .orderBy(...latestFirst)
    .limit(HUMANIZER.historyTexts)
}

export const findOwnText = async (
  db: Database,
  userId: string,
  id: string,
): Promise<HumanizedTextRow | undefined> =>
  (await db.select().from(humanizedTexts).where(oneOf(userId, id)))[0]

export const removeOwn = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (await db.delete(humanizedTexts).where(oneOf(userId, id)).returning({ id: humanizedTexts.id })).length > 0

export const ofPerson = (db: Database, userId: string) =>
  db.select().from(humanizedTexts).where(ownedBy(userId)).orderBy(humanizedTexts.createdAt)

export const forgetPerson = async (tx: Transaction, userId: string): Promise<void> =>
  void (await tx.delete(humanizedTexts).where(ownedBy(userId)))

/** Older texts were kept before there were choices, and some with a strength that is gone. */
export function keptIn({ humanized }: HumanizedTextRow): StoredText {
  const kept = JSON.parse(humanized)
  const strength = STRENGTHS.find((one) => one === kept.strength) ?? 'medium'
  return { choices: [], turnedDownFor: [], ...kept, strength }
}
