import { mkdtempSync, readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { failed, ok } from '#kit/result.ts'
import { type Files, newStoredName, noSuchFile } from './files.ts'

type Held = { bytes: Buffer; keptAt: Date }

/** Keeps files in memory; only what a reader asks for by path is ever written down. */
export function fakeFiles({ now = () => new Date() } = {}) {
  const held = new Map<string, Held>()
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-files-'))
  const lent = (name: string) => join(folder, `lent-${name}`)
  const files: Files = {
    description: 'nowhere, they are kept in memory',
    workFolder: folder,
    async keep(path) {
      const name = newStoredName()
      held.set(name, { bytes: await readFile(path), keptAt: now() })
      await rm(path)
      return name
    },
    async open(name, range) {
      const found = held.get(name)
      if (!found) return failed(noSuchFile)
      const { from = 0, to = found.bytes.length - 1 } = range ?? {}
      return ok(Readable.from([found.bytes.subarray(from, to + 1)]))
    },
    async localPath(name) {
      const found = held.get(name)
      if (!found) return failed(noSuchFile)
      await writeFile(lent(name), found.bytes)
      return ok(lent(name))
    },
    async forget(name) {
      if (!held.delete(name)) return
      await rm(lent(name), { force: true })
    },
    async *keptBefore(moment) {
      for (const [name, { bytes, keptAt }] of held)
        if (keptAt < moment) yield { name, bytes: bytes.length, keptAt }
    },
  }
  /** What still lies on the disk, for tests that ask whether anything was left behind. */
  const leftBehind = () => readdirSync(folder).filter((name) => !name.startsWith('lent-'))
  return { ...files, held, leftBehind, remove: () => rm(folder, { recursive: true, force: true }) }
}
