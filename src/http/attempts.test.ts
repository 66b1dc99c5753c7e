import { expect, it } from 'vitest'
import { tooManyTries, waitBeforeNext, waitForThis } from './attempts.ts'

const limit = { most: 10, within: 15 * 60_000 }
const since = new Date('2026-03-01T08:00:00Z')
const after = (seconds: number) => new Date(since.getTime() + seconds * 1_000)

it('lets the tenth try through and stops the one after it, until the window has passed', () => {
  expect(waitBeforeNext(limit, undefined, since)).toBe(0)
  expect(waitBeforeNext(limit, { count: 9, since }, after(5))).toBe(0)
  expect(waitBeforeNext(limit, { count: 10, since }, after(60))).toBe(14 * 60)
  expect(waitBeforeNext(limit, { count: 10, since }, after(15 * 60))).toBe(0)
})

it('says of a try that was counted already whether it was still within the limit', () => {
  expect(waitForThis(limit, { count: 10, since }, after(60))).toBe(0)
  expect(waitForThis(limit, { count: 11, since }, after(60))).toBe(14 * 60)
  expect(waitForThis(limit, { count: 11, since }, after(15 * 60))).toBe(0)
})

it('names the wait in minutes, rounded up', () => {
  expect(tooManyTries('wrong passwords', 841)).toBe(
    'Too many wrong passwords. Please wait 15 minutes, then try again.',
  )
  expect(tooManyTries('tries', 30)).toBe('Too many tries. Please wait a minute, then try again.')
})
