// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ok } from '#kit/result.ts'
import { usualWords } from '../../rules/talk-words.ts'
import { createPlayer } from '../sound/player.ts'
import type { Reply } from './turn-parts.ts'
import { useTurnLoop } from './use-turn-loop.ts'

afterEach(cleanup)

function conversation() {
  const log: string[] = []
  const parts = () => ({
    words: usualWords,
    session: 's',
    openMicrophone: async () =>
      ok({
        listen: () => () => {},
        record: () => ({ soFar: async () => undefined, stop: async () => new Blob(), drop() {} }),
        mute() {},
        onLost() {},
        close: () => void log.push('closed'),
      }),
    player: createPlayer({
      load: async () => new ArrayBuffer(0),
      // No sound is played in this test.
      open: () => ({ resume: async () => {}, close: async () => {} }) as unknown as AudioContext,
    }),
    async *sendAnswer(): AsyncGenerator<Reply> {
      yield await Promise.reject(new TypeError('Failed to fetch'))
    },
    recordings: {
      put: async () => {},
      of: async () => undefined,
      last: async () => undefined,
      forget: async () => {},
    },
    wakeLock: { hold() {}, release() {} },
    now: () => Date.now(),
    newAttempt: () => 'a',
  })
  return { log, ...renderHook(() => useTurnLoop(parts), { wrapper: StrictMode }) }
}

it('follows the conversation, and gives the microphone back when the screen is left', async () => {
  const { result, unmount, log } = conversation()
  expect(result.current.conversation.turn.name).toBe('idle')
  await act(() => result.current.driver.start())
  expect(result.current.conversation.turn.name).toBe('recording')
  unmount()
  expect(log).toEqual(['closed'])
})

it('sends again when the browser is back on the network', async () => {
  const { result } = conversation()
  await act(async () => result.current.driver.type('My sample was small.'))
  expect(result.current.conversation.turn.name).toBe('unsent')
  act(() => void dispatchEvent(new Event('online')))
  expect(result.current.conversation.turn.name).toBe('sending')
})
