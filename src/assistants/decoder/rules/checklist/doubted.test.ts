import { describe, expect, it } from 'vitest'
import { analysisOf, thesisWith } from '#tests/analysed.ts'
import type { WrittenSection } from '#tests/model-of.ts'

const figuresOf = (...sentences: WrittenSection['blocks']) =>
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

describe('a sentence under its table', () => {
  const table = (...rows: string[]) => ({ kind: 'table' as const, rows: rows.map((row) => row.split('|')) })

  it('tells no two shares that no table prints', () => {
    const answers = table('Answer|Frequency|Percent', 'Yes|74|74%', 'No|26|26%', 'Total|100|100%')
    const told = (yes: number, no: number) =>
      figuresOf(answers, `Of the women ${yes}% held that it was fair, whereas ${no}% did not.`)
    expect(told(74, 26)).toContain('74%')
    expect(told(58, 42)).not.toContain('58%')
  })

  it('tells no share that the counts of the table refute', () => {
    const shares = (agree: string) =>
      table(
        'Answer|Frequency|Percent',
        `Agree|40|${agree}`,
        'Undecided|10|12.5',
        'Disagree|30|37.5',
        'Total|80|100',
      )
    const told = (agree: string) =>
      figuresOf(shares(agree), `Of the women ${agree}% held that the fee was fair, and 12.5% could not say.`)
    expect(told('50')).toContain('50%')
    expect(told('71.4')).not.toContain('71.4%')
  })

  it('calls nothing the highest that is not', () => {
    const heights = table('Dose|Plant height|Leaf count', '20kg|28.8|7.41', '10kg|23.7|7.69', '0kg|22.7|7.25')
    const told = (what: string) =>
      figuresOf(heights, `The ${what} differed (p = .021) and was highest in the plots that had 20kg.`)
    expect(told('plant height')).toContain('highest')
    expect(told('leaf count')).not.toContain('highest')
  })

  it('is not told as significant where it denies it, nor as nothing found where something was', () => {
    const told = figuresOf(
      'There was a difference at (P<0.05) in height, but no significant difference at (P<0.05) in weight.',
    )
    expect(told).not.toContain('both below')
    expect(figuresOf('Only weight was not significant, and height was significant (p = .021).')).not.toMatch(
      /found nothing/i,
    )
  })

  it('gives no row of their own to sums that come out, none to 30 of 100, and one to all shares of a table', () => {
    const rows = analysisOf(
      thesisWith(
        'Chapter 4: Results',
        table('Answer|Frequency|Percent', 'Yes|30|30%', 'No|70|70%', 'Total|100|100%'),
        table('Answer|Frequency|Percent', 'Often|15|30%', 'Never|35|70%', 'Total|50|100%'),
      ),
    ).statistics
    expect(
      rows
        .filter(({ evidence }) => evidence.quote.includes(' | '))
        .map(({ reports, writes }) => [reports, writes]),
    ).toEqual([['2 percentages with their counts', '30%, 70%']])
  })
})
