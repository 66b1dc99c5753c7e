import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { DeckSlide, PlannedDeck } from '../deck/deck.ts'
import { outlineText, withCourse } from './outline-request.ts'

const deck = readSampleDeck()
const limits = deck.slides.find(({ id }) => id === 'limits')!
const another = {
  text: 'Another limit',
  sources: [{ sentenceId: 'other', page: 9, quote: 'Another limit.' }],
}
const plan: PlannedDeck = {
  ...deck,
  spares: [{ ...limits, id: 'spare-1', title: 'Another limit', points: [another], script: [] }],
}
const ids = ({ slides }: PlannedDeck) => slides.slice(2, -1).map(({ id }) => id)
const told = (...order: string[]) => JSON.stringify({ order })

it('moves, leaves out and takes in what a model names', () => {
  const order = ids(plan).filter((id) => id !== 'analysis')
  const made = withCourse(plan, told(...order, 'spare-1'))
  expect(ids(made)).toContain('spare-1')
  expect(ids(made)).not.toContain('analysis')
  expect(made.spares.map(({ id }) => id)).toEqual(['analysis'])
})

it('takes no second slide on what one says already, under whatever title', () => {
  const again = {
    ...deck.slides.find(({ id }) => id === 'limits')!,
    id: 'spare-2',
    title: 'It is the same again',
  }
  const made = withCourse(
    { ...plan, spares: [again] },
    told(...ids(plan).filter((id) => id !== 'analysis'), 'spare-2'),
  )
  expect(ids(made)).not.toContain('spare-2')
  expect(ids(made)).toHaveLength(15)
})

it.each<[string, string]>([
  ['three slides', told('limits', 'problem', 'conclusion')],
  ['forty slides', told(...Array.from({ length: 40 }, (_, at) => `slide-${at}`), ...ids(plan))],
  ['one slide many times', told(...Array.from({ length: 15 }, () => 'problem'))],
  ['no slide that is there', told('nowhere', 'elsewhere')],
  ['no JSON', 'I would begin with the problem.'],
  ['the end before the beginning', told(...ids(plan).reverse())],
  [
    'neither objectives nor results',
    told(...ids(plan).filter((id) => !/^(?:objectives|result-1)/.test(id)), 'spare-1'),
  ],
])('keeps fifteen slides, each once, with its parts in order, when a model names %s', (_, answer) => {
  const made = withCourse(plan, answer)
  expect(made.slides).toHaveLength(18)
  expect(new Set(ids(made)).size).toBe(15)
  expect(ids(made)).toEqual(expect.arrayContaining(['objectives', 'result-1', 'conclusion']))
  const parts = made.slides.slice(2, -1).map(({ part }) => part)
  const places = parts.map((part) =>
    ['Background', 'Purpose', 'Literature', 'Methods', 'Results', 'Plan', 'Conclusion'].indexOf(part),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('is shown every planned slide and every other one, with what waits', () => {
  const text = outlineText(plan)
  for (const { id } of [...plan.slides.slice(2, -1), ...plan.spares]) expect(text).toContain(id)
})

const oneLine = (id: string, like: string): DeckSlide => ({
  ...deck.slides.find((slide) => slide.id === like)!,
  id,
  title: `On ${id}`,
  visual: undefined,
  metrics: [],
  marks: [],
  script: [],
  points: [{ text: `Line of ${id}`, sources: [{ sentenceId: id, page: 9, quote: id }] }],
})
const METHODS = ['design', 'sampling', 'sample', 'instruments', 'analysis']
/** The questions are spared, not planned; any two of the methods may become one. */
const spared: PlannedDeck = {
  ...deck,
  slides: deck.slides.map((slide) =>
    slide.id === 'questions'
      ? oneLine('aim', 'objectives')
      : METHODS.includes(slide.id)
        ? oneLine(slide.id, 'design')
        : slide,
  ),
  spares: [
    ...['questions', 'questions-2'].map((id) => oneLine(id, 'objectives')),
    ...['result-30', 'result-31', 'result-32', 'result-33'].map((id) => oneLine(id, 'result-1')),
  ],
}

it('lets no spare slide push out what a model named, however many slides it put together', () => {
  const gone = ['sampling', 'sample', 'analysis']
  const order = [...ids(spared).filter((id) => !gone.includes(id)), 'result-30', 'result-31', 'result-32']
  const merge = [
    { into: 'design', from: 'sampling' },
    { into: 'instruments', from: 'sample' },
    { into: 'instruments', from: 'analysis' },
  ]
  expect(ids(withCourse(spared, JSON.stringify({ order, merge }))).toSorted()).toEqual(order.toSorted())
})

it('makes room for a slide that must stay in the fullest part, not at the end of the talk', () => {
  const closing = ['conclusion', 'limits', 'recommendations']
  const left = ['result-1', 'result-2', 'result-3', 'result-4', ...closing]
  const results = ['result-30', 'result-31', 'result-32', 'result-33']
  const order = [...ids(spared).filter((id) => !left.includes(id)), ...results, ...closing]
  const made = ids(withCourse(spared, told(...order)))
  expect(made).toContain('result-1')
  expect(made.slice(-3)).toEqual(closing)
})

it('marks what must stay, among what was planned alone', () => {
  const marked = outlineText(spared)
    .split('\n')
    .filter((line) => line.includes('(must stay)'))
  expect(marked.map((line) => line.split(' ')[0])).toEqual(['objectives', 'result-1', 'conclusion'])
})
