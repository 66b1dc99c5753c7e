import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, ok } from '#kit/result.ts'
import { type Files, isStoredName, newStoredName, noSuchFile } from './files.ts'
import { checkRoom, draftAt } from './work-folder.ts'

/** The first two letters of a name are its folder: a hundred thousand files in one folder are slow to list. */
const storedPath = (folder: string, name: string) => join(folder, name.slice(0, 2), name)

/** A separate folder, outside anything that is served. Arriving files are on the same disk, so keeping is a rename. */
export async function diskFiles(folder: string): Promise<Files> {
  const kept = join(folder, 'kept')
  const workFolder = join(folder, 'arriving')
  await mkdir(kept, { recursive: true, mode: 0o700 })
  await mkdir(workFolder, { recursive: true, mode: 0o700 })

  const find = async (name: string) => {
    if (!isStoredName(name)) return undefined
    const path = storedPath(kept, name)
    const found = await stat(path).catch(() => undefined)
    return found && { path, bytes: found.size }
  }

  return {
    description: `the folder ${folder}`,
    workFolder,
    shared: false,
    check: (bytes) => checkRoom(workFolder, bytes),
    draft: draftAt,
    async keep(path) {
      const name = newStoredName()
      await mkdir(join(kept, name.slice(0, 2)), { recursive: true, mode: 0o700 })
      // Its bytes reach the disk before its name does: a power cut never leaves a name without content.
      const handle = await open(path, 'r+')
      await handle.sync()
      await handle.close()
      await chmod(path, 0o600)
      await rename(path, storedPath(kept, name))
      return name
    },
    async open(name, range) {
      const found = await find(name)
      if (!found) return failed(noSuchFile)
      const { from = 0, to = found.bytes - 1 } = range ?? {}
      return ok(createReadStream(found.path, { start: from, ...(found.bytes ? { end: to } : {}) }))
    },
    async localPath(name) {
      const found = await find(name)
      return found ? ok(found.path) : failed(noSuchFile)
    },
    async forget(name) {
      if (isStoredName(name)) await rm(storedPath(kept, name), { force: true })
    },
    tidyCopies: async () => {},
    async *keptBefore(moment) {
      for await (const group of await opendir(kept)) {
        for await (const { name } of await opendir(join(kept, group.name))) {
          const found = await stat(storedPath(kept, name)).catch(() => undefined)
          if (isStoredName(name) && found && found.ctime < moment)
            yield { name, bytes: found.size, keptAt: found.ctime }
        }
      }
    },
  }
}
