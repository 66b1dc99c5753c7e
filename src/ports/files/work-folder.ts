import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes what was left half-arrived, by a crash or by somebody who never came back. */
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
