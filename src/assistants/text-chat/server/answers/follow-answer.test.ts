import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatEvent } from '../../contract.ts'
import { STREAMING } from '../../spec.ts'
import { followLive } from './follow-answer.ts'
import { liveAnswer } from './live-answer.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const source = { n: 1, documentId: 'd', name: 'a.txt', sentenceId: 's', page: 1, quote: 'So it is.' }

function following({ after = 0, deltas = true } = {}) {
  const live = liveAnswer({ id: 'a', userId: 'u', conversationId: 'c' })
  const reader = new AbortController()
  const seen: ChatEvent[] = []
  const done = (async () => {
    for await (const event of followLive(live, { after, deltas, signal: reader.signal })) seen.push(event)
  })()
  return { live, reader, seen, done }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

it('passes the first piece on at once, and what comes soon after it together, about every 200 ms [S3-182]', async () => {
  const { live, seen, done } = following()
  live.grow('One ')
  await settled()
  expect(seen).toEqual([{ type: 'chunk', offset: 0, delta: 'One ' }])
  for (const piece of ['two ', 'three ', 'four ']) {
    live.grow(piece)
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(seen).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(STREAMING.chunkEvery - 150)
  expect(seen.slice(1)).toEqual([{ type: 'chunk', offset: 4, delta: 'two three four ' }])
  live.end({ state: 'complete', extras: {} })
  await done
})

it('gives everything so far to who asked for it, and a chip with the words it stands behind', async () => {
  const { live, seen, done } = following({ deltas: false })
  live.grow('One ')
  await settled()
  live.grow('“So it is.” [^1]', [source])
  live.end({ state: 'complete', extras: {} })
  await done
  expect(seen).toEqual([
    { type: 'chunk', fullContent: 'One ' },
    { type: 'chunk', fullContent: 'One “So it is.” [^1]', sources: [source] },
  ])
})

it('does not wait for the end of a pause when the answer ends', async () => {
  const { live, done } = following()
  live.grow('One ')
  await settled()
  live.end({ state: 'complete', extras: {} })
  // Without advancing a clock.
  await done
})

it('goes on from an offset, and waits where the reader has more already', async () => {
  const { live, seen, done } = following({ after: 4 })
  live.grow('One')
  await settled()
  expect(seen).toEqual([])
  live.grow(' two')
  await settled()
  expect(seen).toEqual([{ type: 'chunk', offset: 4, delta: 'two' }])
  live.end({ state: 'complete', extras: {} })
  await done
})

it('lets a reader leave, and the answer go on', async () => {
  const { live, reader, done } = following()
  live.grow('One ')
  await settled()
  reader.abort()
  await done
  expect(live.stop.signal.aborted).toBe(false)
})
