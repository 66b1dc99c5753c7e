import { expect, it } from 'vitest'
import { contentStems, countOf, wordsOf } from './content-stems.ts'

it('reads words in small letters, with their apostrophes and hyphens', () => {
  expect(wordsOf('The Women’s cross-sectional survey, ﬁnally.')).toEqual([
    'the',
    'women’s',
    'cross-sectional',
    'survey',
    'finally',
  ])
})

it('leaves out small words and single letters, and takes compounds apart', () => {
  expect(contentStems('The women’s cross-sectional surveys of the wards')).toEqual([
    'women',
    'cross',
    'sectional',
    'surve',
    'ward',
  ])
})

it('gives the same again for a word it has met', () => {
  expect(contentStems('Surveys surveys')).toEqual(contentStems('surveys Surveys'))
})

it('counts words that the language has names for as well', () => {
  expect([...countOf(['constructor', 'toString', 'constructor'])]).toEqual([
    ['constructor', 2],
    ['toString', 1],
  ])
})
