/** Makes plans in at most two threads. */
import { openProgressWorkerPool } from '#background/progress-worker-pool.ts'
import { PREPARING } from '../preparing.ts'
import type { PlanMade, Planner, PlanProgress, PlanTask } from './planner.ts'

export function openPlanThreads(): Planner {
  const { atOnce, idle, longest } = PREPARING
  const program = new URL('./plan-thread.ts', import.meta.url)
  const { run, stop } = openProgressWorkerPool<PlanTask | object, PlanMade, PlanProgress>({
    work: 'plan',
    atOnce,
    idle,
    longest,
    program,
  })
  return {
    // Fire and forget: a plan loads anything not loaded yet.
    load: () => void run({}, () => {}).catch(() => undefined),
    plan: run,
    stop,
  }
}
