/** A digest of all sources of the web app: when it changes, the build is outdated. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src', 'scripts', 'migrations']
const FILES = ['app.html', 'vite.config.ts', 'package-lock.json']
const NOT_BUILT = /\.test\.tsx?$|\/server\/|^src\/(server|ports)\//

export function sourcesDigest(): string {
  const digest = createHash('sha256')
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...below.filter((path) => !NOT_BUILT.test(path)), ...FILES].sort())
    digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}
