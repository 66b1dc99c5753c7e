import { expect, it } from 'vitest'
import type { LiftedTable } from '../deck/deck.ts'
import { readAloud } from './read-aloud.ts'

const table = (...rows: string[][]): LiftedTable => ({ kind: 'table', rows, caption: '', sources: [] })

it('tells a table of shares from the largest to the least, and not what the slide says', () => {
  const shares = table(
    ['Answer', 'Frequency', 'Percent'],
    ['Often, or always', '30', '30%'],
    ['Never', '12', '12%'],
    ['Now and then', '50', '50%'],
    ['No answer', '-', '-'],
    ['Once', '8', '8%'],
  )
  expect(readAloud(shares, '')).toEqual([
    'The first place belongs to “Now and then” with 50%',
    'Then come “Often, or always” with 30% and “Never” with 12%',
    'At the end stands “Once” with 8%',
  ])
  expect(readAloud(shares, 'Half, 50%, answer now and then')).toEqual([
    'Then come “Often, or always” with 30% and “Never” with 12%',
    'At the end stands “Once” with 8%',
  ])
})

it('tells a course from where it begins to where it ends', () =>
  expect(
    readAloud(
      {
        kind: 'chart',
        drawn: 'line',
        categories: ['2019', '2020', '2021'],
        series: [{ name: 'Cases', values: [12, 18, 15] }],
        unit: '',
        caption: '',
        sources: [],
      },
      '',
    ),
  ).toEqual(['It begins at 12 in 2019 and ends at 15 in 2021']))

it('tells of several measures the first rows, each with its name', () =>
  expect(
    readAloud(table(['Predictor', 'B', 'p'], ['Distance', '-.41', '.002'], ['Fees', '-.22', '.030']), ''),
  ).toEqual(['For “Distance”, B is -.41 and p is .002', 'For “Fees”, B is -.22 and p is .030']))

it('says nothing of values that are all one', () =>
  expect(readAloud(table(['Ward', 'Mean'], ['East', '3.0'], ['West', '3.0']), '')).toEqual([]))
