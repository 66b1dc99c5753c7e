import { describe, expect, it } from 'vitest'
import type { Drafted } from './draft.ts'
import { eachOnceSaid } from './repeated-statements.ts'

const on = (about: string, quote: string, weak = false): Drafted => ({
  about,
  area: 'results',
  asks: 'Why?',
  place: { sentenceId: quote, page: 1, quote },
  also: [],
  weak,
  weight: 1,
  deeper: '',
  advice: '',
  within: 'hour',
})
const FOUND = 'The study found that distance and fees keep women from booking early.'
const AGAIN = 'We conclude that distance and fees keep women from booking early.'

describe('what a work says twice', () => {
  it('is asked about once, and the other place answers it too', () => {
    const [only, ...others] = eachOnceSaid([on('result', FOUND), on('conclusion', AGAIN)])
    expect(others).toEqual([])
    expect(only?.also.map(({ quote }) => quote)).toEqual([AGAIN])
  })

  it('is asked about twice where it is an aim and a question, or where it is weak', () => {
    const aim = on('aim', 'To find out what keeps women from booking early.')
    const question = on('question', 'What keeps women from booking early?')
    expect(eachOnceSaid([aim, question])).toHaveLength(2)
    expect(eachOnceSaid([on('result', FOUND), on('conclusion', AGAIN, true)])).toHaveLength(2)
  })
})
