/** How long until then: '10 min', '3 days', '2 months'. */
import { counted } from '#kit/pluralise.ts'
import { hours, minutes } from '#kit/time.ts'

const DAY = hours(24)

export function timeWords(ms: number): string {
  if (ms < hours(1)) return `${Math.max(1, Math.round(ms / minutes(1)))} min`
  if (ms < DAY) return counted(Math.round(ms / hours(1)), 'hour')
  const days = Math.round(ms / DAY)
  if (days < 60) return counted(days, 'day')
  return days < 730 ? counted(Math.round(days / 30), 'month') : counted(Math.round(days / 365), 'year')
}
