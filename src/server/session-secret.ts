import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Outside production the secret is made once and kept with the data, so that restarts sign no users out. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const fresh = `${file}.new-${randomBytes(6).toString('hex')}`
  writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    // Atomic, and only the first wins: two programs that start at once end up with one secret.
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
