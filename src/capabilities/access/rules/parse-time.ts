/**
 * Parses a time in any form records have used over the years: a date, seconds since 1970 in an object (also one that
 * can convert itself to a date), a number of milliseconds, or text. Anything else is not a time.
 */
export function parseTime(value: unknown): Date | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return sound(value)
  if (typeof value === 'number') return sound(new Date(value))
  if (typeof value === 'string') return value.trim() === '' ? null : sound(new Date(value))
  if (typeof value !== 'object') return null
  if ('toDate' in value && typeof value.toDate === 'function') return parseTime(value.toDate())
  const seconds = timeNumber(value, 'seconds') ?? timeNumber(value, '_seconds')
  if (seconds === undefined) return null
  const nanoseconds = timeNumber(value, 'nanoseconds') ?? timeNumber(value, '_nanoseconds') ?? 0
  return sound(new Date(seconds * 1_000 + Math.trunc(nanoseconds / 1e6)))
}

const sound = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date)

function timeNumber(value: object, name: string): number | undefined {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'number' ? found : undefined
}
