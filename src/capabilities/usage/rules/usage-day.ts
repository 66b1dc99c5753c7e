import { hours } from '#kit/time.ts'

// Zambia is two hours ahead all year; its day begins at its own midnight, as in the books of payments.
const AHEAD = hours(2)

export const dayInLusaka = (at: Date): string =>
  new Date(at.getTime() + AHEAD).toISOString().slice(0, 'YYYY-MM-DD'.length)

export function untilMidnight(at: Date): number {
  const ofTheDay = (at.getTime() + AHEAD) % hours(24)
  return hours(24) - ofTheDay
}
