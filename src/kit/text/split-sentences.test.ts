import { describe, expect, it } from 'vitest'
import { splitSentences } from '#kit/text/split-sentences.ts'

const texts = (text: string) => splitSentences(text).map((span) => span.text)

describe('splitting plain text into sentences', () => {
  it.each<[string, string[]]>([
    ['We sampled 40 wards. Each had a clinic.', ['We sampled 40 wards.', 'Each had a clinic.']],
    ['Banda et al. (2019) disagree. So do we.', ['Banda et al. (2019) disagree.', 'So do we.']],
    [
      'It was significant, p < .05. The effect was small.',
      ['It was significant, p < .05.', 'The effect was small.'],
    ],
    ['See Fig. 3 for details. It rises.', ['See Fig. 3 for details.', 'It rises.']],
    [
      'Dr. Phiri chaired, e.g. on Monday. Nobody left.',
      ['Dr. Phiri chaired, e.g. on Monday.', 'Nobody left.'],
    ],
    ['J. K. Mwale wrote it. We read it.', ['J. K. Mwale wrote it.', 'We read it.']],
    ['1. Introduction to the study', ['1. Introduction to the study']],
    ['Prices rose to K2.50 per kg. Sales fell.', ['Prices rose to K2.50 per kg.', 'Sales fell.']],
    ['Why this method? Because it fits.', ['Why this method?', 'Because it fits.']],
    ['They said "we left." Then they did.', ['They said "we left."', 'Then they did.']],
    [
      'It held (see Table 4. Values in brackets) for all. Good.',
      ['It held (see Table 4. Values in brackets) for all.', 'Good.'],
    ],
    ['Maize, beans, etc. were sold.', ['Maize, beans, etc. were sold.']],
    ['It ended at 5 p.m. The next began.', ['It ended at 5 p.m.', 'The next began.']],
    ['The study ended.The next one began late.', ['The study ended.', 'The next one began late.']],
    [
      'Data came from www.zamstats.gov.zm and Act No. 2 of 2013. Fine.',
      ['Data came from www.zamstats.gov.zm and Act No. 2 of 2013.', 'Fine.'],
    ],
  ])('%j', (text, sentences) => {
    expect(texts(text)).toEqual(sentences)
  })

  it('keeps lines of one paragraph together and paragraphs apart', () => {
    expect(texts('A line that\ngoes on here\n\nA new paragraph')).toEqual([
      'A line that\ngoes on here',
      'A new paragraph',
    ])
  })

  it('takes list items as sentences of their own', () => {
    expect(texts('Three things:\n- one\n- two')).toEqual(['Three things:', '- one', '- two'])
  })

  it('tells where each sentence stands, so that nothing between them is lost', () => {
    const text = '  One here.  Two there. '
    for (const { text: sentence, start, end } of splitSentences(text))
      expect(text.slice(start, end)).toBe(sentence)
  })

  it('is not swallowed by a bracket that never closes', () => {
    expect(texts(`He said (${'and on it went '.repeat(20)}. Then it stopped. Twice.`).length).toBeGreaterThan(
      1,
    )
  })

  it('has nothing to say about nothing', () => {
    expect(texts('  \n ')).toEqual([])
  })
})
