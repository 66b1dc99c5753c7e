import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { asScanned } from '#tests/as-scanned.ts'
import { defenceThesis } from '#tests/defence-thesis.ts'
import { Deck } from '../deck/deck.ts'
import { DESIGNS } from '../design/designs.ts'
import { makeDeck } from '../plan/plan-deck.ts'
import { presentationOf } from './presentation-of.ts'

const model = asScanned(defenceThesis())
const made = makeDeck(openRecord(model), model)
if (made === 'too-little') throw new Error('The thesis of the tests is too short.')

it('says in the notes of a scanned work that its words were read from pictures, and not on the slides', () => {
  // As stored and read again.
  const deck = Deck.parse(made)
  const { slides } = presentationOf(deck, DESIGNS.standard, new Date(0))
  const placed = slides.flatMap(({ notes }) => notes).filter((note) => /\(pages? \d/.test(note))
  expect(placed.length).toBeGreaterThan(5)
  expect(placed.filter((note) => !note.includes('read from a scan: 88% sure'))).toEqual([])
  expect(JSON.stringify(slides.map(({ shapes }) => shapes))).not.toContain('read from a scan')
})
