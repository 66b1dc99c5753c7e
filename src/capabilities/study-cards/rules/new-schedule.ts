import type { Schedule } from '../contract.ts'

/** Schedule of a new card: due at once. */
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
