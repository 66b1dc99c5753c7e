import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import { changeDeck } from '../deck/change-deck.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { DESIGNS } from '../design/designs.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { checkDeck } from './check-deck.ts'
import { mended } from './mend-deck.ts'

const deck = readSampleDeck()
const design = DESIGNS.standard
const faults = (one: Deck): string[] =>
  checkDeck({ deck: one, presentation: presentationOf(one, design, new Date(0)), design }).flatMap(
    ({ id, fails }) => fails.map((slide) => `${id} ${slide}`),
  )
const withSlide = (id: string, change: (slide: DeckSlide) => Partial<DeckSlide>): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => (slide.id === id ? { ...slide, ...change(slide) } : slide)),
})

it('takes a line away that ends in the air', () => {
  const torn = withSlide('recommendations', ({ points: [first, ...rest] }) => ({
    points: first ? [{ ...first, text: 'Small traders feed most households of the' }, ...rest] : [],
  }))
  const before = faults(torn)
  expect(before.join()).toContain('whole')
  const after = faults(mended(torn, design))
  expect(after.length).toBeLessThan(before.length)
  expect(after.join()).not.toContain('whole')
})

it('gives a slide one of its own lines for a headline that would fit any deck', () => {
  const line = {
    text: 'Providers should lower the fees for small deposits',
    sources: [{ sentenceId: 'x', page: 1, quote: 'Providers should lower the fees for small deposits.' }],
  }
  const slogan = withSlide('recommendations', ({ points: [_, ...rest], script }) => ({
    title: 'This is where the study begins',
    points: [line, ...rest],
    script: [...script, { ...line, from: 10 }],
  }))
  expect(faults(slogan).join()).toContain('headline')
  expect(faults(mended(slogan, design)).join()).not.toContain('headline')
})

it('never touches a line or a headline that the student wrote, and leaves a deck without fault as it is', () => {
  const own = withSlide('problem', ({ points: [first] }) => ({
    title: 'This is where the study begins',
    points: first ? [{ ...first, text: 'My own line', edited: true }] : [],
  }))
  const after = mended(own, design).slides.find(({ id }) => id === 'problem')
  expect(faults(own).join()).toContain('headline')
  expect(after).toEqual(own.slides.find(({ id }) => id === 'problem'))
  if (faults(deck).length === 0) expect(mended(deck, design)).toEqual(deck)
  const titled = changeDeck(deck, { slide: { id: 'problem', title: 'This is where the study begins' } })
  expect(titled && faults(titled)).toEqual(faults(deck))
})

it('gives a slide another headline where the student has taken its own for another slide', () => {
  const { title } = deck.slides.find(({ id }) => id === 'recommendations')!
  const twice = changeDeck(deck, { slide: { id: 'design', title } })!
  expect(faults(twice).length).toBeGreaterThan(0)
  expect(faults(mended(twice, design))).toEqual([])
})
