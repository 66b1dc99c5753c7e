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
  expect(note).toBe(
    'The statistical summary shows 120 of 301 figures, some of each kind; no difference was seen among the other 181.',
  )
})

it('shows some of each kind, and of each kind from the first page to the last', () => {
  const named = (reports: string) => ({ ...row('agrees'), reports })
  const shares = Array.from({ length: 400 }, (_, i) => named(`Row ${i}: ${i} of 400`))
  const tests = Array.from({ length: 5 }, (_, i) => named(`t(${i}) = 2.1`))
  const intervals = Array.from({ length: 400 }, (_, i) => named(`OR = 2, [1, ${i}]`))
  const reports = rowsShown([...shares, ...tests, ...intervals]).rows.map((one) => one.reports)
  expect(reports.filter((one) => one.startsWith('t('))).toHaveLength(5)
  expect(reports.filter((one) => one.startsWith('OR'))).toHaveLength(105)
  const shown = reports.filter((one) => one.startsWith('Row'))
  expect(shown).toHaveLength(10)
  expect(Number(shown[0]?.match(/\d+/)?.[0])).toBeLessThan(20)
  expect(Number(shown.at(-1)?.match(/\d+/)?.[0])).toBeGreaterThan(340)
})

it('never hides what should be looked at again', () => {
  expect(rowsShown(many('look-again', 150)).rows).toHaveLength(150)
})
