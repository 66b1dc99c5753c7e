import { beforeAll, describe, expect, it } from 'vitest'
import type { Handbook } from '../rules/handbook/handbook-search.ts'
import { countWords } from '../rules/text/words.ts'
import { readHandbook } from './read-handbook.ts'

describe('the research-methods handbook', () => {
  let book: Handbook
  beforeAll(async () => {
    book = await readHandbook()
  })

  it('holds at least 150 entries under at least twelve themes', () => {
    expect(book.entries.length).toBeGreaterThanOrEqual(150)
    expect(new Set(book.entries.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(12)
  })

  it('gives every entry an id of its own, a title of its own and keywords', () => {
    const { entries } = book
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
    expect(entries.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(entries.filter(({ keywords }) => keywords.length < 2).map(({ id }) => id)).toEqual([])
  })

  it('keeps every entry between 80 and 220 words', () => {
    const wrong = book.entries
      .map(({ id, sentences, askYourself }) => ({
        id,
        words: countWords([...sentences, askYourself].join(' ')),
      }))
      .filter(({ words }) => words < 80 || words > 220)
    expect(wrong).toEqual([])
  })

  it('closes every entry with a question to the student', () => {
    expect(book.entries.filter(({ askYourself }) => !askYourself.endsWith('?')).map(({ id }) => id)).toEqual(
      [],
    )
  })

  it('leads on to entries that exist, and never to the entry itself', () => {
    const lost = book.entries.flatMap(({ id, seeAlso }) =>
      seeAlso.filter((other) => other === id || !book.byId(other)).map((other) => `${id} → ${other}`),
    )
    expect(lost).toEqual([])
    expect(book.entries.filter(({ seeAlso }) => seeAlso.length === 0).map(({ id }) => id)).toEqual([])
  })

  it('says no sentence twice', () => {
    const said = book.entries.flatMap(({ sentences, askYourself }) => [...sentences, askYourself])
    const sentences = said.filter((sentence) => countWords(sentence) > 3)
    const twice = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)
    expect(twice).toEqual([])
  })

  it.each([
    ["what is cronbach's alpha and what value is acceptable?", 'cronbach-alpha'],
    ['How do I calculate my sample size for a survey?', 'sample-size-proportion'],
    ['difference between theoretical and conceptual framework', 'conceptual-framework'],
    ['how to cite an act of parliament', 'citing-reports-and-laws'],
    ['do I need ethics clearance from NHRA', 'ethics-approval'],
    ['how many interviews are enough', 'saturation'],
    ['my expected counts are low in the crosstab, which test', 'fisher-exact-test'],
    ['what should I say when I do not know the answer in the viva', 'viva-unknown-answers'],
    ['odds ratio interpretation', 'odds-and-risk-ratios'],
    ['how do I paraphrase without plagiarism', 'plagiarism-and-paraphrasing'],
    ['Yamane formula', 'yamane-formula'],
    ['what is cramers v', 'cramers-v'],
    ['can i say records cause performance', 'cause-and-association'],
    ['translate questionnaire into Bemba', 'translating-instruments'],
    ['hw do u choose respodents pls', 'choosing-whom-to-ask'],
    ['wat goes in chaptr one ba sir', 'chapter-one-order'],
    ['supervisor has not replied for weeks', 'supervisor-does-not-answer'],
    ['my turnitin percentage is high', 'similarity-reports'],
  ])('finds the entry for "%s" among the first three', (question, id) => {
    expect(book.find(question, 3).map(({ entry }) => entry.id)).toContain(id)
  })

  it.each([
    ['how i write chpter 3', 'methods-chapter'],
    ['differnce btwn population n sample', 'population-and-frame'],
    ['can i make up data', 'research-misconduct'],
    ['my experiment failed', 'experiment-failed'],
    ['who owns my data', 'who-owns-the-data'],
    ['how many quotes should i put', 'quotations-in-findings'],
    ['can i combine two theories', 'choosing-a-theory'],
  ])('finds first the entry for "%s"', (question, id) => {
    expect(book.find(question, 1)[0]?.entry.id).toBe(id)
  })

  it('finds nothing for words it does not know', () => {
    expect(book.find('xylophone zeppelin')).toEqual([])
  })
})
