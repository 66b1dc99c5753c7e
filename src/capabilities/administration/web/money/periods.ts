/** Spans of days for the figures, as they are counted in Lusaka. */
import { dayInLusaka } from '#capabilities/usage/index.ts'
import { hours } from '#kit/time.ts'

export const PERIODS = {
  month: 'This month',
  'last-month': 'Last month',
  '30-days': 'Last 30 days',
  all: 'All time',
} as const
type Period = keyof typeof PERIODS

export const isPeriod = (word: string | null): word is Period => word !== null && Object.hasOwn(PERIODS, word)

export type DateSpan = { from?: string; to?: string }

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - hours(24 * days)).toISOString().slice(0, 10)

export function spanOf(period: Period, now: Date): DateSpan {
  const today = dayInLusaka(now)
  const first = `${today.slice(0, 8)}01`
  switch (period) {
    case 'month':
      return { from: first, to: today }
    case 'last-month': {
      const last = dayBefore(first, 1)
      return { from: `${last.slice(0, 8)}01`, to: last }
    }
    case '30-days':
      return { from: dayBefore(today, 29), to: today }
    case 'all':
      return {}
  }
}

export type DaySum = { day: string; amountNgwee: number; payments: number }

/** A chart needs the days without a payment too; a span of years is left as it is. */
export function everyDay(days: readonly DaySum[], span: DateSpan): DaySum[] {
  const first = span.from ?? days[0]?.day
  const last = span.to ?? days.at(-1)?.day
  if (!first || !last) return []
  const known = new Map(days.map((sum) => [sum.day, sum]))
  const count = Math.round((Date.parse(last) - Date.parse(first)) / hours(24)) + 1
  if (!(count > 0 && count <= MOST_BARS)) return [...days]
  return Array.from({ length: count }, (_, index) => {
    const day = dayBefore(last, count - 1 - index)
    return known.get(day) ?? { day, amountNgwee: 0, payments: 0 }
  })
}

const MOST_BARS = 92
