import { mkdtempSync, readdirSync, type WriteStream } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { failed, ok } from '#kit/result.ts'
import { type Files, newStoredName, noSuchFile } from './files.ts'
import { StoreFailing } from './store-failing.ts'
import { draftAt } from './work-folder.ts'

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  })

/** Like a disk: what fits is written, then the write fails in the middle. */
function draftWithin(path: string, at: number, room: { left: number }): Writable {
  const to = draftAt(path, at) as WriteStream
  const write = to._write.bind(to)
  to._write = (chunk: Buffer, encoding, done) => {
    room.left -= chunk.length
    if (room.left < 0) done(noSpace())
    else write(chunk, encoding, done)
  }
  return Object.assign(to, { _writev: null })
}

type Held = { bytes: Buffer; keptAt: Date }

type Options = {
  now?: () => Date
  /** The store several machines share; each also has its own disk. */
  store?: FakeStore
}
export type FakeStore = Map<string, Held>

/** Keeps files in memory; only files requested by path are written to disk. */
export function fakeFiles({ now = () => new Date(), store }: Options = {}) {
  const held: FakeStore = store ?? new Map()
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-files-'))
  const lent = (name: string) => join(folder, `lent-${name}`)
  const room = { left: Number.POSITIVE_INFINITY }
  let noticed = false
  let away = false
  const files: Files = {
    description: 'nowhere, they are kept in memory',
    workFolder: folder,
    shared: store !== undefined,
    async check(bytes) {
      if (noticed && bytes >= room.left) throw new StoreFailing('The disk is full.')
    },
    draft: (path, at = 0) => draftWithin(path, at, room),
    async keep(path) {
      if (away) throw new StoreFailing('The file store answered 503 to PUT.')
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
    tidyCopies: async () => {},
    async *keptBefore(moment) {
      for (const [name, { bytes, keptAt }] of held)
        if (keptAt < moment) yield { name, bytes: bytes.length, keptAt }
    },
  }
  /** Files still on the disk, for tests that check for leftovers. */
  const leftBehind = () => readdirSync(folder).filter((name) => !name.startsWith('lent-'))
  return {
    ...files,
    held,
    /** From now on the disk takes only so many bytes; the test decides whether that is noticed before they arrive. */
    fills(bytes: number, { beforeTheyCome = false } = {}) {
      room.left = bytes
      noticed = beforeTheyCome
    },
    /** Files that have arrived can no longer be handed over. */
    goesAway() {
      away = true
    },
    heals() {
      room.left = Number.POSITIVE_INFINITY
      away = false
    },
    leftBehind,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
