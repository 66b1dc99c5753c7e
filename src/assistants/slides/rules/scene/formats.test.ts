/** What the formats show of one deck: Heavy all that carries a result, Mini one thought a slide. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { defenceThesis } from '#tests/defence-thesis.ts'
import { DESIGNS } from '../design/designs.ts'
import { makeDeck } from '../plan/plan-deck.ts'
import { presentationOf } from './presentation-of.ts'
import { textsOn, wordsOn } from './seen.ts'

const model = defenceThesis()
const deck = makeDeck(openRecord(model), model)
if (deck === 'too-little') throw new Error('The thesis of the tests is too short.')

it('shows in Heavy every chart, table and picture that carries a result', () => {
  const { slides } = presentationOf(deck, DESIGNS.heavy, new Date(0))
  const kinds = (at: number) => slides[at]?.shapes.map(({ kind }) => kind) ?? []
  const owed = deck.slides.flatMap(({ visual }, at) => (visual ? [{ at, kind: visual.kind }] : []))
  expect(owed.length).toBeGreaterThan(1)
  expect(owed.filter(({ at, kind }) => !kinds(at).includes(kind))).toEqual([])
})

it('says in Mini three lines a slide at most, in few words', () => {
  const mini = presentationOf(deck, DESIGNS.mini, new Date(0)).slides
  const talk = deck.slides.flatMap(({ form, whole, visual }, at) =>
    ['references', 'agenda', 'questions'].includes(form) || whole || visual ? [] : [at],
  )
  expect(talk.length).toBeGreaterThan(5)
  // The head of a card is no line.
  const lines = (at: number) => textsOn(mini[at]!).filter((text) => text.split(' ').length > 4)
  expect(talk.filter((at) => lines(at).length > DESIGNS.mini.says.points)).toEqual([])
  expect(talk.filter((at) => wordsOn(mini[at]!) > DESIGNS.mini.says.words)).toEqual([])
})
