import { expect, it } from 'vitest'
import { goesInCircles } from './goes-in-circles.ts'

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

it('is seen where the same words come again and again', () => {
  const circle = many(14, () => 'It is used to make decisions based on data.')
  expect(goesInCircles(`A p-value is a probability. ${circle}`)).toBe(true)
})

it.each([
  ['a short answer', many(5, () => 'It is used to make decisions based on data.')],
  [
    'a questionnaire',
    many(12, (at) => `${at}. Item ${at} about saving: strongly disagree, disagree, agree, strongly agree`),
  ],
  ['a table', many(40, (at) => `| Group ${at} | 12.${at} | 0.0${at} |`)],
])('is not %s', (_, text) => {
  expect(goesInCircles(text)).toBe(false)
})
