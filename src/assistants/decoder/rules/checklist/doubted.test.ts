import { expect, it } from 'vitest'
import { analysisOf, thesisWith } from '#tests/analysed.ts'

const figuresOf = (...sentences: string[]) =>
  analysisOf(thesisWith('Chapter 4: Results', ...sentences)).quantitativeFindings.content.join('\n')

it('tells a share that follows from its count, and none that does not', () => {
  const told = figuresOf('Of the 372 women, 217 (58.3%) booked late.', 'In all 90 (34%) of the women walked.')
  expect(told).toContain('217 (58.3%)')
  expect(told).not.toContain('90 (34%)')
})

it('tells the shares of a part by that part', () => {
  const told = figuresOf(
    'Of the 372 women, 217 (58.3%) booked late.',
    'Most of those, 124 (57.1%), named the fee.',
  )
  expect(told).toContain('124 (57.1%)')
})

it('tells no row of a table that ran into a sentence, and no formula', () => {
  const told = figuresOf(
    'Total 372 100% From the above it was seen that women aged 30 had a mean of 4.5.',
    'Mean (x) = 5 = 4.5 From the table the women had an overall mean of 4.5.',
    'The women had an overall mean of 4.5 on the scale.',
  )
  expect(told).not.toMatch(/From the (?:above|table)/)
  expect(told).toContain('overall mean of 4.5 on the scale')
})
