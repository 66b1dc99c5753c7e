/**
 * Two processes on one embedded data folder silently lose acknowledged rows (measured: 24 of 909), so the
 * folder belongs to one process at a time.
 */
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK = 'database.lock'
const STARTED = Math.round(performance.timeOrigin)

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that it is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In a container every start has the same process id, so a lock also records when its process began. */
function livingOwner(lock: string): number | undefined {
  const [pid = 0, started] = lock.split(' ').map(Number)
  const lives = pid === process.pid ? started === STARTED : pid > 0 && isThere(pid)
  return lives ? pid : undefined
}

const readLock = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Takes the folder, or throws a sentence that names its owner. Returns a function to release it. The lock
 * is written beside its place and put there whole: an existing one always names its owner.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, LOCK)
  const written = join(folder, `${LOCK}-${randomUUID()}`)
  writeFileSync(written, `${process.pid} ${STARTED}`)
  try {
    putInPlace(folder, file, written)
  } finally {
    rmSync(written, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/**
 * Of several processes that find a dead owner's lock only one may clear it, and only while it is still
 * that one; so clearing has a lock of its own, taken in the same way.
 */
function putInPlace(folder: string, file: string, written: string): void {
  for (;;) {
    try {
      linkSync(written, file)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const found = readLock(file)
    // Released at this very moment.
    if (found === undefined) continue
    const owner = livingOwner(found)
    if (owner)
      throw new Error(
        `The data folder ${folder} is in use by process ${owner}. Stop it, or set another DATA_DIR.`,
      )
    const clearing = `${file}.clearing`
    putInPlace(folder, clearing, written)
    // Its owner died without cleanup, as after a power cut.
    if (readLock(file) === found) rmSync(file)
    rmSync(clearing)
  }
}
