import { expect, it } from 'vitest'
import { minutes, seconds } from '#kit/time.ts'
import { CLOCK, SESSION } from '../../spec.ts'
import { minutesDue, sessionLeft, totalLeft } from './minutes.ts'
import {
  answered,
  countOn,
  isCounting,
  preparingFrom,
  type SessionClock,
  STOPPED,
  startedAt,
} from './session-clock.ts'

const BEGIN = 1_000_000
const up = { upSince: 0, most: SESSION.longest }
const beats = (clock: SessionClock, from: number, to: number, by = CLOCK.beatEvery) => {
  let counted = clock
  for (let now = from + by; now <= to; now += by) counted = countOn(counted, { ...up, now })
  return counted
}

it('counts nothing before it was started', () => {
  expect(countOn(STOPPED, { ...up, now: BEGIN })).toEqual(STOPPED)
})

it('counts half an hour of beats as half an hour, and no more [S2-150]', () => {
  const half = beats(startedAt(BEGIN), BEGIN, BEGIN + minutes(30))
  expect(half.counted).toBe(SESSION.longest)
  expect(beats(half, BEGIN + minutes(30), BEGIN + minutes(40)).counted).toBe(SESSION.longest)
})

it('counts once what two windows tell at the same time', () => {
  let clock = startedAt(BEGIN)
  for (let now = BEGIN; now <= BEGIN + minutes(5); now += seconds(5)) {
    clock = countOn(clock, { ...up, now })
    clock = countOn(clock, { ...up, now: now - seconds(2) })
    clock = countOn(clock, { ...up, now })
  }
  expect(clock.counted).toBe(minutes(5))
})

it('counts nothing of a night in which the laptop slept, and goes on in the morning', () => {
  const evening = beats(startedAt(BEGIN), BEGIN, BEGIN + minutes(2))
  const morning = countOn(evening, { ...up, now: BEGIN + minutes(600) })
  expect(morning.counted).toBe(minutes(2))
  expect(countOn(morning, { ...up, now: BEGIN + minutes(601) - seconds(30) }).counted).toBe(
    minutes(2) + seconds(30),
  )
})

it('counts nothing of forty minutes in which the telephone slept in the middle of a question', () => {
  const asked = beats(startedAt(BEGIN), BEGIN, BEGIN + minutes(7))
  const awake = countOn(asked, { ...up, now: BEGIN + minutes(47) })
  expect(awake.counted).toBe(minutes(7))
  expect(beats(awake, BEGIN + minutes(47), BEGIN + minutes(49)).counted).toBe(minutes(9))
})

it('leaves ten seconds to who has used 59 minutes and 50 seconds, and then ends', () => {
  const used = { counted: minutes(59) + seconds(50), settled: 59 }
  const left = sessionLeft(0, totalLeft(used, 1))
  expect(left).toBe(seconds(10))
  const begun = countOn(startedAt(BEGIN), { upSince: 0, most: left, now: BEGIN + seconds(5) })
  expect(begun.counted).toBe(seconds(5))
  const over = countOn(begun, { upSince: 0, most: left, now: BEGIN + seconds(20) })
  expect(over.counted).toBe(seconds(10))
  expect(minutesDue({ ...used, counted: used.counted + over.counted })).toBe(1)
})

it('counts the seconds of a reload: who is away for a moment is there', () => {
  const clock = countOn(startedAt(BEGIN), { ...up, now: BEGIN + CLOCK.missedAfter })
  expect(clock.counted).toBe(CLOCK.missedAfter)
})

it('counts the recording of somebody who was cut off, and nothing else of that time', () => {
  const clock = countOn(startedAt(BEGIN), { ...up, now: BEGIN + minutes(9), spokeFor: seconds(50) })
  expect(clock.counted).toBe(seconds(50))
})

it('counts whole milliseconds of a recording, which is seldom as long as they are', () => {
  const heard = countOn(startedAt(BEGIN), { ...up, now: BEGIN + minutes(9), spokeFor: 4_321.8125 })
  expect(heard.counted).toBe(4_321)
})

