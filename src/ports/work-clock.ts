/**
 * How long a child has worked. It runs at a low priority, so that on a busy server it may get a second of
 * CPU in a minute: the limit is on its own CPU time, and wall time only ends a child that hangs.
 */
import { readFileSync } from 'node:fs'

/** Linux reports it in hundredths of a second, whatever its own clock rate. */
const TICK = 10
/** Wall time allowed per unit of CPU time: a server that is busy for long leaves it as little CPU as this. */
const HANGS_AFTER = 10

type Spent = { wall: number; core: number | undefined }

/** Without CPU time from the system, wall time is all there is. */
export const isOver = ({ wall, core }: Spent, limit: number): boolean =>
  core === undefined ? wall > limit : core > limit || wall > limit * HANGS_AFTER

/** In milliseconds, all its threads together; undefined where the system does not report it or the process has ended. */
export function timeOnCore(pid: number): number | undefined {
  try {
    // The program's name comes first, in brackets, and may contain anything.
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
