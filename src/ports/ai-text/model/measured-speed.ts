/** How fast this provider writes, measured on its answers: a long one is given the time that it takes there. */
import { minutes, seconds } from '#kit/time.ts'
import type { AttemptStep } from './model-attempt.ts'
import type { Limits } from './watch-silence.ts'

/** Until the first answer: a slow hosted model, in tokens a second. */
const ASSUMED = 25
/** The last answers count most. */
const WEIGHT = 0.3
/** A model that thinks first shows nothing for a while. */
const FIRST = minutes(3)
const QUIET = seconds(90)
const MARGIN = 1.5
const LONGEST = minutes(20)
const LEAST_TOKENS = 50

export function measuredSpeed(limits: Limits) {
  const { clock } = limits
  let speed = ASSUMED
  return {
    patienceFor(tokens: number): Limits {
      const writing = seconds((MARGIN * tokens) / speed)
      return {
        ...limits,
        first: Math.max(limits.first, FIRST),
        quiet: Math.max(limits.quiet, QUIET),
        total: Math.min(LONGEST, Math.max(limits.total, FIRST + writing)),
      }
    },

    async *measured(steps: AsyncIterable<AttemptStep>): AsyncGenerator<AttemptStep, void, undefined> {
      const began = clock.now()
      for await (const step of steps) {
        if (step.type === 'done') {
          const tokens = step.usage.outputTokens.total ?? 0
          const took = (clock.now() - began) / seconds(1)
          if (tokens >= LEAST_TOKENS && took > 0) speed += WEIGHT * (tokens / took - speed)
        }
        yield step
      }
    },
  }
}
