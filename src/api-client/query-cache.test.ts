import { expect, it } from 'vitest'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { createQueryCache } from './query-cache.ts'

type Answer = Result<unknown, Problem>

/** A server that answers when the test lets it. */
function slowServer() {
  const asked: { path: string; signal: AbortSignal; answer(answer: Answer): Promise<void> }[] = []
  const reads = createQueryCache(
    (path, signal) =>
      new Promise<Answer>((resolve) => {
        asked.push({
          path,
          signal,
          async answer(answer) {
            resolve(answer)
            await new Promise((next) => setTimeout(next))
          },
        })
      }),
  )
  return { asked, reads }
}
const away = failed({ code: 'unreachable', message: 'Weekbe4 cannot be reached at the moment.' })
const nobody = () => {}
const at = (path: string) => (one: string) => one === path

it('asks once for all who look at the same address', async () => {
  const { asked, reads } = slowServer()
  let told = 0
  reads.watch('/a', () => (told += 1))
  reads.watch('/a', () => (told += 1))
  expect(asked).toHaveLength(1)
  await asked[0]?.answer(ok('figures'))
  expect(told).toBe(2)
  expect(reads.read('/a')).toEqual({ value: 'figures', problem: undefined })
})

it('never shows the figures of one address under another', async () => {
  const { asked, reads } = slowServer()
  reads.watch('/deposits?status=PAID', nobody)
  await asked[0]?.answer(ok('paid ones'))
  reads.watch('/deposits?status=FAILED', nobody)
  expect(reads.read('/deposits?status=FAILED').value).toBeUndefined()
  await asked[1]?.answer(away)
  expect(reads.read('/deposits?status=FAILED')).toMatchObject({
    value: undefined,
    problem: { code: 'unreachable' },
  })
})

it('keeps what was read beside the problem, and forgets the problem with the next answer', async () => {
  const { asked, reads } = slowServer()
  reads.watch('/a', nobody)
  await asked[0]?.answer(ok('old'))
  reads.refetch(at('/a'))
  await asked[1]?.answer(away)
  expect(reads.read('/a')).toMatchObject({ value: 'old', problem: { code: 'unreachable' } })
  reads.refetch(at('/a'))
  await asked[2]?.answer(ok('new'))
  expect(reads.read('/a')).toEqual({ value: 'new', problem: undefined })
})

it('looks once more when it is asked again in the middle of a look', async () => {
  const { asked, reads } = slowServer()
  reads.watch('/a', nobody)
  reads.refetch(at('/a'))
  reads.refetch(at('/a'))
  expect(asked).toHaveLength(1)
  await asked[0]?.answer(ok('before the change'))
  expect(asked).toHaveLength(2)
  await asked[1]?.answer(ok('after it'))
  expect(reads.read('/a').value).toBe('after it')
})

it('breaks off and forgets when nobody looks any more', async () => {
  const { asked, reads } = slowServer()
  const leave = reads.watch('/a', nobody)
  leave()
  expect(asked[0]?.signal.aborted).toBe(true)
  await asked[0]?.answer(ok('late'))
  expect(reads.read('/a').value).toBeUndefined()
  reads.watch('/a', nobody)
  expect(asked).toHaveLength(2)
})

it('asks again for what is meant alone, and for nothing that is not looked at', async () => {
  const { asked, reads } = slowServer()
  reads.watch('/alarms?open=1', nobody)
  reads.watch('/users', nobody)
  reads.watch('/alarms?page=2', nobody)()
  for (const one of asked) await one.answer(ok('old'))
  reads.refetch((path) => path.startsWith('/alarms'))
  expect(asked.slice(3).map(({ path }) => path)).toEqual(['/alarms?open=1'])
})
