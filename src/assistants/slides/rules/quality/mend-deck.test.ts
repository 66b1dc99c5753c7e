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
  const torn = withSlide('background', ({ points: [first, ...rest] }) => ({
    points: first ? [{ ...first, text: 'Small traders feed most households of the' }, ...rest] : [],
  }))
  const before = faults(torn)
  expect(before.join()).toContain('ends')
  const after = faults(mended(torn, design))
  expect(after.length).toBeLessThan(before.length)
  expect(after.join()).not.toContain('ends')
})

it('gives a slide another title where two are called the same', () => {
  const twice = withSlide('problem', () => ({ title: deck.slides[2]?.title ?? '' }))
  expect(faults(twice).join()).toContain('titles-differ')
  expect(faults(mended(twice, design)).join()).not.toContain('titles-differ')
})

it('never touches a line that the student wrote, and leaves a deck without fault as it is', () => {
  const own = withSlide('problem', ({ points: [first, ...rest] }) => ({
    title: deck.slides[2]?.title ?? '',
    points: first ? [{ ...first, text: 'My own line', edited: true }, ...rest] : [],
  }))
  const after = mended(own, design).slides.find(({ id }) => id === 'problem')
  expect(faults(own).join()).toContain('titles-differ')
  expect(after).toEqual(own.slides.find(({ id }) => id === 'problem'))
  if (faults(deck).length === 0) expect(mended(deck, design)).toEqual(deck)
})

it('leaves a title that the student typed, even where another slide is called the same', () => {
  const title = deck.slides[2]?.title ?? ''
  const own = changeDeck(deck, { slide: { id: 'problem', title } })
  if (!own) throw new Error('There is no such slide.')
  expect(faults(own).join()).toContain('titles-differ')
  expect(mended(own, design).slides.find(({ id }) => id === 'problem')?.title).toBe(title)
})
