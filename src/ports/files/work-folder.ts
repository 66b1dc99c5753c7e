import { createWriteStream } from 'node:fs'
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { StoreFailing } from './store-failing.ts'

/** Left free for the database, which is on the same disk by default and must never run out of room. */
const KEPT_FREE = 64 * 1024 * 1024

export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + KEPT_FREE) throw new StoreFailing('The disk is full.')
}

export const draftAt = (path: string, at = 0): Writable =>
  createWriteStream(path, { flags: at ? 'r+' : 'w', start: at, mode: 0o600 })

/** Removes partial uploads left by a crash or by a client that never came back. */
export async function clearWorkFolder(
  folder: string,
  before: Date,
  spare: ReadonlySet<string>,
): Promise<number> {
  let cleared = 0
  for (const name of await readdir(folder).catch(() => [])) {
    if (spare.has(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(path, { recursive: true, force: true })
    cleared += 1
  }
  return cleared
}
