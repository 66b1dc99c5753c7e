import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#ports/files/files.ts'
import { newStoredName } from '#ports/files/files.ts'
import {
  isStoredInThisForm,
  OlderStoredDocument,
  readStoredDocument,
  type StoredDocument,
  writeStoredDocument,
} from './stored-document.ts'

/** In sentences: about three long theses. More is read again when it is asked for. */
const ROOM = 40_000

/** Keeps documents in the file store, and recently used ones in memory. */
export function documentCache(files: Files) {
  const atHand = new Map<string, Promise<StoredDocument | undefined>>()
  const weights = new Map<string, number>()

  const putAway = (name: string) => {
    atHand.delete(name)
    weights.delete(name)
  }
  const makeRoom = () => {
    let total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    for (const name of atHand.keys()) {
      if (total <= ROOM || atHand.size <= 1) return
      total -= weights.get(name) ?? 0
      putAway(name)
    }
  }
  async function fetchStored(name: string): Promise<StoredDocument | undefined> {
    const opened = await files.open(name)
    if (!opened.ok) return undefined
    const stored = await readStoredDocument(opened.value).catch((error: unknown) => {
      if (error instanceof OlderStoredDocument) return undefined
      throw error
    })
    if (!stored) return undefined
    weights.set(name, stored.model.sentences.length + stored.model.blocks.length)
    return stored
  }

  return {
    async keep(stored: StoredDocument): Promise<string> {
      const path = join(files.workFolder, newStoredName())
      try {
        await writeStoredDocument(stored, files.draft(path))
        return await files.keep(path)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    /** Concurrent requests share one read. */
    async open(name: string): Promise<StoredDocument | undefined> {
      const opening = atHand.get(name) ?? fetchStored(name)
      // Deleted and reinserted, so that the most recently used is evicted last.
      atHand.delete(name)
      atHand.set(name, opening)
      const stored = await opening.catch((error: unknown) => {
        putAway(name)
        throw error
      })
      if (stored) makeRoom()
      else putAway(name)
      return stored
    },
    /** Whether it was stored in today's form, told by its first line. */
    async isCurrent(name: string): Promise<boolean> {
      const opened = await files.open(name)
      return !opened.ok || (await isStoredInThisForm(opened.value))
    },
    putAway,
  }
}
export type DocumentCache = ReturnType<typeof documentCache>
