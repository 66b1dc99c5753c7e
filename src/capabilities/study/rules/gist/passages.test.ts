import { describe, expect, it } from 'vitest'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { searchPassages } from './passages.ts'

const search = searchPassages(readForStudy(smallThesis()))

describe('finding passages', () => {
  it.each([
    ['How was reliability measured?', "Cronbach's alpha"],
    ['which software was used for the analysis', 'SPSS version 26'],
    ['did education make a difference', 'education made no difference'],
    ['response rate', '96.6%'],
    ['ethical approval', 'Ethical approval'],
    ['outreach clinics', 'outreach'],
  ])('answers "%s" first with the sentence that holds it', (question, words) => {
    expect(search.find(question)[0]?.evidence.quote).toContain(words)
  })

  it('finds inflected forms of a word', () => {
    expect(search.find('recommending outreach')[0]?.evidence.quote).toMatch(/recommend/)
  })

  it('gives the sentences round the best one, in their order', () => {
    const [first] = search.find('response rate')
    expect(first?.context.map(({ quote }) => quote)).toContain(first?.evidence.quote)
    expect(first?.sectionTitle).toBe('3.1 Design and sampling')
  })

  it('says how much of the question a passage covers', () => {
    expect(search.find('outreach clinics')[0]?.covered).toBe(1)
    expect(search.find('outreach zeppelins')[0]?.covered).toBe(0.5)
  })

  it('does not search the reference list, and finds nothing for unknown words', () => {
    expect(
      search.find('Medical Journal of Zambia').some(({ evidence }) => evidence.quote.includes('46(2)')),
    ).toBe(false)
    expect(search.find('zeppelin')).toEqual([])
  })
})
