import { expect, it } from 'vitest'
import { hours, minutes, seconds } from '#kit/time.ts'
import { nextCheck } from './schedule.ts'

const created = new Date('2026-11-20T08:00:00Z')
const wait = (checks: number, age: number) => {
  const now = new Date(created.getTime() + age)
  return nextCheck(created, checks, now).getTime() - now.getTime()
}

it('asks soon at first, and then more and more patiently', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((checks) => wait(checks, checks * 1_000))).toEqual(
    [2, 5, 10, 20, 40, 80, 180, 300].map(seconds),
  )
  expect(wait(20, minutes(30))).toBe(minutes(5))
  expect(wait(20, hours(2))).toBe(minutes(15))
  expect(wait(20, hours(48))).toBe(hours(1))
  expect(wait(0, hours(200))).toBe(hours(1))
})

it('takes a payment from the future for a young one', () => {
  expect(wait(0, -hours(24))).toBe(seconds(2))
})
