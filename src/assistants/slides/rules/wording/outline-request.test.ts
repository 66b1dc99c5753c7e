import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { PlannedDeck } from '../deck/deck.ts'
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
