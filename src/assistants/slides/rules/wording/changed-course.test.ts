import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import { SAYS } from '../../spec.ts'
import type { DeckSlide, PlannedDeck } from '../deck/deck.ts'
import { withCourse } from './outline-request.ts'

const deck = readSampleDeck()
const [template] = deck.slides.filter(({ id }) => id === 'limits')
const says = (text: string) => ({ text, sources: [{ sentenceId: text, page: 1, quote: `${text}.` }] })
const slide = (id: string, part: string, ...lines: string[]): DeckSlide => ({
  ...template!,
  id,
  part,
  title: `The name of ${id}`,
  points: lines.map(says),
})
const told = {
  ...slide('told', 'Results', 'Traders near a bank save more in cash'),
  title: 'Savings of traders near a bank',
}
const table: DeckSlide = {
  ...slide('table', 'Results'),
  form: 'visual',
  visual: {
    kind: 'table',
    rows: [
      ['Place', 'Savings'],
      ['Near a bank', '60'],
      ['Far from a bank', '40'],
    ],
    caption: 'Savings of traders by distance to a bank',
    sources: [{ sentenceId: 't', page: 1, quote: '60 40' }],
  },
}
const plan: PlannedDeck = {
  ...deck,
  spares: [
    told,
    table,
    slide('one', 'Methods', 'Forms were read twice'),
    slide('two', 'Methods', 'A clerk typed them'),
  ],
}
const ids = deck.slides.slice(2, -1).map(({ id }) => id)
const body = ({ slides }: PlannedDeck) => slides.slice(2, -1)
const asked = (wish: object, ...first: string[]) =>
  withCourse(plan, JSON.stringify({ order: [...first, ...ids.filter((id) => id !== 'analysis')], ...wish }))

it('puts two slides that say one thought together, with the lines of both', () => {
  const made = asked({ merge: [{ into: 'one', from: 'two' }] }, 'one')
  expect(
    body(made)
      .find(({ id }) => id === 'one')
      ?.points.map(({ text }) => text),
  ).toEqual(['Forms were read twice', 'A clerk typed them'])
  expect([...body(made), ...made.spares].map(({ id }) => id)).not.toContain('two')
  expect(made.slides).toHaveLength(18)
})

it('shows a table with the result that names the same things', () => {
  const made = asked({ shows: [{ slide: 'told', table: 'table' }] }, 'told')
  expect(body(made).find(({ id }) => id === 'told')).toMatchObject({ form: 'visual', visual: table.visual })
  expect([...body(made), ...made.spares].map(({ id }) => id)).not.toContain('table')
})

it.each<[string, object]>([
  ['a table of other things', { shows: [{ slide: 'result-4', table: 'table' }] }],
  ['slides of two parts', { merge: [{ into: 'one', from: 'told' }] }],
  ['what a talk cannot do without', { merge: [{ into: 'limits', from: 'conclusion' }] }],
  ['a slide with itself', { merge: [{ into: 'one', from: 'one' }] }],
  [
    'slides that are not there',
    { merge: [{ into: 'nowhere', from: 'one' }], shows: [{ slide: 'x', table: 'y' }] },
  ],
  ['something else than a list', { merge: 'one', shows: 7 }],
])('leaves every slide as it was where a model would join %s', (_, wish) => {
  const made = asked(wish)
  expect(made.slides).toHaveLength(18)
  for (const one of [...body(made), ...made.spares])
    expect([...deck.slides, ...plan.spares].find(({ id }) => id === one.id)).toEqual(one)
})

it('says so where slides that were to be put together stay apart, and only there', () => {
  expect(asked({ merge: [{ into: 'one', from: 'told' }] }).note).toBe(SAYS.keptApart)
  expect(
    asked(
      {
        merge: [
          { into: 'one', from: 'two' },
          { into: 'nowhere', from: 'one' },
        ],
      },
      'one',
    ).note,
  ).toBe(plan.note)
})

it('never leaves fewer than fifteen slides between outline and references', () => {
  const merge = ids.flatMap((into) => ids.map((from) => ({ into, from })))
  const made = withCourse({ ...plan, spares: [] }, JSON.stringify({ order: ids, merge }))
  expect(made.slides).toHaveLength(18)
})
