import { expect, it } from 'vitest'
import { type Doing, howFar, secondsLeft } from './progress.ts'

it('names the four stages in their order, and never goes back', () => {
  const course: Doing[] = [
    { kind: 'uploading' },
    { kind: 'reading', percent: undefined },
    { kind: 'reading', percent: 50 },
    { kind: 'reading', percent: 100 },
    { kind: 'waiting' },
    { kind: 'close-reading', done: 0, of: 4 },
    { kind: 'close-reading', done: 3, of: 4 },
    { kind: 'analysing', done: 0, of: 9, afterReading: true },
    { kind: 'analysing', done: 4, of: 9, afterReading: true },
    { kind: 'analysing', done: 8, of: 9, afterReading: true },
  ]
  const told = course.map(howFar)
  expect([...new Set(told.map(({ stage }) => stage))]).toEqual([
    'Uploading Document',
    'Extracting Content',
    'Analyzing Data',
    'Generating Insights',
  ])
  const progress = told.map((one) => one.progress)
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
  expect(progress.every((percent) => percent > 0 && percent < 100)).toBe(true)
})

it('tells the time that is left by the pace so far', () => {
  expect(secondsLeft({ progress: 50, elapsedMs: 8_000, bytes: 0 })).toBe(8)
  expect(secondsLeft({ progress: 80, elapsedMs: 8_000, bytes: 0 })).toBe(2)
})

it('guesses by the size of the file while there is no pace', () => {
  const small = secondsLeft({ progress: 5, elapsedMs: 60_000, bytes: 20_000 })
  const large = secondsLeft({ progress: 5, elapsedMs: 60_000, bytes: 10 * 1_048_576 })
  expect(small).toBe(4)
  expect(large).toBeGreaterThan(small)
})

it('never promises less than a second, nor more than ten minutes', () => {
  expect(secondsLeft({ progress: 95, elapsedMs: 10, bytes: 0 })).toBe(1)
  expect(secondsLeft({ progress: 21, elapsedMs: 10_000_000, bytes: 0 })).toBe(600)
})
