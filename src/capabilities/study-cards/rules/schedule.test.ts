import { expect, it } from 'vitest'
import { hours, minutes } from '#kit/time.ts'
import { RATINGS } from '../spec.ts'
import { aCard } from './card.fake.ts'
import { taken, withPending } from './deck.ts'
import { dueCards, nextCard } from './due.ts'
import { newSchedule } from './new-schedule.ts'
import { afterReview, choicesFor, scheduleOf } from './schedule.ts'
import { timeWords } from './time-words.ts'

const DAY = hours(24)
const { again, good, easy } = RATINGS
const review = (id: string, at: number, rating: number = good) => ({ id, cardId: 'a', at, rating })

it('brings a card that is known back later each time, and one that was forgotten within the hour', () => {
  let schedule = newSchedule(0)
  const gaps: number[] = []
  for (let time = 0; time < 6; time += 1) {
    const at = schedule.due
    schedule = afterReview(schedule, good, at)
    gaps.push(schedule.due - at)
  }
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  expect(gaps[0]).toBeLessThan(hours(1))
  expect(gaps.at(-1)).toBeGreaterThan(60 * DAY)
  const forgotten = afterReview(schedule, again, schedule.due)
  expect(forgotten.due - schedule.due).toBeLessThan(hours(1))
  expect(forgotten).toMatchObject({ lapses: 1, state: 'relearning' })
})

it('offers a later day for each better rating', () => {
  const choices = choicesFor(afterReview(newSchedule(0), easy, 0), 10 * DAY)
  expect(choices.again).toBeLessThan(choices.hard)
  expect(choices.hard).toBeLessThan(choices.good)
  expect(choices.good).toBeLessThan(choices.easy)
})

it('comes to the same whichever device sent its reviews first, and in one go or in two', () => {
  const all = [
    review('r1', 0),
    review('r2', minutes(12)),
    review('r3', 3 * DAY, again),
    review('r4', 4 * DAY),
  ]
  const schedule = scheduleOf(0, all)
  expect(scheduleOf(0, all.toReversed())).toEqual(schedule)
  const inTwo = all
    .slice(2)
    .reduce((so, { rating, at }) => afterReview(so, rating, at), scheduleOf(0, all.slice(0, 2)))
  expect(inTwo).toEqual(schedule)
})

it('takes a review of a clock that is behind for one of now', () => {
  const schedule = afterReview(newSchedule(0), good, 5 * DAY)
  expect(afterReview(schedule, good, DAY).reviewedAt).toBe(5 * DAY)
})

it('asks a new card at once, also where the clock of the device is behind', () => {
  const fresh = aCard('fresh', { createdAt: DAY, schedule: newSchedule(DAY) })
  expect(nextCard([fresh], 0)?.id).toBe('fresh')
  expect(dueCards([fresh], 0)).toHaveLength(1)
})

it('asks what was learnt before what is new, and what was not known again in the same sitting', () => {
  const fresh = aCard('fresh')
  const known = aCard('known', { schedule: { ...newSchedule(0), state: 'review', due: 500 } })
  const later = aCard('later', { schedule: { ...newSchedule(0), state: 'review', due: 10 * DAY } })
  expect(dueCards([fresh, later, known], 1_000).map(({ id }) => id)).toEqual(['known', 'fresh'])
  const missed = aCard('missed', { schedule: afterReview(newSchedule(0), again, 0) })
  expect(nextCard([missed, later], 1_000)?.id).toBe('missed')
  expect(nextCard([later], 1_000)).toBeUndefined()
})

it('shows a device its own reviews before the server has heard of them, and each of them once', () => {
  const deck = { cards: [aCard('a')], pending: [review('r2', minutes(12)), review('r1', 0)] }
  const [shown] = withPending(deck)
  expect(shown?.schedule).toEqual(scheduleOf(0, deck.pending))
  const after = taken(deck, [shown!], [review('r1', 0)])
  expect(after.pending.map(({ id }) => id)).toEqual(['r2'])
  const all = taken(deck, [shown!], deck.pending)
  expect(withPending(all)[0]?.schedule).toEqual(shown?.schedule)
})

it.each([
  [0, '1 min'],
  [minutes(10), '10 min'],
  [hours(1), '1 hour'],
  [3 * DAY, '3 days'],
  [90 * DAY, '3 months'],
  [800 * DAY, '2 years'],
])('says %d milliseconds as %s', (ms, words) => {
  expect(timeWords(ms)).toBe(words)
})
