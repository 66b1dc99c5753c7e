import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { Deck } from '../deck/deck.ts'
import { begun, secondsOn, stepped, stopped } from './rehearsal.ts'
import { TALKS, talkOf } from './talk-of.ts'

const sample = readSampleDeck()
const line = (words: number, from: number) => ({
  text: Array.from({ length: words }, () => 'word').join(' '),
  sources: [],
  from,
})
/** Enough for the longest talk. */
const full: Deck = {
  ...sample,
  slides: sample.slides.map(({ visual: _, ...slide }) => ({
    ...slide,
    script: [
      line(24, 10),
      line(24, 10),
      line(24, 15),
      line(24, 15),
      line(24, 20),
      line(24, 20),
      line(24, 20),
    ],
  })),
}

it.each(TALKS)('writes %i minutes of talk, five per cent more or less', (minutes) => {
  const { slides, isLongEnough, minutes: written } = talkOf(full, minutes)
  expect(isLongEnough).toBe(true)
  expect(Math.abs(written / minutes - 1)).toBeLessThanOrEqual(0.05)
  expect(Math.abs(slides.reduce((sum, { seconds }) => sum + seconds, 0) / (minutes * 60) - 1)).toBeLessThan(
    0.06,
  )
})

it('says in a short talk what every talk says, and in a longer one more of each slide', () => {
  const said = (minutes: number) =>
    talkOf(full, minutes).slides.reduce((sum, one) => sum + one.said.length, 0)
  expect(talkOf(full, 10).slides.every(({ said: lines }) => lines.every(({ from }) => from !== 20))).toBe(
    true,
  )
  expect(said(10)).toBeLessThan(said(15))
  expect(said(15)).toBeLessThan(said(20))
  expect(Math.max(...talkOf(full, 20).slides.map(({ said: lines }) => lines.length))).toBeLessThanOrEqual(9)
})

it('leaves time to look at what a slide shows', () => {
  const shown = {
    slides: sample.slides.filter(({ visual }) => visual).map((slide) => ({ ...slide, script: [] })),
  }
  expect(talkOf(shown, 10).slides.every(({ seconds }) => seconds >= 10)).toBe(true)
})

it('leaves time for what the student is still to fill in', () => {
  const waiting = sample.slides.slice(2, 4).map((slide) => ({
    ...slide,
    script: [],
    visual: undefined,
    ask: { says: 'One limit of your study', candidates: [] },
  }))
  expect(talkOf({ slides: waiting }, 10).slides.map(({ seconds }) => seconds)).toEqual([32, 32])
})

it('does not stretch a short document: it says how long its talk is', () => {
  const short = { slides: full.slides.map((slide) => ({ ...slide, script: [line(20, 10)] })) }
  const talk = talkOf(short, 20)
  expect(talk.isLongEnough).toBe(false)
  expect(talk.minutes).toBeLessThan(5)
})

it('counts a rehearsal slide by slide, without a clock of its own', () => {
  const second = stepped(begun(1_000), 31_000)
  expect(secondsOn(second, 0, 40_000)).toBe(30)
  expect(secondsOn(second, 1, 40_000)).toBe(9)
  expect(secondsOn(stopped(second, 51_000), 1, 90_000)).toBe(20)
  expect(secondsOn(second, 2, 90_000)).toBe(0)
})
