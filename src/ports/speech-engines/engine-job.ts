/** One job for an engine: its options, and the reasons it may not be done. */
import { problemsFrom, type Result } from '#kit/result.ts'
import type { EngineWork, Kind } from './work.ts'

export const poolProblem = problemsFrom({
  busy: 'Many students are speaking at this moment. Please try again in a few seconds.',
  stopped: 'This was stopped.',
  broke: 'The speech engine stopped working. Please try again.',
})
export type PoolProblem = ReturnType<typeof poolProblem>

export type Urgency = 'now' | 'soon' | 'later'

export type RunOptions = {
  signal?: AbortSignal | undefined
  /** Position in the queue, whenever it changes; 0 on start. Not called for jobs that start at once. */
  onWait?: ((place: number) => void) | undefined
  /**
   * Priority: `now`, the first audio of a reply; `soon`, the default; `later`, speculative work, only when the
   * queue is empty.
   */
  urgency?: Urgency
}

export type Job = {
  id: number
  kind: Kind
  input: EngineWork[Kind]['input']
  how: RunOptions
  attempts: number
  /** The caller has its answer; the thread may not have received the cancellation yet. */
  isOver: boolean
  settle(result: Result<EngineWork[Kind]['output'], PoolProblem>): void
}

/** Listens to its signal until it is settled. */
export function newJob<K extends Kind>(
  asked: { id: number; kind: K; input: EngineWork[K]['input']; how: RunOptions },
  resolve: (result: Result<EngineWork[K]['output'], PoolProblem>) => void,
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
      resolve(result as Result<EngineWork[K]['output'], PoolProblem>)
    },
  }
  signal?.addEventListener('abort', abort, { once: true })
  return job
}
