import { expect, it } from 'vitest'
import { failed, ok } from '#kit/result.ts'
import type { Throat } from '../speech-engines/built-in/paces.ts'
import { poolProblem, type RunOptions } from '../speech-engines/engine-job.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import type { EngineWork } from '../speech-engines/work.ts'
import { hearAtPaces } from './hear-at-paces.ts'

type Asked = EngineWork['hear']['input']
type Makes = Partial<EngineWork['hear']['output']>

const SAID = 'the theory explains why farmers adopt new methods slowly'
const MISHEARD = 'the fury explains the farmers a doctor new methods lowly'
const fits = (text: string, above: number): Makes => ({ text, signs: { above, expected: 0.8 } })
const what = { bytes: Uint8Array.of(1), grammar: {} as Asked['grammar'] }

/** A pool of this many threads that recognises from a list, in the order in which the test releases it. */
function open(threads: number, makes: Record<number, Makes>) {
  const begun: { pace: number; urgency: RunOptions['urgency']; end(): void }[] = []
  const stopped: number[] = []
  let busy = 0
  const run = (_: 'hear', { pace }: Asked, { urgency, signal }: RunOptions) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve(failed(poolProblem('stopped')))
      if (urgency === 'spare' && busy >= threads) return resolve(failed(poolProblem('busy')))
      busy += 1
      const end = (result: unknown) => {
        busy -= 1
        resolve(result)
      }
      signal?.addEventListener('abort', () => {
        stopped.push(pace)
        end(failed(poolProblem('stopped')))
      })
      begun.push({ pace, urgency, end: () => end(ok({ pace, words: [], ...makes[pace] })) })
    })
  const pool = { run } as unknown as EnginePool
  return { pool, begun, stopped, paces: () => begun.map(({ pace }) => pace) }
}
const settle = () => new Promise(setImmediate)
const hear = (pool: EnginePool, known?: Throat) => hearAtPaces(pool, what, { known })

it('hears at both throats at once while nobody knows who speaks', async () => {
  const { pool, begun, paces } = open(2, { 1: fits(MISHEARD, 1), 0.88: fits(SAID, 12) })
  const heard = hear(pool)
  expect(begun).toMatchObject([
    { pace: 1, urgency: undefined },
    { pace: 0.88, urgency: 'spare' },
  ])
  for (const { end } of begun) end()
  expect(await heard).toMatchObject({ value: [{ pace: 1 }, { pace: 0.88 }] })
  expect(paces()).toHaveLength(2)
})

it('hears one after the other where there is one thread', async () => {
  const { pool, begun, paces } = open(1, { 1: fits(MISHEARD, 1), 0.88: fits(SAID, 12) })
  const heard = hear(pool)
  expect(paces()).toEqual([1])
  begun[0]!.end()
  await settle()
  expect(paces()).toEqual([1, 0.88])
  begun[1]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 1 }, { pace: 0.88 }] })
})

it('hears what can be right or wrong once more beside, where a thread is to spare', async () => {
  const { pool, begun, paces } = open(1, { 1: fits(SAID, 3), 1.06: fits(SAID, 3) })
  const heard = hear(pool, 1)
  begun[0]!.end()
  await settle()
  expect(begun[1]).toMatchObject({ pace: 1.06, urgency: 'spare' })
  begun[1]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 1 }, { pace: 1.06 }] })
  expect(paces()).toHaveLength(2)
})

it('hears once as a student is heard best, once that is known', async () => {
  const { pool, begun, paces } = open(2, { 0.88: fits(SAID, -5) })
  const heard = hear(pool, 0.88)
  begun[0]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 0.88 }] })
  expect(paces()).toEqual([0.88])
})

it('makes do with the first where no thread is ever to spare', async () => {
  const { pool, begun } = open(0, { 1: fits(SAID, 6) })
  const heard = hear(pool)
  begun[0]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 1, text: SAID }] })
})

it('waits for nothing more where the first fits very well, or cannot be heard at all', async () => {
  const well = open(2, { 1: fits(SAID, 17) })
  const heard = hear(well.pool)
  well.begun[0]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 1 }] })
  expect(well.stopped).toEqual([0.88])

  const silent = open(2, { 1: { problem: 'unclear' } })
  const nothing = hear(silent.pool)
  silent.begun[0]!.end()
  expect(await nothing).toMatchObject({ value: { problem: 'unclear' } })
  expect(silent.stopped).toEqual([0.88])
})
