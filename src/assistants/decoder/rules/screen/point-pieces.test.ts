import { expect, it } from 'vitest'
import { pointPieces } from './point-pieces.ts'

const marked = (point: string) =>
  pointPieces(point)
    .filter(({ as }) => as !== 'words')
    .map(({ text, as }) => `${as}: ${text}`)

it('marks figures and weighty words', () => {
  expect(marked('They save ZMW 1,214.50 more, a Significant 58.3% (p = .004).')).toEqual([
    'figure: ZMW 1,214.50',
    'weighty: Significant',
    'figure: 58.3%',
    'figure: .004',
  ])
  expect(marked('It is critically important.')).toEqual(['weighty: critically', 'weighty: important'])
})

it.each(['', 'No figure here.', '3 of 4', 'significant'])('loses no letter of “%s”', (point) => {
  expect(
    pointPieces(point)
      .map(({ text }) => text)
      .join(''),
  ).toBe(point)
})
