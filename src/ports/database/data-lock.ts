/**
 * Two processes on one embedded data folder lose acknowledged rows without a word (measured:
 * 24 of 909), so the folder belongs to one process at a time.
 */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that it lives and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes the folder, or throws a sentence that says who has it. Returns how to give it back. */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'database.lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = Number.parseInt(readFileSync(file, 'utf8'), 10)
      if (owner && owner !== process.pid && isAlive(owner))
        throw new Error(
          `The data folder ${folder} is in use by process ${owner}. Stop it, or set another DATA_DIR.`,
        )
      // Its owner died without saying goodbye, as after a power cut.
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The data folder ${folder} could not be locked.`)
}
