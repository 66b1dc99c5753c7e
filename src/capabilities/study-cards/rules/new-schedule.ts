import type { Schedule } from '../contract.ts'

/** Of a card that nobody has seen: due at once. */
export const newSchedule = (at: number): Schedule => ({
  due: at,
  stability: 0,
  difficulty: 0,
  state: 'new',
  step: 0,
  days: 0,
  reviews: 0,
  lapses: 0,
  reviewedAt: null,
})
