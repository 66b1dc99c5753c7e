/** Queues of jobs waiting for a thread: one per lane, urgent jobs first; each job is told its position. */
import type { Job, Urgency } from './engine-job.ts'
import { LANES, type Lane, laneOf } from './work.ts'

const RANK: Record<Urgency, number> = { now: 0, soon: 1, later: 2 }
const rankOf = (urgency: Urgency = 'soon') => RANK[urgency]

export function waitingLines() {
  const lines: Record<Lane, Job[]> = { speak: [], examine: [], listen: [] }
  const lineOf = (job: Job) => lines[laneOf(job.kind)]

  return {
    first: (lane: Lane): Job | undefined => lines[lane][0],

    /** How many jobs of this lane go before one of this urgency. */
    before: (lane: Lane, urgency: Urgency | undefined): number =>
      lines[lane].filter(({ how }) => rankOf(how.urgency) <= rankOf(urgency)).length,

    put(job: Job, before: number): void {
      lineOf(job).splice(before, 0, job)
      job.how.onWait?.(before + 1)
    },

    /** A job that was already begun goes to the front. */
    putFirst: (job: Job): void => void lineOf(job).unshift(job),

    remove(job: Job): void {
      const at = lineOf(job).indexOf(job)
      if (at >= 0) lineOf(job).splice(at, 1)
    },

    tellPlaces(lane: Lane): void {
      for (const [i, job] of lines[lane].entries()) job.how.onWait?.(i + 1)
    },

    length: (): number => LANES.reduce((sum, lane) => sum + lines[lane].length, 0),

    /** Removes and returns all waiting jobs. */
    empty: (): Job[] => LANES.flatMap((lane) => lines[lane].splice(0)),
  }
}
