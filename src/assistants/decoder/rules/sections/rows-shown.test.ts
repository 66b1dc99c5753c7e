import { expect, it } from 'vitest'
import type { StatisticRow } from '../../contract.ts'
import { rowsShown } from './rows-shown.ts'

const row = (verdict: StatisticRow['verdict'], i = 0): StatisticRow => ({
  reports: `r${i}`,
  writes: '1',
  computes: '1',
  verdict,
  evidence: { sentenceId: 's', page: 1, quote: 'q' },
})
const many = (verdict: StatisticRow['verdict'], count: number) =>
  Array.from({ length: count }, (_, i) => row(verdict, i))

it('puts first what should be looked at again, and keeps the order of the document otherwise', () => {
  const { rows, note } = rowsShown([
    row('agrees', 1),
    row('cannot-be-computed', 2),
    row('look-again', 3),
    row('agrees', 4),
  ])
  expect(rows.map(({ reports }) => reports)).toEqual(['r3', 'r1', 'r4', 'r2'])
  expect(note).toBeNull()
})

it('shows as many as anybody reads, and says how many are left', () => {
  const { rows, note } = rowsShown([...many('agrees', 300), row('look-again')])
  expect(rows).toHaveLength(120)
  expect(rows[0]?.verdict).toBe('look-again')
  expect(note).toBe('The statistical summary shows the first 120 of 301 rows.')
})

it('never hides what should be looked at again', () => {
  expect(rowsShown(many('look-again', 150)).rows).toHaveLength(150)
})
