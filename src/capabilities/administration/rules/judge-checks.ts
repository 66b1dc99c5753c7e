/** Turns current figures into sentences about present problems. */
import { pluralise } from '#kit/pluralise.ts'
import { hours, minutes } from '#kit/time.ts'
import type { AdminCheck } from '../contract.ts'

export const CHECKS = {
  /** Window in which payments are counted. */
  payments: hours(1),
  /** By then every student has entered the PIN. */
  paymentWaits: minutes(15),
  workWaits: minutes(5),
  copyEvery: hours(30),
  /** For how long a request that held this server up is told of. */
  held: hours(24),
  /** Free on the disk, or accepted by the store. */
  roomBytes: 1024 ** 3,
} as const
const DAY = hours(24)
/** Fewer are too small a sample. */
const LEAST_FAILED = 3

export type CheckFigures = {
  now: Date
  payments: { off: boolean; completed: number; failed: number; waiting: number }
  /** Work not yet taken up by any worker, by name. */
  work: { what: string; waiting: number; since: Date | null }[]
  /** The store's error when asked for free space; undefined if it has some. */
  store: string | undefined
  /** Configured providers. */
  engines: { name: string; problem: string | undefined }[]
  lastCopy: Date | null
  /** Routes under which the event loop was held, since this process began. */
  held: ReadonlyMap<string, RouteHeld>
}
export type RouteHeld = { times: number; longestMs: number; lastAt: Date }

export const judgeChecks = (figures: CheckFigures): AdminCheck[] => [
  judgePayments(figures),
  ...figures.work.map((work) => judgeWork(work, figures.now)),
  judgeStore(figures),
  ...figures.engines.map(judgeEngine),
  judgeCopies(figures),
  judgeHeld(figures),
]

function judgePayments({ payments: { off, completed, failed, waiting } }: CheckFigures): AdminCheck {
  const what = 'Payments'
  if (off) return { what, fine: false, says: 'Payments are switched off: nobody can buy anything.' }
  if (waiting > 0)
    return {
      what,
      fine: false,
      says: `${pluralise(waiting, 'payment')} without a result for over 15 minutes. Is a worker running, and does pawaPay answer?`,
    }
  const says = `In the last hour ${completed} completed and ${failed} failed.`
  const fine = failed < LEAST_FAILED || failed <= completed
  return { what, fine, says: fine ? says : `${says} More are failing than succeeding.` }
}

function judgeWork({ what, waiting, since }: CheckFigures['work'][number], now: Date): AdminCheck {
  const waited = since ? now.getTime() - since.getTime() : 0
  if (waited <= CHECKS.workWaits)
    return { what, fine: true, says: waiting > 0 ? `${waiting} in the queue.` : 'Nothing is waiting.' }
  return {
    what,
    fine: false,
    says: `${waiting} in the queue, the first for ${pluralise(Math.floor(waited / minutes(1)), 'minute')}. Is a worker running?`,
  }
}

const judgeStore = ({ store }: CheckFigures): AdminCheck => ({
  what: 'Files',
  fine: store === undefined,
  says: store ?? 'There is space.',
})

const judgeEngine = ({ name, problem }: CheckFigures['engines'][number]): AdminCheck => ({
  what: name,
  fine: problem === undefined,
  says: problem ?? 'Answers.',
})

function judgeCopies({ lastCopy, now }: CheckFigures): AdminCheck {
  const what = 'Backups'
  if (!lastCopy) return { what, fine: false, says: 'No backup has ever been made with npm run backup.' }
  const age = now.getTime() - lastCopy.getTime()
  return { what, fine: age <= CHECKS.copyEvery, says: `The last backup is ${told(age)} old.` }
}

function judgeHeld({ held, now }: CheckFigures): AdminCheck {
  const what = 'Waiting for others'
  const [last] = [...held].sort(([, a], [, b]) => b.lastAt.getTime() - a.lastAt.getTime())
  const age = last ? now.getTime() - last[1].lastAt.getTime() : Number.POSITIVE_INFINITY
  if (!last || age > CHECKS.held)
    return { what, fine: true, says: 'No request has held this server up in the last day.' }
  const [route, { times, longestMs }] = last
  const ago = age < minutes(1) ? 'just now' : `${told(age)} ago`
  const often = times > 1 ? `, ${times} times since the start` : ''
  return {
    what,
    fine: false,
    says: `${route} held this server up ${ago}${often}, for ${(longestMs / 1_000).toFixed(1)} s at the longest. Everybody else waited.`,
  }
}

const told = (age: number) =>
  age < hours(1)
    ? pluralise(Math.floor(age / minutes(1)), 'minute')
    : age < 2 * DAY
      ? pluralise(Math.floor(age / hours(1)), 'hour')
      : pluralise(Math.floor(age / DAY), 'day')
