import { expect, it } from 'vitest'
import { Analysis } from '../contract.ts'
import { sampleAnalysis } from '../web/preview/sample-analysis.ts'
import { inWordsOfToday } from './words-of-today.ts'

const withSpaces = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, word) =>
      key === 'outcome' || key === 'verdict' ? String(word).replaceAll('-', ' ') : word,
    ),
  )

it('is how an analysis is read that was kept in the words of before, and one of today as it is', () => {
  const today = sampleAnalysis()
  const [check] = today.checks
  if (check) check.owed = { outcome: 'does-not-apply', says: 'A paper need not say so.' }
  const before = withSpaces(today) as typeof today
  expect(Analysis.safeParse(before).success).toBe(false)
  expect(inWordsOfToday(before)).toEqual(today)
  expect(inWordsOfToday(today)).toEqual(today)
  expect(Analysis.safeParse(inWordsOfToday(before)).success).toBe(true)
})
