/** Who holds a lease: a machine, a process on it, and this start of it. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

export const holderHere = (): string => `${hostname()} ${process.pid} ${randomUUID()}`

/** Asked by a server that starts: nobody who is gone from this machine will come back. Of others it knows nothing. */
export function hasDied(holder: string): boolean {
  const [machine, pid] = holder.split(' ')
  if (machine !== hostname()) return false
  // In a container every start has the same number.
  return Number(pid) === process.pid || !isThere(Number(pid))
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
