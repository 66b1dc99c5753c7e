import { describe, expect, it } from 'vitest'
import { chartAsked, chartChanged } from './chart-asked.ts'

it.each([
  ['a bar chart of rice 10 and maize 20', ['rice 10', 'maize 20']],
  ['draw me a bar graph: rice: 10, maize: 20, beans: 5', ['rice 10', 'maize 20', 'beans 5']],
  [
    'please make a chart for Choma 1,200; Monze 900 and Kalomo 450.5',
    ['Choma 1200', 'Monze 900', 'Kalomo 450.5'],
  ],
  ['can you draw a graph with 2021 = 30, 2022 = 45', ['2021 30', '2022 45']],
  ['bar chart showing 12 boys and 18 girls', ['boys 12', 'girls 18']],
  ['plot a bar chart where Lusaka is 40% and Ndola is 60%', ['Lusaka 40', 'Ndola 60']],
])('draws the figures of "%s"', (question, bars) => {
  const chart = chartAsked(question)
  expect(chart?.kind === 'bars' && chart.bars.map(({ label, value }) => `${label} ${value}`)).toEqual(bars)
})

it('takes a title before a colon, and the unit of shares', () => {
  expect(chartAsked('pie chart of crops grown: maize 60%, beans 40%')).toMatchObject({
    kind: 'pie',
    title: 'Crops grown',
    slices: [
      { label: 'maize', value: 60 },
      { label: 'beans', value: 40 },
    ],
  })
  expect(chartAsked('bar chart of maize 60%, beans 40%')).toMatchObject({ unit: '%' })
})

it.each([
  'what is a bar chart?',
  'draw a bar chart of age by sex',
  'make a chart of income for the 3 groups',
  'which chart fits 2 groups and 3 outcomes?',
  'In 2020, 30 people and in 2021, 40 people took part',
])('draws nothing whose figures are not there: "%s"', (question) => {
  expect(chartAsked(question)).toBeUndefined()
})

describe('the chart before', () => {
  const before = chartAsked('a bar chart of rice 10 and maize 20')!
  it.each([
    ['make it a pie', 'pie', ['rice', 'maize']],
    ['now add beans 5 and sorghum 7', 'bars', ['rice', 'maize', 'beans', 'sorghum']],
    ['add rice 12', 'bars', ['maize', 'rice']],
  ])('is drawn anew for “%s”', (question, kind, labels) => {
    const chart = chartChanged(question, before)
    expect(chart?.kind).toBe(kind)
    const figures = chart?.kind === 'pie' ? chart.slices : chart?.kind === 'bars' ? chart.bars : []
    expect(figures.map(({ label }) => label)).toEqual(labels)
  })

  it.each(['what is a pie chart', 'remove maize', 'remove the first chapter', 'add more detail'])(
    'stays as it is for “%s”',
    (question) => {
      expect(chartChanged(question, before)).toBeUndefined()
    },
  )
})
