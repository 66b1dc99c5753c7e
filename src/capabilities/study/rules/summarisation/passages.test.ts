import { describe, expect, it } from 'vitest'
import { modelOf, writtenWork } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { openRecord } from '../open-study.ts'
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

  it('does not search the reference list, and finds nothing for unknown words', () => {
    expect(
      search.find('Medical Journal of Zambia').some(({ evidence }) => evidence.quote.includes('46(2)')),
    ).toBe(false)
    expect(search.find('zeppelin')).toEqual([])
  })
})

describe('finding what a question is about', () => {
  const study = (blocks: string[], more: string[] = []) =>
    openRecord(
      modelOf([
        ...writtenWork(`
          # introduction: 1.2 Aim
          The aim of this study was to describe how farmers in Mumbwa store maize.
          # literature: 2 Literature review
          Storage was described in 1987 by many authors.
          Banda (2010) sampled 90 traders in Kitwe.
        `),
        { title: '3.2 Sampling', role: 'methods', blocks },
        { title: '4 Results', role: 'results', blocks: ['Most farmers used sacks (62%).', ...more] },
        ...writtenWork(`
          # conclusion: 5 Conclusion
          This study concludes that sacks are common.
        `),
      ]),
    ).passages()
  const blocks = [
    'We interviewed 212 farmers, chosen by systematic sampling from the register of the cooperative.',
    'The number follows from the formula for one proportion with a margin of five per cent.',
  ]

  it('goes to the facts of the kind that is asked for', () => {
    const [first] = study(blocks).find('What sample size did they take and why?')
    const said = [first?.evidence, ...(first?.context ?? [])].map((one) => one?.quote).join(' ')
    expect(said).toContain('212 farmers')
    expect(said).toContain('formula for one proportion')
  })
})

describe('a question that names a place', () => {
  const search = openRecord(
    modelOf([
      { title: 'Chapter 3 Methods', role: 'methods', blocks: ['We asked farmers.'] },
      {
        title: 'Chapter 4 Results',
        role: 'results',
        blocks: [
          'Table 4.1 shows who they were.',
          { kind: 'caption', text: 'Table 4.1: Farmers by sex' },
          { kind: 'table', text: 'Women | 120\nMen | 92' },
        ],
      },
      {
        title: 'References',
        role: 'references',
        blocks: Array.from({ length: 6 }, (_, i) => ({
          kind: 'reference' as const,
          text: `[${i + 1}] Banda, T. (201${i}). Maize in year ${i}. Journal of Stores, 4(2), 1–8.`,
        })),
      },
    ]),
  ).passages()
  const said = (question: string) =>
    search
      .find(question)
      .map(({ evidence: { quote } }) => quote)
      .join('\n')

  it('is answered from that place', () => {
    expect(said('What does Table 4.1 say?')).toMatch(/Farmers by sex[\s\S]*Women \| 120/)
    expect(said('What is reference 4?')).toContain('Maize in year 3')
    expect(said('What are the headings of chapter 3?')).toContain('Chapter 3 Methods')
  })
})
