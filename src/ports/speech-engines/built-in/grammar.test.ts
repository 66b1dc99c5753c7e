import { describe, expect, it } from 'vitest'
import { saysSomething } from './contains-speech.ts'
import { grammarFrom, MOST_PAIRS, MOST_WORDS } from './grammar.ts'
import { paceOf } from './pace.ts'

describe('the grammar', () => {
  const text = 'Heteroscedasticity was tested. The sample was small; the sample was random.'

  it('holds the words of the document and common speech', () => {
    const { words } = grammarFrom(text, 'k')
    expect(words).toEqual(expect.arrayContaining(['heteroscedasticity', 'random', 'yes', 'repeat']))
  })

  it('knows what tends to follow what, and that anything may come', () => {
    const { words, pairs, alone, anything } = grammarFrom(text, 'k')
    const place = (word: string) => words.indexOf(word)
    const likely = (word: string, next: string) =>
      pairs.find(([from, to]) => from === place(word) && to === place(next))?.[2] ?? 0
    expect(likely('sample', 'was')).toBeGreaterThan(likely('was', 'tested'))
    expect(likely('random', 'heteroscedasticity')).toBe(0)
    const fromSample = pairs
      .filter(([from]) => from === place('sample'))
      .reduce((sum, pair) => sum + pair[2], 0)
    expect(fromSample + anything[place('sample')]!).toBeCloseTo(1)
    expect(alone.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })

  it('leaves out what no mouth can say', () => {
    const { words } = grammarFrom(`the ${'ab'.repeat(25_000)} and transubstantiation`, 'k')
    expect(words).toContain('transubstantiation')
    expect(words.every((word) => word.length <= 30)).toBe(true)
  })

  it('leaves the rarest words of a long thesis out, and none of common speech', () => {
    const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const long = Array.from({ length: 9_000 }, (_, i) => `word${letters(i)}`).join(' ')
    const { words, pairs } = grammarFrom(`${'frequent '.repeat(50)}. ${long}`, 'k')
    expect(words).toHaveLength(MOST_WORDS)
    expect(words).toEqual(expect.arrayContaining(['frequent', 'yes', 'question']))
    expect(pairs.length).toBeLessThanOrEqual(MOST_PAIRS)
  })
})

it.each([
  ['', false],
  ['the', false],
  ['um', false],
  ['yes', true],
  ['triangulation', true],
  ['off the', true],
  ['what is it', true],
  ['a the the the the the', false],
])('%j says something: %s', (text, something) => {
  expect(saysSomething(text)).toBe(something)
})

it('measures pace and pauses, but not of two words', () => {
  const words = [0, 0.5, 1, 2.5, 3].map((from) => ({ from, to: from + 0.5 }))
  expect(paceOf(words)).toEqual({ pace: { wordsPerMinute: 86, pauses: 1 } })
  expect(paceOf(words.slice(0, 2))).toEqual({})
})
