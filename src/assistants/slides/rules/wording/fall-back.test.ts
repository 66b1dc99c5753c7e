import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { DESIGNS } from '../design/designs.ts'
import { betterOf } from './fall-back.ts'

const deck = readSampleDeck()
const plain = deck.slides.find(({ id }) => id === 'limits')!
const [first, ...others] = plain.points
const fresh: DeckSlide = {
  ...plain,
  points: [{ ...first!, text: first!.text.replace(/^The /, 'This '), worded: true }, ...others],
}
const limitsOf = (slide: DeckSlide) => {
  const worded: Deck = { ...deck, slides: deck.slides.map((one) => (one.id === 'limits' ? slide : one)) }
  return betterOf(deck, worded, DESIGNS.standard).slides.find(({ id }) => id === 'limits')
}

it('takes back notes that fail a check, and keeps the lines beside them', () => {
  const [note] = plain.script
  expect(limitsOf({ ...fresh, script: [...plain.script, note!] })).toEqual({ ...plain, points: fresh.points })
})

it('takes back a headline that fails a check, and keeps the lines below it', () => {
  const title = 'Nothing here is about fishing boats'
  expect(limitsOf({ ...fresh, title, titleWorded: true })).toEqual({ ...plain, points: fresh.points })
})

it('takes back the whole slide where nothing less will do', () => {
  const [note] = plain.script
  const broken = {
    ...fresh,
    points: [{ ...first!, text: 'Not one of 9999 boats' }],
    script: [...plain.script, note!],
  }
  expect(limitsOf(broken)).toEqual(plain)
})
