import { describe, expect, it } from 'vitest'
import { aroundMark } from './evidence-piece.ts'

const sentence = 'Those with a wallet saved more, a mean difference of ZMW 214 (p = .004) per month.'

describe('the marked words of a passage', () => {
  it('are cut out of their sentence', () => {
    expect(aroundMark(sentence, 'a mean difference of ZMW 214')).toEqual({
      before: 'Those with a wallet saved more, ',
      mark: 'a mean difference of ZMW 214',
      after: ' (p = .004) per month.',
    })
  })

  it('are found across the line breaks of the page, and in another case', () => {
    expect(aroundMark('a mean\n  difference of ZMW 214', 'Mean difference').mark).toBe('mean\n  difference')
  })

  it('may hold signs that mean something in a pattern', () => {
    expect(aroundMark(sentence, '(p = .004)').mark).toBe('(p = .004)')
    expect(aroundMark(sentence, '(p = x004)').mark).toBe('')
  })

  it.each([undefined, '', '   ', 'words that are not there'])(
    'mark nothing for %j and keep the sentence',
    (marked) => {
      expect(aroundMark(sentence, marked)).toEqual({ before: sentence, mark: '', after: '' })
    },
  )
})
