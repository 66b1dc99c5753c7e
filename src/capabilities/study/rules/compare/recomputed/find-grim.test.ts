import { describe, expect, it } from 'vitest'
import { captionOf, partOf, tableOf } from '#tests/part-of-study.ts'
import { numberTablesOf } from '../../tables/number-tables.ts'
import { findGrimRows, givesWholeAnswers } from './find-grim.ts'

const rows = (blocks: Parameters<typeof partOf>[0], answersAreWhole = false) => {
  const { reading, own } = partOf(blocks)
  return findGrimRows(own, numberTablesOf(reading, own.blocks), answersAreWhole)
}

describe('means of whole numbers in sentences', () => {
  it.each([
    ['The item was rated on a five-point scale (M = 3.47, SD = 0.9, n = 19).', '66 ÷ 19 = 3.47', 'agrees'],
    ['The item was rated on a five-point scale (M = 5.19, n = 28).', '5.18 or 5.21', 'look-again'],
    ['The mean number of visits was 2.35 (n = 20).', '47 ÷ 20 = 2.35', 'agrees'],
    ['The mean number of visits was 2.37 (n = 20).', '2.35 or 2.40', 'look-again'],
    ['The three-item Likert measure came to M = 3.48 (n = 10).', '3.47 or 3.50', 'look-again'],
  ])('%s', (text, computes, verdict) => {
    expect(rows(text)).toMatchObject([{ computes, verdict, evidence: { quote: text } }])
  })

  it('takes the n of the same bracket where a sentence has two groups', () => {
    const text = 'On the five-point item users (M = 3.47, n = 19) were above others (M = 2.51, n = 20).'
    expect(rows(text).map(({ reports, verdict }) => [reports, verdict])).toEqual([
      ['M = 3.47, n = 19', 'agrees'],
      ['M = 2.51, n = 20', 'look-again'],
    ])
  })

  it.each([
    'The mean weight was 3.47 kg (n = 20).',
    'The mean weekly income was K347.47 (n = 20).',
    'Their mean age was 27.43 years (n = 20).',
    'The mean number of hours was 3.47 (n = 20).',
    'The mean yield was 3.47 (n = 20).',
    'On the Likert subscale the mean was 3.47 (n = 20).',
    'The mean was 3.47 (n = 20).',
    'On the five-point item the mean was 3.47 (n = 120).',
    'On the five-point item users and others differed (M = 3.47 and M = 2.51, n = 20 and n = 21).',
  ])('says nothing about "%s"', (text) => {
    expect(rows(text)).toEqual([])
  })

  it('knows from the methods that answers were whole', () => {
    const { reading } = partOf('Answers were given on a five-point Likert scale.', 'methods')
    expect(givesWholeAnswers(reading)).toBe(true)
    const text = 'Statement 4 came last (M = 3.47, n = 20).'
    expect(rows(text)).toEqual([])
    expect(rows(text, true)).toMatchObject([{ verdict: 'look-again' }])
  })
})

describe('means of whole numbers in tables', () => {
  const table = tableOf('Statement|n|M|SD', 'I save|19|3.47|0.9', 'I plan|28|5.19|1.1', 'Overall|28|4.11|1.0')

  it('reads a mean with the n of its row, and quotes the row', () => {
    const found = rows([captionOf('Table 2: Answers from 1 to 5'), table])
    expect(found.map(({ reports, verdict }) => [reports, verdict])).toEqual([
      ['I save: M = 3.47, n = 19', 'agrees'],
      ['I plan: M = 5.19, n = 28', 'look-again'],
    ])
    expect(found[1]!.evidence.quote).toBe('I plan | 28 | 5.19 | 1.1')
  })

  it('takes the n of the caption where the table has no column for it', () => {
    const found = rows([
      captionOf('Table 2: Answers on a five-point Likert scale (n = 20)'),
      tableOf('Statement|Mean', 'I save|3.47', 'I plan|3.45'),
    ])
    expect(found.map(({ verdict }) => verdict)).toEqual(['look-again', 'agrees'])
  })

  it('leaves a table alone that does not say what its numbers are', () => {
    expect(rows([captionOf('Table 2: Yield by plot'), tableOf('Plot|n|M', 'A|19|3.44')])).toEqual([])
  })
})
