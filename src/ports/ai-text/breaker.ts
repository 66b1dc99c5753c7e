/** Remembers that an engine is down, so that the next student does not wait to find out again. */
import { minutes, seconds } from '#kit/time.ts'
import type { Clock } from './clock.ts'
import type { TextProblem } from './text-problem.ts'

export type BreakerSettings = { clock: Clock; failures?: number; rest?: number }

// A provider that says tomorrow may have had its limit raised before then.
const LONGEST_REST = minutes(10)

type BreakerState =
  | { name: 'closed'; failures: number }
  | { name: 'open'; until: number; problem: TextProblem }
  /** One request is testing whether the engine is back; the others do not wait for it. */
  | { name: 'trying'; problem: TextProblem }

export function makeBreaker({ clock, failures = 3, rest = seconds(30) }: BreakerSettings) {
  let state: BreakerState = { name: 'closed', failures: 0 }

  return {
    /** Why the engine is not asked, or nothing when it may be. */
    resting(): TextProblem | undefined {
      if (state.name === 'closed') return undefined
      return state.name === 'open' && clock.now() >= state.until ? undefined : state.problem
    },
    asked() {
      if (state.name === 'open') state = { name: 'trying', problem: state.problem }
    },
    worked() {
      state = { name: 'closed', failures: 0 }
    },
    failed(problem: TextProblem) {
      const soFar = state.name === 'closed' ? state.failures + 1 : failures
      if (soFar < failures && !certain(problem)) state = { name: 'closed', failures: soFar }
      else
        state = {
          name: 'open',
          until: clock.now() + Math.min(problem.retryAfterMs ?? rest, LONGEST_REST),
          problem,
        }
    },
    /** The request ended before it proved anything: the next one may test. */
    undecided() {
      if (state.name === 'trying') state = { name: 'open', until: clock.now(), problem: state.problem }
    },
  }
}

/** Retrying does not fix these. */
const certain = ({ code }: TextProblem) => ['auth', 'not-configured', 'rate-limited'].includes(code)
