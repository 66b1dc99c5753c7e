import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { begun, secondsOn, stepped, stopped } from './rehearsal.ts'
import { minutesFilled, TALKS, talkOf } from './talk-of.ts'

const sample = readSampleDeck()
let told = 0
const line = (words: number, from: number) => ({
  text: [`${++told}`, ...Array.from({ length: words - 1 }, () => 'word')].join(' '),
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

it('says more of each slide in a longer talk: three to six sentences, and the words that lead on', () => {
  const counts = (minutes: number) =>
    talkOf(full, minutes)
      .slides.slice(0, -1)
      .map(({ said }) => said.length - 1)
  const sum = (minutes: number) => counts(minutes).reduce((all, one) => all + one, 0)
  expect(Math.max(...counts(10))).toBeLessThanOrEqual(4)
  expect([Math.min(...counts(15)), Math.max(...counts(15))]).toEqual([3, 4])
  expect(Math.max(...counts(20))).toBeLessThanOrEqual(6)
  expect(sum(10)).toBeLessThan(sum(15))
  expect(sum(15)).toBeLessThan(sum(20))
})

it('ends each slide with what leads to the next one, in whichever order they stand', () => {
  const [one, other, last] = sample.slides.slice(3, 6).map((slide, at) => ({
    ...slide,
    script: [{ text: `This leads to ${at}.`, sources: [], from: 10, leads: true }, line(20, 10)],
  }))
  const lastWords = (...slides: DeckSlide[]) =>
    talkOf({ slides }, 10).slides.map(({ said }) => said.find(({ leads }) => leads)?.text)
  expect(lastWords(one!, other!, last!)).toEqual(['This leads to 1.', 'This leads to 2.', undefined])
  expect(lastWords(last!, one!, other!)).toEqual(['This leads to 0.', 'This leads to 1.', undefined])
})

it('does not say of an objective again what was said with its last result', () => {
  const slides = sample.slides.slice(3, 5).map((slide) => ({
    ...slide,
    script: [{ text: 'My first objective was to count.', sources: [], from: 10 }, line(20, 10)],
  }))
  const said = talkOf({ slides }, 10).slides.flatMap((one) => one.said.map(({ text }) => text))
  expect(said.filter((text) => text.startsWith('My first objective'))).toHaveLength(1)
})

it('does not lead on twice with the same words', () => {
  const slides = sample.slides.slice(3, 8).map((slide) => ({
    ...slide,
    script: [{ text: 'I also found this.', sources: [], from: 10, leads: true }, line(20, 10)],
  }))
  const bridges = talkOf({ slides }, 10)
    .slides.slice(0, -1)
    .map(({ said }) => said.at(-1)?.text)
  expect(new Set(bridges).size).toBe(bridges.length)
})

it('helps out once where a slide leaves little to say, and says nothing of a slide that waits', () => {
  const aim = { ...sample.slides[3]!, id: 'aim', visual: undefined, script: [line(20, 10)] }
  const [first, , waiting] = talkOf(
    { slides: [aim, { ...aim }, { ...aim, ask: { says: 'Your aim', candidates: [] }, script: [] }] },
    10,
  ).slides
  expect(first?.said.map(({ text }) => text)).toContain(
    'Please keep it in mind: my results are to be measured by it.',
  )
  expect(waiting?.said).toEqual([])
})

it('offers the longest usual talk that its words fill', () => {
  expect(minutesFilled(full)).toBe(15)
  expect(minutesFilled({ slides: full.slides.map((slide) => ({ ...slide, script: [line(20, 10)] })) })).toBe(
    10,
  )
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
  expect(talkOf({ slides: waiting }, 10).slides.map(({ seconds }) => seconds >= 32)).toEqual([true, true])
})

it('does not stretch a short document: it says how long its talk is', () => {
  const short = { slides: full.slides.map((slide) => ({ ...slide, script: [line(20, 10)] })) }
  const talk = talkOf(short, 20)
  expect(talk.isLongEnough).toBe(false)
  expect(talk.minutes).toBeLessThan(8)
})

it('counts a rehearsal slide by slide, without a clock of its own', () => {
  const second = stepped(begun(1_000), 31_000)
  expect(secondsOn(second, 0, 40_000)).toBe(30)
  expect(secondsOn(second, 1, 40_000)).toBe(9)
  expect(secondsOn(stopped(second, 51_000), 1, 90_000)).toBe(20)
  expect(secondsOn(second, 2, 90_000)).toBe(0)
})
