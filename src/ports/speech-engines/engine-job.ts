/** One piece of work for an engine: how it is asked for, and why it may not be done. */
import { problemsFrom, type Result } from '#kit/result.ts'
import type { Kind, Work } from './work.ts'

export const poolProblem = problemsFrom({
  busy: 'Many students are speaking at this moment. Please try again in a few seconds.',
  stopped: 'This was stopped.',
  broke: 'The speech engine stopped working. Please try again.',
})
export type PoolProblem = ReturnType<typeof poolProblem>

export type Urgency = 'now' | 'soon' | 'later' | 'spare'

export type RunOptions = {
  signal?: AbortSignal | undefined
  /** The place in the line, whenever it changes; 0 when the work begins. Not called by who need not wait. */
  onWait?: ((place: number) => void) | undefined
  /**
   * Who waits for the first sound goes before who listens already; what only may be needed begins when nobody waits; and what
   * is merely better with it is done at once on a thread to spare or not at all, and given up as soon as somebody waits.
   */
  urgency?: Urgency
  /** Work of the same family is given to the same thread where possible: it holds that grammar already. */
  family?: string
}

export type Job = {
  id: number
  kind: Kind
  input: Work[Kind]['input']
  how: RunOptions
  attempts: number
  /** Whoever asked has been answered; the thread may not have heard of it yet. */
  isOver: boolean
  settle(result: Result<Work[Kind]['output'], PoolProblem>): void
}

/** Listens to its signal until it is settled. */
export function newJob<K extends Kind>(
  asked: { id: number; kind: K; input: Work[K]['input']; how: RunOptions },
  resolve: (result: Result<Work[K]['output'], PoolProblem>) => void,
  onAbort: (job: Job) => void,
): Job {
  const { signal } = asked.how
  const abort = () => onAbort(job)
  const job: Job = {
    ...asked,
    attempts: 0,
    isOver: false,
    settle(result) {
      job.isOver = true
      signal?.removeEventListener('abort', abort)
      // The thread answers what it was asked: the kind of work decides the kind of result.
      resolve(result as Result<Work[K]['output'], PoolProblem>)
    },
  }
  signal?.addEventListener('abort', abort, { once: true })
  return job
}
