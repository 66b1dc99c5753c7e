import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePolling } from './use-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function looking(every: number | ((look: number) => number)) {
  const answers: ((found: string | undefined) => void)[] = []
  const look = vi.fn(
    (_id: string, _signal: AbortSignal) => new Promise<string | undefined>((found) => answers.push(found)),
  )
  const onLook = vi.fn()
  const hook = renderHook(({ id }: { id?: string }) => usePolling(id, { every, look, onLook }), {
    initialProps: { id: 'one' } as { id?: string },
  })
  const answer = (found: string | undefined) => act(async () => answers.shift()?.(found))
  return { look, onLook, answer, ...hook }
}

it('looks at once and then every so often, one look at a time', async () => {
  const { look, onLook, answer } = looking(3_000)
  expect(look).toHaveBeenCalledTimes(1)
  await passes(6_000)
  expect(look).toHaveBeenCalledTimes(1)
  await answer('half way')
  expect(onLook).toHaveBeenCalledWith('half way')
  await passes(3_000)
  expect(look).toHaveBeenCalledTimes(2)
  await answer(undefined)
  expect(onLook).toHaveBeenCalledTimes(1)
})

it('pauses before each look as it is told', async () => {
  const { look, answer } = looking((n) => 100 + n * 400)
  expect(look).not.toHaveBeenCalled()
  await passes(100)
  expect(look).toHaveBeenCalledTimes(1)
  await answer('reading')
  await passes(499)
  expect(look).toHaveBeenCalledTimes(1)
  await passes(1)
  expect(look).toHaveBeenCalledTimes(2)
})

it('breaks off for another one, and tells nothing of the one before', async () => {
  const { look, onLook, answer, rerender } = looking(3_000)
  rerender({ id: 'two' })
  expect(look.mock.calls[0]?.[1].aborted).toBe(true)
  await answer('of the first')
  expect(onLook).not.toHaveBeenCalled()
  await answer('of the second')
  expect(onLook).toHaveBeenCalledWith('of the second')
  rerender({})
  await passes(30_000)
  expect(look).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
