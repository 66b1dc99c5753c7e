import { expect, it } from 'vitest'
import { stepAmong } from './step-among.ts'

it('goes round the ends with the arrow keys', () => {
  expect(stepAmong(3, 0, 'ArrowRight')).toBe(1)
  expect(stepAmong(3, 2, 'ArrowDown')).toBe(0)
  expect(stepAmong(3, 0, 'ArrowLeft')).toBe(2)
  expect(stepAmong(3, 1, 'ArrowUp')).toBe(0)
})

it('goes to the ends with Home and End', () => {
  expect(stepAmong(3, 1, 'Home')).toBe(0)
  expect(stepAmong(3, 1, 'End')).toBe(2)
})

it('leaves every other key, and an empty row, alone', () => {
  expect(stepAmong(3, 1, 'a')).toBeUndefined()
  expect(stepAmong(0, 0, 'ArrowRight')).toBeUndefined()
})
