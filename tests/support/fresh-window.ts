/**
 * Files of tests share a window: where each begins is where a browser begins. What one of them has stored, or the address at which
 * it ended, is nothing that the next one may lean on or stumble over; nor is a clock that one of them drove.
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
