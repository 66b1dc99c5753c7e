import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

/** The file system that Linux keeps in memory. */
const MEMORY = '/dev/shm'
const ENOUGH = 8 * 1024 ** 3

/**
 * A folder for what the tests throw away (databases by the hundred, uploads, browser profiles), in memory where there is
 * plenty of it: the same copies cost a tenth of what they cost on a disk. undefined: the usual folder it is.
 */
export function inMemory(): { folder: string; remove(): void } | undefined {
  if (!existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH) return undefined
  const folder = mkdtempSync(`${MEMORY}/weekbe4-`)
  // PostgreSQL runs as another account.
  chmodSync(folder, 0o711)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      remove()
      process.exit(1)
    })
  return { folder, remove }
}
