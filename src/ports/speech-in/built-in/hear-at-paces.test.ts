import { expect, it } from 'vitest'
import { failed, ok } from '#kit/result.ts'
import { poolProblem, type RunOptions } from '../../speech-engines/engine-job.ts'
import type { EnginePool } from '../../speech-engines/engine-pool.ts'
import type { Work } from '../../speech-engines/work.ts'
import { hearAtPaces } from './hear-at-paces.ts'
import type { Throat } from './paces.ts'

type Asked = Work['hear']['input']
type Makes = Partial<Work['hear']['output']>

const SAID = 'the theory explains why farmers adopt new methods slowly'
const what = { bytes: Uint8Array.of(1), grammar: {} as Asked['grammar'] }

/** A pool with so many threads that hears by the list, in the order in which it is let go on. */
function open(threads: number, makes: Record<number, Makes>) {
  const begun: { pace: number; urgency: RunOptions['urgency']; closely: boolean; end(): void }[] = []
  const stopped: number[] = []
  let busy = 0
  const run = (_: 'hear', { pace, closely }: Asked, { urgency, signal }: RunOptions) =>
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
      begun.push({ pace, urgency, closely, end: () => end(ok({ pace, words: [], ...makes[pace] })) })
    })
  const pool = { run } as unknown as EnginePool
  return { pool, begun, stopped, paces: () => begun.map(({ pace }) => pace) }
}
const settle = () => new Promise(setImmediate)
const hear = (pool: EnginePool, known?: Throat) => hearAtPaces(pool, what, { known })

it('hears at both throats at once, and then beside the better', async () => {
  const { pool, begun, paces } = open(2, {
    1: { text: 'the fury', above: 1 },
    0.88: { text: SAID, above: 6 },
    0.94: { text: SAID },
  })
  const heard = hear(pool)
  expect(begun).toMatchObject([
    { pace: 1, urgency: undefined, closely: true },
    { pace: 0.88, urgency: 'spare', closely: true },
  ])
  for (const { end } of begun) end()
  await settle()
  expect(begun[2]).toMatchObject({ pace: 0.94, urgency: 'spare', closely: false })
  begun[2]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 1 }, { pace: 0.88 }, { pace: 0.94 }] })
  expect(paces()).toHaveLength(3)
})

it('hears one after the other where there is one thread', async () => {
  const { pool, begun, paces } = open(1, { 1: { text: SAID, above: 6 }, 1.06: { text: SAID } })
  const heard = hear(pool, 1)
  expect(paces()).toEqual([1])
  begun[0]!.end()
  await settle()
  expect(paces()).toEqual([1, 1.06])
  begun[1]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 1 }, { pace: 1.06 }] })
})

it('makes do with the first where no thread is ever to spare', async () => {
  const { pool, begun } = open(0, { 1: { text: SAID, above: 6 } })
  const heard = hear(pool)
  begun[0]!.end()
  expect(await heard).toMatchObject({ value: [{ pace: 1, text: SAID }] })
})

it('waits for nothing more where the first fits very well, or cannot be heard at all', async () => {
  const well = open(2, { 1: { text: SAID, above: 17 } })
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
