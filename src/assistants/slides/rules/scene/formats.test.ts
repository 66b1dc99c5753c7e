/** What the formats show of one deck: Heavy all that carries a result, Mini one thought a slide. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { defenceThesis } from '#tests/defence-thesis.ts'
import type { Deck } from '../deck/deck.ts'
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

/** The first slide that shows something, with a table of these rows. */
function tableWith(rows: string[][]) {
  const whole = deck as Deck
  const at = whole.slides.findIndex(({ visual }) => visual !== undefined)
  const slides = whole.slides.map((slide, n) =>
    n === at
      ? { ...slide, visual: { kind: 'table' as const, caption: 'Table 1', rows, sources: [] } }
      : slide,
  )
  const { shapes } = presentationOf({ ...whole, slides }, DESIGNS.standard, new Date(0)).slides[at]!
  return shapes.flatMap((shape) => (shape.kind === 'table' ? [shape] : []))[0]!
}

it('ends a table before the head of what follows it in the work, and keeps the base of a comparison', () => {
  const rows = [
    ['Sex', 'HR', 'p'],
    ['Female', '0.85', '0.01'],
    ['Other', '1.02', '0.70'],
  ]
  const names = (more: string[]) => tableWith([...rows, more]).rows.map(({ cells }) => cells[0]?.text ?? '')
  expect(names(['PH assumption', 'Chisq', 'p-value'])).not.toContain('PH assumption')
  expect(names(['Male', 'reference', 'reference'])).toContain('Male')
})

it('counts the rows that have no room where there is room for the words', () => {
  const many = Array.from({ length: 40 }, (_, at) => [
    `${at + 1}`,
    'A factor with a long name of its own',
    `${at}.5`,
  ])
  const { rows, columns } = tableWith([['No.', 'Factor', 'Mean'], ...many])
  const at = rows.at(-1)!.cells.findIndex(({ text }) => /more rows in the work/.test(text))
  expect(at).toBe(columns.indexOf(Math.max(...columns)))
})
