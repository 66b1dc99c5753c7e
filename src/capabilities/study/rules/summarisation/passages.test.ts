import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { STUDY_LIMITS } from '../../spec.ts'
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

  it('says how much of the question a passage covers', () => {
    expect(search.find('outreach clinics')[0]?.covered).toBe(1)
    // A word the document does not contain counts for more than one it does.
    expect(search.find('outreach zeppelins')[0]?.covered).toBeLessThan(0.5)
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
        {
          title: '1.2 Aim',
          role: 'introduction',
          blocks: ['The aim of this study was to describe how farmers in Mumbwa store maize.'],
        },
        {
          title: '2 Literature review',
          role: 'literature',
          blocks: [
            'Storage was described in 1987 by many authors.',
            'Banda (2010) sampled 90 traders in Kitwe.',
          ],
        },
        { title: '3.2 Sampling', role: 'methods', blocks },
        { title: '4 Results', role: 'results', blocks: ['Most farmers used sacks (62%).', ...more] },
        {
          title: '5 Conclusion',
          role: 'conclusion',
          blocks: ['This study concludes that sacks are common.'],
        },
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

  it('asks for a number beside what is counted', () => {
    const search = study(blocks)
    expect(search.find('How many farmers were interviewed?')[0]?.covered).toBeGreaterThan(0.5)
    expect(search.find('How many donkeys were interviewed?')[0]?.covered ?? 0).toBeLessThanOrEqual(0.5)
    expect(
      study(['We asked farmers in 2019 what they think of it.']).find('How many farmers were asked?')[0]
        ?.covered ?? 0,
    ).toBeLessThanOrEqual(0.5)
  })

  it('knows what has no name in it for no answer', () => {
    const search = study([...blocks, 'Ethics matter much in the study of farmers.'])
    expect(search.find('Which ethics committee approved the study?')[0]?.covered ?? 0).toBeLessThanOrEqual(
      0.5,
    )
    expect(
      study([...blocks, 'Ethical approval matters to farmers.']).find('Who gave ethical approval?')[0]
        ?.covered ?? 0,
    ).toBeLessThanOrEqual(0.5)
    expect(search.find('Which statistical test was used?')[0]?.covered ?? 0).toBeLessThanOrEqual(0.5)
    const maps = study(['A sample of 40 maps was drawn by systematic sampling.'])
    expect(maps.find('Who were the respondents?')[0]?.covered ?? 0).toBeLessThanOrEqual(0.5)
  })
})

describe('whether a passage answers', () => {
  const search = openRecord(
    modelOf([
      {
        title: '1 Introduction',
        role: 'introduction',
        blocks: [
          'The aim of this study was to describe how farmers in Mumbwa store maize.',
          'Weevils damage maize that is kept in sacks, and metal silos keep them out.',
        ],
      },
      {
        title: '2 Literature review',
        role: 'literature',
        blocks: ['In Choma 340 respondents were sampled from the wards (Banda, 2019).'],
      },
      {
        title: '3 Methods',
        role: 'methods',
        blocks: [
          'The data were gathered with a questionnaire between March 2021 and May 2021.',
          'Prices were taken from the market board.',
        ],
      },
      { title: '4 Results', role: 'results', blocks: ['Most farmers used sacks (62%).'] },
    ]),
  ).passages()
  const covered = (question: string) =>
    Math.max(0, ...search.find(question, 3).map((passage) => passage.covered))
  const { coveredMoreThan } = STUDY_LIMITS

  it('does not want the verbs and adjectives of the question, which go with any topic', () => {
    expect(
      covered('Which large metal silos were considered, compared and judged against weevils?'),
    ).toBeGreaterThan(coveredMoreThan)
  })

  it('takes years for an answer to "which years"', () => {
    expect(covered('Which years do the questionnaire data cover?')).toBeGreaterThan(coveredMoreThan)
  })

  it('does not answer what this study did with what others did', () => {
    expect(covered('How many respondents were sampled from the wards?')).toBeLessThanOrEqual(coveredMoreThan)
    expect(covered('How many respondents did Banda sample in 2019?')).toBeGreaterThan(coveredMoreThan)
  })

  it('finds no answer where words of the question belong together and stand apart', () => {
    expect(covered('Which metal silos keep weevils out?')).toBeGreaterThan(coveredMoreThan)
    expect(covered('Which market sacks are metal?')).toBeLessThanOrEqual(coveredMoreThan)
  })

  it('answers a question for a kind of fact alone with such facts, or not at all', () => {
    const answers = search
      .find('What are the main findings of the study itself?')
      .filter((passage) => passage.covered > coveredMoreThan)
    expect(answers.map(({ evidence }) => evidence.quote)).toEqual(['Most farmers used sacks (62%).'])
  })

  it('is sure of a fact of the kind asked for, and of nothing that only shares words', () => {
    expect(search.find('What is the aim of the study?', 3)[0]).toMatchObject({ isSure: true })
    expect(search.find('Which silos keep weevils out?', 3)[0]).toMatchObject({ isSure: false })
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
