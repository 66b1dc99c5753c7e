/**
 * Schedules a card with ts-fsrs, without its random fuzz, so that the same reviews give the same day on every device. A
 * card's schedule is computed from its reviews in time order, whichever device sent them first.
 */
import { type CardInput, fsrs, type Grade, State } from 'ts-fsrs'
import type { Review, Schedule } from '../contract.ts'
import { RATINGS, type RatingName } from '../spec.ts'
import { newSchedule } from './new-schedule.ts'

const STATES = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const
const NAMES = ['new', 'learning', 'review', 'relearning'] as const

let made: ReturnType<typeof fsrs> | undefined
function scheduler() {
  made ??= fsrs({ enable_fuzz: false })
  return made
}

/** `at` before the last review is taken for the moment of that: clocks of devices differ. */
export function afterReview(schedule: Schedule, rating: number, at: number): Schedule {
  const when = Math.max(at, schedule.reviewedAt ?? 0)
  const { card } = scheduler().next(inItsWords(schedule), when, rating as Grade)
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    state: NAMES[card.state],
    step: card.learning_steps,
    days: card.scheduled_days,
    reviews: card.reps,
    lapses: card.lapses,
    reviewedAt: when,
  }
}

const inItsWords = (schedule: Schedule): CardInput => ({
  due: schedule.due,
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  state: STATES[schedule.state],
  learning_steps: schedule.step,
  scheduled_days: schedule.days,
  // Not read any more by ts-fsrs, and asked for by its types.
  elapsed_days: 0,
  reps: schedule.reviews,
  lapses: schedule.lapses,
  last_review: schedule.reviewedAt,
})

type Reviewed = Pick<Review, 'id' | 'rating' | 'at'>

export function scheduleOf(createdAt: number, reviews: readonly Reviewed[]): Schedule {
  const inOrder = reviews.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  return inOrder.reduce((so, { rating, at }) => afterReview(so, rating, at), newSchedule(createdAt))
}

/** Next due time for each rating. */
export const choicesFor = (schedule: Schedule, now: number): Record<RatingName, number> => ({
  again: afterReview(schedule, RATINGS.again, now).due,
  hard: afterReview(schedule, RATINGS.hard, now).due,
  good: afterReview(schedule, RATINGS.good, now).due,
  easy: afterReview(schedule, RATINGS.easy, now).due,
})
