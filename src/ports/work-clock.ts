/**
 * How long a child has worked. It gives way to everything else on the machine, so that on a busy server a minute passes in which it had
 * a second of a core: what counts is its own time on a core, and time on the wall only ends what hangs.
 */
import { readFileSync } from 'node:fs'

/** Linux tells it in hundredths of a second, whatever its own clock does. */
const TICK = 10
/** Of time on the wall, for each of its own: so little of a core a server that is busy for long leaves to it. */
const HANGS_AFTER = 10

type Spent = { wall: number; core: number | undefined }

/** Where the system does not tell a process's own time, the wall is all there is. */
export const isOver = ({ wall, core }: Spent, limit: number): boolean =>
  core === undefined ? wall > limit : core > limit || wall > limit * HANGS_AFTER

/** In milliseconds, all its threads together; undefined where the system does not say or the process has ended. */
export function timeOnCore(pid: number): number | undefined {
  try {
    // The name of the program comes before, in brackets, and may hold whatever it likes.
    const fields = readFileSync(`/proc/${pid}/stat`, 'ascii').split(') ').at(-1)!.split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * TICK : undefined
  } catch {
    return undefined
  }
}

export function workClock(pid: number, limit: number) {
  let since: Spent | undefined
  const now = (): Spent => ({ wall: performance.now(), core: timeOnCore(pid) })
  return {
    start: () => {
      since = now()
    },
    stop: () => {
      since = undefined
    },
    isOver: (): boolean => {
      if (!since) return false
      const { wall, core } = now()
      const own = core === undefined || since.core === undefined ? undefined : core - since.core
      return isOver({ wall: wall - since.wall, core: own }, limit)
    },
  }
}
