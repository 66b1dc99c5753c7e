/** Who holds a lease: a machine, a process on it, and this start of it. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

export const holderHere = (): string => `${hostname()} ${process.pid} ${startedAt()} ${randomUUID()}`

/** In a container every start has the same number, and not the same moment. */
const startedAt = () => String(Math.round(performance.timeOrigin))

/** Asked of neighbours in this very process too: nobody who is gone from this machine will come back. */
export function isGone(holder: string): boolean {
  const [machine, pid, started] = holder.split(' ')
  if (machine !== hostname()) return false
  return Number(pid) === process.pid ? started !== startedAt() : !isThere(Number(pid))
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
