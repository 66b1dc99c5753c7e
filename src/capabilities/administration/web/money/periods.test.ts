import { describe, expect, it } from 'vitest'
import { everyDay, spanOf } from './periods.ts'

describe('the span of a period', () => {
  const noon = new Date('2026-11-20T10:00:00Z')
  it('is counted in days of Lusaka', () => {
    expect(spanOf('month', noon)).toEqual({ from: '2026-11-01', to: '2026-11-20' })
    expect(spanOf('last-month', noon)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
    expect(spanOf('30-days', noon)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
    expect(spanOf('all', noon)).toEqual({})
  })

  it('has begun the next day two hours before UTC, also over a year’s end', () => {
    expect(spanOf('month', new Date('2026-12-31T22:30:00Z'))).toEqual({
      from: '2027-01-01',
      to: '2027-01-01',
    })
    expect(spanOf('last-month', new Date('2026-12-31T22:30:00Z'))).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    })
  })
})

describe('the days of a chart', () => {
  const sums = [
    { day: '2026-11-02', amountNgwee: 9_000, payments: 1 },
    { day: '2026-11-04', amountNgwee: 15_000, payments: 1 },
  ]
  it('include those without a payment', () => {
    const days = everyDay(sums, { from: '2026-11-01', to: '2026-11-05' })
    expect(days.map(({ amountNgwee }) => amountNgwee)).toEqual([0, 9_000, 0, 15_000, 0])
    expect(days[0]?.day).toBe('2026-11-01')
  })

  it('reach from the first to the last one known, where the span is open', () => {
    expect(everyDay(sums, {}).map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04'])
    expect(everyDay([], {})).toEqual([])
  })

  it('stay as they are over years', () => {
    const far = [...sums, { day: '2029-01-01', amountNgwee: 1, payments: 1 }]
    expect(everyDay(far, {})).toEqual(far)
  })
})
