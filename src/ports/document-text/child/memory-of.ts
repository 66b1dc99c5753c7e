import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4_096

/** Memory of a process in bytes; undefined where the system does not report it or the process has ended. */
export async function memoryOf(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const pages = await readFile(`/proc/${pid}/statm`, 'ascii').catch(() => '')
    const resident = Number(pages.split(' ')[1])
    return Number.isFinite(resident) ? resident * PAGE_BYTES : undefined
  }
  if (process.platform === 'darwin')
    return new Promise((resolve) => {
      execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, kilobytes) =>
        resolve(error ? undefined : Number(kilobytes) * 1024 || undefined),
      )
    })
  return undefined
}
