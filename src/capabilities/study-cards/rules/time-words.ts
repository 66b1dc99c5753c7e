/** How long until then: '10 min', '3 days', '2 months'. */
import { pluralise } from '#kit/pluralise.ts'
import { hours, minutes } from '#kit/time.ts'

const DAY = hours(24)

export function timeWords(ms: number): string {
  if (ms < hours(1)) return `${Math.max(1, Math.round(ms / minutes(1)))} min`
  if (ms < DAY) return pluralise(Math.round(ms / hours(1)), 'hour')
  const days = Math.round(ms / DAY)
  if (days < 60) return pluralise(days, 'day')
  return days < 730 ? pluralise(Math.round(days / 30), 'month') : pluralise(Math.round(days / 365), 'year')
}
