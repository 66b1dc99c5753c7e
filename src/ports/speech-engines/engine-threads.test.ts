import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minutes } from '#kit/time.ts'
import { engineThreads } from './engine-threads.ts'

const pool = engineThreads({ threads: 1 })
const prepare = () => pool.run('prepare', {})

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    }),
)
afterEach(() => {
  vi.useRealTimers()
  pool.close()
})

it('judges an engine by its own time on a core, and by the clock only where it hangs', async () => {
  const slow = prepare()
  vi.advanceTimersByTime(minutes(9))
  expect(await slow).toMatchObject({ ok: true })
  const hanging = prepare()
  vi.advanceTimersByTime(minutes(11))
  expect(await hanging).toMatchObject({ problem: { code: 'broke' } })
})
