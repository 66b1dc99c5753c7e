import { expect, it } from 'vitest'
import { toastTime } from './toast-time.ts'

it('gives long words longer, between 2 and 5 s', () => {
  expect(toastTime('Copied')).toBe(2_000)
  expect(toastTime('Code copied to clipboard!')).toBe(2_500)
  expect(toastTime('x'.repeat(400))).toBe(5_000)
})

it('holds a wish inside the same limits', () => {
  expect(toastTime('Copied', 3_000)).toBe(3_000)
  expect(toastTime('Copied', 100)).toBe(2_000)
  expect(toastTime('Copied', 60_000)).toBe(5_000)
})
