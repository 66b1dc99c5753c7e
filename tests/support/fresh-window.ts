/**
 * Test files share a window, so each must start like a fresh browser. Stored data, the last address, and a fake clock
 * of one file must not leak into the next.
 */
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { stoodInWrongly } from './stood-in-wrongly.ts'

const HOME = 'http://localhost:3000/'

type InHappyDom = { happyDOM?: { setURL(url: string): void } }

beforeAll(() => {
  const { happyDOM } = globalThis as InHappyDom
  if (!happyDOM) return
  happyDOM.setURL(HOME)
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  const [first] = stoodInWrongly.splice(0)
  if (first) throw first
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
