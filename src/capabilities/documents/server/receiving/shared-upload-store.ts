/**
 * For several machines: uploads go into the store part by part, so that the next piece may reach another machine, and a
 * document whose machine is gone is read by the next one. One row per part; two writers at the same offset cannot both
 * succeed.
 */
import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Services } from '#ports/services.ts'
import { ARRIVING } from '../../spec.ts'
import { receivedSize } from './receive.ts'
import { keptParts, WrittenElsewhere } from './stored-parts.ts'
import type { TakenUpload, UploadStore } from './upload-store.ts'

export function sharedUploadStore({ db, files }: Pick<Services, 'db' | 'files'>): UploadStore {
  const pathOf = (id: string) => join(files.workFolder, id)
  const putAway = (id: string) => rm(pathOf(id), { force: true })
  const parts = keptParts({ db, files })

  async function take(
    id: string,
    stream: Readable,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<TakenUpload> {
    let held: Buffer[] = []
    let [keptTo, bytes] = [offset, offset]
    const keepHeld = async () => {
      const part = Buffer.concat(held)
      if (part.length > 0) await parts.keep(id, keptTo, part)
      held = []
      keptTo += part.length
    }
    let end: 'whole' | 'cut' | 'too-large' = 'whole'
    // Destroying the stream would close the connection before the client learns why this ended.
    const arriving = stream.iterator({ destroyOnReturn: false })
    try {
      for (;;) {
        const next = await arriving.next().catch(() => undefined)
        if (!next) end = 'cut'
        if (!next || next.done) break
        const chunk = next.value as Buffer
        bytes += chunk.length
        if (bytes > limit) {
          end = 'too-large'
          break
        }
        held.push(chunk)
        if (bytes - keptTo >= ARRIVING.partBytes) await keepHeld()
      }
      if (end === 'too-large') await parts.forgetFrom(id, offset)
      else await keepHeld()
    } catch (error) {
      if (error instanceof WrittenElsewhere) return { end: 'elsewhere', bytes: await parts.arrivedSoFar(id) }
      throw error
    }
    return { end, bytes }
  }

  /** Starts over unless the complete file is there: a copy left by a crash may be partial. */
  async function bring(id: string): Promise<number> {
    const kept = await parts.of(id)
    const whole = kept.reduce((sum, part) => sum + part.bytes, 0)
    if ((await receivedSize(pathOf(id))) === whole && whole > 0) return whole
    await writeFile(pathOf(id), '', { mode: 0o600 })
    for (const { storedName } of kept) {
      const opened = await files.open(storedName)
      if (!opened.ok) break
      await pipeline(opened.value, createWriteStream(pathOf(id), { flags: 'a' }))
    }
    return receivedSize(pathOf(id))
  }

  return {
    pathOf,
    prepare: async () => {},
    arrivedSoFar: parts.arrivedSoFar,
    take,
    bring,
    storedNames: async (id, connection) =>
      (await parts.of(id, connection)).map(({ storedName }) => storedName),
    putAway,
    async letGo(id) {
      await putAway(id)
      await parts.forgetFrom(id, 0)
    },
  }
}
