import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { Deck } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'
import { begun, secondsOn, stepped, stopped } from './rehearsal.ts'
import { TALKS, talkOf } from './talk-of.ts'

const sample = readSampleDeck()
const line = (words: number, asked = false) => ({
  text: Array.from({ length: words }, () => 'word').join(' '),
  sources: [],
  ...(asked && { asked }),
})
/** Enough for the longest talk. */
const full: Deck = {
  ...sample,
  slides: sample.slides.map((slide) => ({
    ...slide,
    script: [line(21), line(34), ...Array.from({ length: 9 }, () => line(27, true))],
  })),
}
const wordsOf = (minutes: number): number =>
  talkOf(full, minutes).slides.reduce(
    (sum, { said }) => sum + said.reduce((words, { text }) => words + wordCount(text), 0),
    0,
  )

it.each(TALKS)('writes %i minutes of talk, five per cent more or less, at 130 words a minute', (minutes) => {
  expect(Math.abs(wordsOf(minutes) / (minutes * 130) - 1)).toBeLessThanOrEqual(0.05)
  const { slides, isLongEnough } = talkOf(full, minutes)
  expect(isLongEnough).toBe(true)
  expect(Math.abs(slides.reduce((sum, { seconds }) => sum + seconds, 0) / (minutes * 60) - 1)).toBeLessThan(
    0.06,
  )
})

it('says what a slide shows before what only somebody may ask, and keeps the rest for questions', () => {
  for (const { said, asked } of talkOf(full, 10).slides) {
    if (said.some((one) => one.asked)) expect(said.filter((one) => !one.asked)).toHaveLength(2)
    expect(said.length + asked.length).toBe(11)
  }
})

it('gives every slide of the body about the same time', () => {
  const body = talkOf(full, 15)
    .slides.slice(2, 17)
    .map(({ seconds }) => seconds)
  expect(Math.max(...body) - Math.min(...body)).toBeLessThanOrEqual(20)
})

it('does not stretch a short document: it says how long its talk is', () => {
  const short = { slides: full.slides.map((slide) => ({ ...slide, script: [line(20)] })) }
  const talk = talkOf(short, 20)
  expect(talk.isLongEnough).toBe(false)
  expect(talk.minutes).toBeCloseTo((18 * 20) / 130, 5)
})

it('counts a rehearsal slide by slide, without a clock of its own', () => {
  const second = stepped(begun(1_000), 31_000)
  expect(secondsOn(second, 0, 40_000)).toBe(30)
  expect(secondsOn(second, 1, 40_000)).toBe(9)
  expect(secondsOn(stopped(second, 51_000), 1, 90_000)).toBe(20)
  expect(secondsOn(second, 2, 90_000)).toBe(0)
})
