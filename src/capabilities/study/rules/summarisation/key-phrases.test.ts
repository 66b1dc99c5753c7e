import { describe, expect, it } from 'vitest'
import { contentStems } from '#kit/text/content-stems.ts'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { findKeyPhrases } from './key-phrases.ts'

describe('key phrases', () => {
  const phrases = findKeyPhrases(readForStudy(smallThesis()))

  it('name what the document is about', () => {
    expect(phrases.slice(0, 3).map(({ phrase }) => phrase)).toContain('late booking')
    expect(phrases.map(({ phrase }) => phrase)).toEqual(
      expect.arrayContaining(['chongwe district', 'distance', 'health belief model']),
    )
  })

  it('never consist of the words every thesis is full of', () => {
    expect(
      phrases.filter(({ phrase }) => /^(?:study|results?|respondents?|table|the .*)$/.test(phrase)),
    ).toEqual([])
  })

  it('each stand in the sentence they point to', () => {
    for (const { phrase, evidence } of phrases)
      expect(contentStems(evidence.quote)).toEqual(expect.arrayContaining(contentStems(phrase)))
  })

  it('do not say one thing twice', () => {
    const list = phrases.map(({ phrase }) => phrase)
    expect(new Set(list).size).toBe(list.length)
  })

  it('are none where there is no prose', () => {
    expect(findKeyPhrases(readForStudy(modelOf([])))).toEqual([])
  })
})
