import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import { readabilityOf } from './readability.ts'
import { readabilityChecks } from './readability-checks.ts'
import { countSyllables, isPassive } from './word-shapes.ts'

const reading = (blocks: WrittenSection['blocks'], language = 'en') =>
  readForStudy(modelOf([{ title: 'Discussion', role: 'discussion', blocks }], { language }))
const words = (count: number) => `Maize${' maize'.repeat(count - 1)}.`
const checksOf = (...args: Parameters<typeof reading>) =>
  new Map(readabilityChecks(reading(...args)).map((check) => [check.id, check]))

describe('the length of sentences and paragraphs', () => {
  it('counts words, and leaves what stands in brackets out', () => {
    const { whole, long } = readabilityOf(
      reading([
        `${words(41)} ${words(9)}`,
        'Fees rose again (Banda, 2019; Phiri & Zulu, 2020), t(12) = 3.1.',
      ]),
    )
    expect(long.map(({ words: of }) => of)).toEqual([41])
    expect(whole).toMatchObject({ sentences: 3, words: 41 + 9 + 5 })
  })

  it('is not misled by a table that was run together', () => {
    expect(readabilityOf(reading([words(200)])).whole).toBeNull()
  })

  it('finds a paragraph longer than a page', () => {
    const { longParagraphs } = readabilityOf(reading([Array(20).fill(words(20)).join(' '), words(20)]))
    expect(longParagraphs.map(({ words: of }) => of)).toEqual([400])
  })

  it('shows the longest sentences, and does not judge a few lines or another language', () => {
    const long = checksOf([Array(10).fill(words(10)).join(' '), `${words(60)} ${words(50)}`]).get(
      'sentence-length',
    )
    expect(long).toMatchObject({
      outcome: 'look-again',
      evidence: [{ quote: words(60) }, { quote: words(50) }],
    })
    expect(checksOf([words(10)]).get('sentence-length')?.outcome).toBe('does-not-apply')
    expect(checksOf([Array(20).fill(words(10)).join(' ')], 'fr').get('sentence-length')?.outcome).toBe(
      'does-not-apply',
    )
  })
})

describe('reading ease', () => {
  it.each([
    ['agriculture', 4],
    ['employment', 3],
    ['money', 2],
    ['government', 3],
    ['participants', 4],
    ['university', 5],
    ['religion', 3],
    ['previous', 3],
    ['material', 4],
    ['vaccines', 2],
    ['limited', 3],
    ['asked', 1],
    ['questionnaire', 3],
    ['association', 5],
  ])('hears %s in %i syllables', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables)
  })

  it('is the formula of Flesch', () => {
    // 6 words, 1 sentence, 7 syllables.
    const { whole } = readabilityOf(reading(['The rain came late this season.']))
    expect(whole?.readingEase).toBe(Math.round(206.835 - 1.015 * 6 - 84.6 * (7 / 6)))
  })
})

describe('the passive', () => {
  it.each([
    ['The data were analysed in Stata.', true],
    ['Consent was then obtained.', true],
    ['The forms were not returned.', true],
    ['Interviews were carefully held.', true],
    ['We analysed the data.', false],
    ['The women were interested.', false],
    ['The clinic is located in Choma.', false],
    ['It was red.', false],
  ])('%s', (text, expected) => {
    expect(isPassive(text)).toBe(expected)
  })
})

describe('abbreviations', () => {
  const filler = Array(10).fill('The rain came late in this season.').join(' ')
  const look = (text: string, more: WrittenSection[] = []) => {
    const checks = readabilityChecks(
      readForStudy(modelOf([...more, { title: 'Discussion', role: 'discussion', blocks: [filler, text] }])),
    )
    const of = (id: string) => checks.find((check) => check.id === id)
    return [of('abbreviations-spelt')?.outcome, of('abbreviations-first')?.outcome]
  }

  it.each([
    ['The DHO came. The DHO left.', ['look-again', 'passed']],
    ['The District Health Office (DHO) came. The DHO left.', ['passed', 'passed']],
    ['The DHO (District Health Office) came. The DHO left.', ['passed', 'passed']],
    ['The DHO came. The District Health Office (DHO) left.', ['passed', 'look-again']],
    ['The DHO came once.', ['does-not-apply', 'does-not-apply']],
    ['HIV and UNICEF and HIV and UNICEF. Again HIV and UNICEF.', ['does-not-apply', 'does-not-apply']],
    ['Type II and Chapter III. Again Type II and Chapter III.', ['does-not-apply', 'does-not-apply']],
  ])('%s', (text, outcomes) => {
    expect(look(text)).toEqual(outcomes)
  })

  it('may stand in a list', () => {
    const list: WrittenSection = {
      title: 'List of abbreviations',
      role: 'front-matter',
      blocks: ['DHO District Health Office'],
    }
    expect(look('The DHO came. The DHO left.', [list])).toEqual(['passed', 'passed'])
  })
})
