import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { openStudy } from '../open-study.ts'
import { factsOfKind, findingOf } from './book-of-facts.ts'
import type { Fact } from './fact.ts'
import { makeBook } from './make-book.ts'
import { readFacts } from './read-facts.ts'

const bookOf = (sections: WrittenSection[], kind: 'research' | 'letter' = 'research') =>
  openStudy(modelOf(sections)).readAs(kind).book

const METHODS: WrittenSection = {
  title: '3. Methodology',
  role: 'methods',
  blocks: ['Data will be collected with a structured questionnaire from farmers in Monze District.'],
}

describe('the book of facts', () => {
  it('finds what is expected of a finished thesis, with the sentences that show it', () => {
    const book = bookOf(SMALL_THESIS)
    expect(findingOf(book, 'aim')).toMatchObject({ name: 'shown' })
    expect(findingOf(book, 'result')).toMatchObject({ name: 'shown' })
  })

  it('says of a thing that nothing speaks of that it was not found, and where it looked', () => {
    const finding = findingOf(bookOf([METHODS]), 'ethics')
    expect(finding).toMatchObject({
      name: 'not-found',
      looked: expect.arrayContaining(['the whole text, its tables and its headings']),
    })
  })

  it('asks for no consent and no sampling where nobody was studied', () => {
    const book = bookOf([
      {
        ...METHODS,
        blocks: ['Rainfall was taken from the yearbooks of forty stations and summed by month.'],
      },
    ])
    expect(book.studiesPeople).toBe(false)
    expect([findingOf(book, 'ethics'), findingOf(book, 'sampling')]).toEqual([undefined, undefined])
  })

  it('asks for no consent where a bureau asked the people, and its tables are read', () => {
    const read = [
      'This study uses microdata in which 1,300 participants are asked about prices each month.',
      'All 1,300 participants report what they expect.',
    ]
    expect(bookOf([{ ...METHODS, blocks: read }]).studiesPeople).toBe(false)
    const asked = [...read, 'Questionnaires were then distributed to forty of the participants.']
    expect(bookOf([{ ...METHODS, blocks: asked }]).studiesPeople).toBe(true)
  })

  it('counts no people where places were surveyed', () => {
    const blocks = ['The sites surveyed lie in forty wards.', 'All plots were surveyed twice in the rains.']
    expect(bookOf([{ ...METHODS, blocks }]).studiesPeople).toBe(false)
  })

  it('asks for no consent where others asked the people, and their studies are reviewed', () => {
    const book = bookOf([
      {
        ...METHODS,
        blocks: [
          'A meta-analysis will be conducted on the studies that were found.',
          'Studies with participants of any age who answered a questionnaire will be included.',
        ],
      },
    ])
    expect([book.studiesPeople, findingOf(book, 'ethics')]).toEqual([false, undefined])
  })

  it('is not sure, and says nothing, where a heading or a word speaks of the thing', () => {
    const book = bookOf([METHODS, { title: '3.6 Ethical considerations', role: 'methods', blocks: [] }])
    expect(findingOf(book, 'ethics')?.name).toBe('not-sure')
  })

  it.each([
    ['Little is known about malaria in general.', 'likely'],
    ['How the parasite leaves the liver is still largely unknown.', 'likely'],
    ['Little is known about how mothers hang bed nets in Samfya.', 'shown'],
    ['No study has examined this in the district so far.', 'shown'],
  ])('compares a gap with what the work is about: %s', (gap, certainty) => {
    const sections: WrittenSection[] = [
      {
        title: '1. Introduction',
        role: 'introduction',
        blocks: [
          gap,
          'The aim of this study is to find out how mothers in Samfya use bed nets against malaria.',
        ],
      },
      METHODS,
    ]
    const model = modelOf(sections, { title: 'Use of bed nets by mothers in Samfya' })
    expect(factsOfKind(makeBook(readForStudy(model), 'research'), 'gap')).toMatchObject([{ certainty }])
  })

  it('holds nothing of a letter', () => {
    const book = bookOf(SMALL_THESIS, 'letter')
    expect([book.stage, book.facts, book.findings]).toEqual([null, [], []])
  })

  it('takes facts from several readers, each sentence once a kind, and the surer one', () => {
    const reading = readForStudy(modelOf(SMALL_THESIS))
    const [first] = readFacts(reading)
    const doubted: Fact = { ...first!, certainty: 'likely', reader: 'model' }
    const sentence = reading.sentences.find(({ text }) => text.length > 40)!
    const other: Fact = {
      kind: 'definition',
      certainty: 'shown',
      reader: 'model',
      evidence: { sentenceId: sentence.id, page: sentence.page, quote: sentence.text },
    }
    const book = makeBook(reading, 'research', undefined, [() => [doubted, other]])
    expect(book.facts).toContainEqual(first)
    expect(book.facts).not.toContainEqual(doubted)
    expect(factsOfKind(book, 'definition')).toContainEqual(other)
  })
})

it('owes no consent for months and observations that were counted', () => {
  const studied = (...blocks: string[]) =>
    bookOf([{ title: 'Methodology', role: 'methods', blocks }]).studiesPeople
  expect(
    studied('There are only 440 observations of each price.', 'The 120 records of prices were put in order.'),
  ).toBe(false)
  expect(studied('Ninety respondents filled in a form.')).toBe(true)
})

it('owes no sample where a program is built, whoever is to use it', () => {
  const part = (title: string) => ({
    title,
    role: 'methods' as const,
    blocks: ['The teachers of the school keep the marks of their pupils and students in a book.'],
  })
  const built = bookOf(
    ['3.1 Analysis of the existing system', '3.2 System design', '3.3 Use case diagram'].map(part),
  )
  expect(built.discipline).toBe('social sciences')
  const more = [
    '3.1 Analysis of the existing system',
    '3.2 System design',
    '3.3 Use case diagram',
    '4.1 Hardware requirements',
  ]
  const book = bookOf(more.map(part))
  expect(book.discipline).toBe('computing')
  expect(book.findings.map(({ kind }) => kind)).not.toContain('sample-size')
})

it('is not sure of a conclusion and of a contribution that fit every work', () => {
  const book = bookOf([
    {
      title: '1. Introduction',
      role: 'introduction',
      blocks: [
        'The aim of this study is to examine how tailors in Kabwe keep the books of their shops.',
        'This study contributes to wider progress in such fields and trades.',
      ],
    },
    METHODS,
    {
      title: '5. Conclusion',
      role: 'conclusion',
      blocks: [
        'This study provides a useful contribution to the field of market records.',
        'This study shows that most tailors write their books at night.',
      ],
    },
  ])
  const told = (certainty: string) =>
    factsOfKind(book, 'conclusion')
      .filter((fact) => fact.certainty === certainty)
      .map(({ evidence }) => evidence.quote)
  expect(told('shown')).toEqual(['This study shows that most tailors write their books at night.'])
  expect(factsOfKind(book, 'contribution').filter(({ certainty }) => certainty === 'shown')).toEqual([])
})
