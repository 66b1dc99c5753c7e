/** A long answer is given the time that its tokens take with this provider. */
import { expect, it } from 'vitest'
import { minutes, seconds } from '#kit/time.ts'
import { fakeClock } from '../clock.fake.ts'
import { measuredSpeed } from './measured-speed.ts'
import type { AttemptStep } from './model-attempt.ts'
import { PATIENCE } from './model-settings.ts'

function provider() {
  const clock = fakeClock()
  const speed = measuredSpeed({ ...PATIENCE, clock })
  return {
    totalFor: (tokens: number) => speed.patienceFor(tokens).total,
    async writes(tokens: number, took: number) {
      async function* steps(): AsyncGenerator<AttemptStep, void, undefined> {
        yield { type: 'accepted' }
        clock.advance(took)
        const none = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }
        const outputTokens = { total: tokens, text: undefined, reasoning: undefined }
        yield { type: 'done', ending: 'complete', usage: { inputTokens: none, outputTokens } }
      }
      for await (const _ of speed.measured(steps()));
    },
  }
}

it('grows with the tokens, and never beyond twenty minutes', () => {
  const { totalFor } = provider()
  expect(totalFor(1_000)).toBeGreaterThanOrEqual(minutes(3))
  expect(totalFor(10_000)).toBeGreaterThan(totalFor(5_000))
  expect(totalFor(1_000_000)).toBe(minutes(20))
})

it('follows what was measured: more patience with a slow provider, less with a fast one', async () => {
  const [slow, fast, unknown] = [provider(), provider(), provider()]
  await slow.writes(1_000, seconds(100))
  for (let answers = 0; answers < 5; answers += 1) await fast.writes(1_000, seconds(5))
  expect(slow.totalFor(10_000)).toBeGreaterThan(unknown.totalFor(10_000))
  expect(fast.totalFor(10_000)).toBeLessThan(unknown.totalFor(10_000))
})
