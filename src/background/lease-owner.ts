/** The holder of a lease: a machine, a process on it, and this start of it. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

export const leaseOwner = (): string => `${hostname()} ${process.pid} ${startedAt()} ${randomUUID()}`

/** In a container every start has the same process id, but not the same start time. */
const startedAt = () => String(Math.round(performance.timeOrigin))

/** Also asked about other holders in this process: a holder that has left this machine never returns. */
export function isOwnerGone(holder: string): boolean {
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
