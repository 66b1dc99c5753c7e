import { expect, it } from 'vitest'
import { isWorthRepeating } from './is-retryable.ts'

it.each([0, 409, 423, 429, 500, 502, 503])('sends a piece again after %i', (status) => {
  expect(isWorthRepeating(status)).toBe(true)
})

it.each([400, 401, 404, 413, 507])('does not send a piece again after %i', (status) => {
  expect(isWorthRepeating(status)).toBe(false)
})
