/** Spoken audio, kept for a day and for one person. */
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { pathOf } from '#contracts/call.ts'
import { hours } from '#kit/time.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import { newStoredName, type StoredName } from '#ports/files/files.ts'
import { handOver } from '#ports/files/hand-over.ts'
import type { Services } from '#ports/services.ts'
import type { SpokenAudio } from '#ports/speech-out/speech-out.ts'
import { CALLS, VOICE_KEPT } from '../spec.ts'
import { type VoiceAudio, voiceAudio } from './tables.ts'

const ENDINGS = { 'audio/mpeg': 'mp3', 'audio/ogg': 'ogg' } as const
const AT_ONCE = 200
const isAudioName = (name: string) => /^[0-9a-f]{32}\.(mp3|ogg)$/.test(name)

export const audioUrlOf = (name: string) => pathOf(CALLS.playAudio, { params: { name } })

export async function ownsSound(db: Database, storedName: StoredName): Promise<boolean> {
  const of = eq(voiceAudio.storedName, storedName)
  const [row] = await db.select({ name: voiceAudio.name }).from(voiceAudio).where(of).limit(1)
  return row !== undefined
}

export type AudioStore = ReturnType<typeof audioStore>

type AudioStoreDeps = Pick<Services, 'db' | 'files' | 'now' | 'passing'>

export function audioStore({ db, files, now, passing }: AudioStoreDeps) {
  const oldest = () => new Date(now().getTime() - hours(VOICE_KEPT.audioHours))

  async function forgetAll(rows: VoiceAudio[], connection: Database | Transaction): Promise<void> {
    if (rows.length === 0) return
    await connection.delete(voiceAudio).where(
      inArray(
        voiceAudio.name,
        rows.map(({ name }) => name),
      ),
    )
    for (const { storedName } of rows) await files.forget(storedName)
  }

  return {
    /** Returns an unguessable name. */
    async keep(userId: string, { bytes, mediaType }: SpokenAudio): Promise<string> {
      const storedName = await handOver(files, bytes)
      passing('inside-store')
      const name = `${newStoredName()}.${ENDINGS[mediaType]}`
      const row = { name, userId, storedName, mediaType, bytes: bytes.length, keptAt: now() }
      try {
        await db.insert(voiceAudio).values(row)
      } catch (error) {
        // The account may have been deleted in the meantime; a file without a row would stay until the next clean-up.
        await files.forget(storedName)
        throw error
      }
      return name
    },

    async find(userId: string, name: string): Promise<VoiceAudio | undefined> {
      if (!isAudioName(name)) return undefined
      const [row] = await db
        .select()
        .from(voiceAudio)
        .where(
          and(eq(voiceAudio.name, name), eq(voiceAudio.userId, userId), gte(voiceAudio.keptAt, oldest())),
        )
      return row
    },

    open: (row: VoiceAudio, range?: { from: number; to: number }) => files.open(row.storedName, range),

    /** Which of these can still be played. */
    async stillKept(userId: string, names: string[]): Promise<Set<string>> {
      if (names.length === 0) return new Set()
      const rows = await db
        .select({ name: voiceAudio.name })
        .from(voiceAudio)
        .where(
          and(
            eq(voiceAudio.userId, userId),
            inArray(voiceAudio.name, names),
            gte(voiceAudio.keptAt, oldest()),
          ),
        )
      return new Set(rows.map(({ name }) => name))
    },

    async forget(userId: string, names: string[]): Promise<void> {
      if (names.length === 0) return
      const mine = and(eq(voiceAudio.userId, userId), inArray(voiceAudio.name, names))
      await forgetAll(await db.select().from(voiceAudio).where(mine), db)
    },

    async forgetPerson(tx: Transaction, userId: string): Promise<void> {
      await forgetAll(await tx.select().from(voiceAudio).where(eq(voiceAudio.userId, userId)), tx)
    },

    async forgetOld(): Promise<number> {
      let forgotten = 0
      for (;;) {
        const old = await db.select().from(voiceAudio).where(lt(voiceAudio.keptAt, oldest())).limit(AT_ONCE)
        await forgetAll(old, db)
        forgotten += old.length
        if (old.length < AT_ONCE) return forgotten
      }
    },
  }
}
