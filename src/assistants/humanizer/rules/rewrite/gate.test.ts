import { expect, it } from 'vitest'
import { saysTheSame } from './gate.ts'

const BEFORE = 'Yields in Choma did not rise above 12% in 2019 (Banda, 2020), and they may fall.'

it.each([
  ['a figure', BEFORE.replace('12%', '13%')],
  ['a year', BEFORE.replace('2019', '2018')],
  ['a place', BEFORE.replace('Choma', 'Kasama')],
  ['a source', BEFORE.replace('Banda', 'Bwalya')],
  ['a source that goes', BEFORE.replace(' (Banda, 2020)', '')],
  ['a not', BEFORE.replace('did not rise', 'rose')],
  ['a direction', BEFORE.replace('above', 'below')],
  ['how sure it is', BEFORE.replace('may fall', 'fall')],
  ['a fact that was not there', BEFORE.replace('.', ', as 300 farmers said.')],
  ['a name that was not there', BEFORE.replace(', and', ' near Monze, and')],
  ['a number in words', BEFORE.replace('they', 'two of them')],
])('lets nothing through that changes %s', (_what, after) => {
  expect(saysTheSame(BEFORE, after)).toBe(false)
})

it('lets other words through', () => {
  expect(
    saysTheSame(BEFORE, 'In Choma, yields did not rise above 12% in 2019 (Banda, 2020). They may fall.'),
  ).toBe(true)
})

it('keeps what must be kept to the letter', () => {
  expect(saysTheSame('the grade point average fell', 'the mean grade fell', ['grade point average'])).toBe(
    false,
  )
})

it.each([
  [
    'We asked whether or not the farmers had sold their maize.',
    'We asked whether the farmers had sold their maize.',
  ],
  ['We asked whether the farmers had sold maize.', 'We asked if the farmers had sold maize.'],
  ['The price fell, and that is why farmers left.', 'The price fell; for this reason farmers left.'],
])('a question or a reason in other words is the same claim: %s', (before, after) => {
  expect(saysTheSame(before, after)).toBe(true)
})
