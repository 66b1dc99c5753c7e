/**
 * No expression of the source keeps a core for long over a text of two thousand signs. One that goes back over itself three times
 * needs minutes for a table whose cells were read without their spaces, and every student behind it waits.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { seconds } from '#kit/time.ts'
import { WHOLE_TEST } from '#tests/patience.ts'
import { type Expression, expressions } from './expressions.ts'

const SIGNS = 2_000
const TOKENS = ['a', 'a ', 'A', 'Ab ', '1', '1,', '1 ', 'a.', 'A.', 'a-', ' ', '\n', '(', '(a ', 'the ']
const MORE = ['a, ', 'and ', '“a ', '.', ', ', 'é', 'x: ', '…', '|', '*']
/** Of its own time on a core; on a quiet machine all need less than a tenth of it. */
const LONGEST = 1_000
/** What says nothing for so long has hung. */
const HANGS = seconds(60)

const texts = [...TOKENS, ...MORE].flatMap((token) => {
  const text = token.repeat(Math.ceil(SIGNS / token.length)).slice(0, SIGNS)
  return [`${text}!x`, `x${text}`]
})

type Said = { where: string; slow?: true } | { isDone: true }

/** Those that are slow, and the first that hangs. */
async function slowAmong(tried: readonly Expression[]): Promise<string[]> {
  const thread = new Worker(new URL('./expressions-thread.ts', import.meta.url), {
    workerData: { tried, texts, longest: LONGEST },
  })
  const slow: string[] = []
  const said: Said[] = []
  let at = ''
  thread.on('message', (one: Said) => said.push(one))
  for (;;) {
    const isHeard =
      said.length > 0 ||
      (await once(thread, 'message', { signal: AbortSignal.timeout(HANGS) }).catch(() => undefined))
    const one = said.shift()
    if (!isHeard || !one) {
      slow.push(`${at}, without end`)
      break
    }
    if ('isDone' in one) break
    at = one.where
    if (one.slow) slow.push(one.where)
  }
  await thread.terminate()
  return slow
}

it('is true of every expression that is written out', { timeout: 5 * WHOLE_TEST }, async () => {
  const all = expressions()
  expect(all.length).toBeGreaterThan(4_000)
  expect(await slowAmong(all)).toEqual([])
})