it('stands still while the server is down [S2-154]', () => {
  const before = countOn(startedAt(BEGIN), { ...up, now: BEGIN + seconds(15) })
  const upAgain = BEGIN + seconds(35)
  const after = countOn(before, { ...up, upSince: upAgain, now: BEGIN + seconds(45) })
  expect(after.counted).toBe(seconds(15 + 10))
})

it('stands still from ten seconds of preparing on, until the answer is there [S2-155]', () => {
  const asked = preparingFrom(startedAt(BEGIN), BEGIN, 0)
  const waited = beats(asked, BEGIN, BEGIN + seconds(60))
  expect(waited.counted).toBe(seconds(10))
  expect(isCounting(waited, BEGIN + seconds(60))).toBe(false)
  const told = answered(waited)
  expect(isCounting(told, BEGIN + seconds(60))).toBe(true)
  expect(countOn(told, { ...up, now: BEGIN + seconds(75) }).counted).toBe(seconds(25))
})

it('counts a short wait whole, however the beats fall into it', () => {
  const asked = preparingFrom(startedAt(BEGIN), BEGIN + seconds(3), 0)
  expect(countOn(asked, { ...up, now: BEGIN + seconds(13) }).counted).toBe(seconds(13))
})

it('has waited since the first sending for a turn that is sent again, unless its server has died', () => {
  const asked = preparingFrom(startedAt(BEGIN), BEGIN, 0)
  expect(preparingFrom(asked, BEGIN + seconds(30), 0).preparing).toBe(BEGIN)
  expect(preparingFrom(asked, BEGIN + seconds(30), BEGIN + seconds(20)).preparing).toBe(BEGIN + seconds(30))
  const died = countOn(asked, { ...up, upSince: BEGIN + seconds(20), now: BEGIN + seconds(35) })
  expect(died.counted).toBe(seconds(15))
})

it('does not stand still for ever behind a turn that never ends', () => {
  const asked = preparingFrom(startedAt(BEGIN), BEGIN, 0)
  const later = beats(asked, BEGIN, BEGIN + CLOCK.preparedAtMost + seconds(60))
  expect(later.counted).toBe(seconds(10 + 60))
})

it('does not go backwards when another server’s clock is behind', () => {
  const clock = countOn(startedAt(BEGIN), { ...up, now: BEGIN + seconds(20) })
  expect(countOn(clock, { ...up, now: BEGIN + seconds(10) })).toEqual(clock)
})

it('spends each minute when it is full, and carries what is left over into the next session [S2-151]', () => {
  expect(minutesDue({ counted: seconds(59), settled: 0 })).toBe(0)
  expect(minutesDue({ counted: seconds(60), settled: 0 })).toBe(1)
  expect(minutesDue({ counted: seconds(179), settled: 1 })).toBe(1)
  // Ten sessions of forty seconds cost six minutes, neither ten nor none.
  expect(minutesDue({ counted: 10 * seconds(40), settled: 0 })).toBe(6)
})

it('makes two sessions of 1800 s of 3600 s, and a short one of a rest [S2-158]', () => {
  expect(sessionLeft(0, totalLeft({ counted: 0, settled: 0 }, 60))).toBe(seconds(1_800))
  const after = { counted: minutes(30), settled: 30 }
  expect(totalLeft(after, 30)).toBe(minutes(30))
  expect(sessionLeft(0, totalLeft(after, 30))).toBe(seconds(1_800))
  const part = { counted: minutes(50) + seconds(20), settled: 50 }
  expect(totalLeft(part, 10)).toBe(minutes(9) + seconds(40))
  expect(sessionLeft(0, totalLeft(part, 10))).toBe(minutes(9) + seconds(40))
})

it('a machine whose clock was set back while it was down counts on from there, and nothing twice', () => {
  const hour = beats(startedAt(BEGIN + minutes(60)), BEGIN + minutes(60), BEGIN + minutes(62))
  const back = countOn(hour, { ...up, now: BEGIN + minutes(2) })
  expect(back.counted).toBe(minutes(2))
  expect(beats(back, BEGIN + minutes(2), BEGIN + minutes(5)).counted).toBe(minutes(5))
})
