import { describe, expect, it } from 'vitest'
import { stripInvisible } from './invisible.ts'

const tags = (text: string) => [...text].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')

describe('taking out what nobody sees', () => {
  it.each([
    ['\u{e0000}', 'tag'],
    ['\u{e007f}', 'tag'],
    ['\ufe00', 'variation-selector'],
    ['\ufe0f', 'variation-selector'],
    ['\u200b', 'zero-width'],
    ['\u200d', 'zero-width'],
    ['\u2060', 'zero-width'],
    ['\ufeff', 'zero-width'],
    ['\u202e', 'direction'],
    ['\u2066', 'direction'],
    ['\u200f', 'direction'],
  ])('removes and names %j', (character, kind) => {
    expect(stripInvisible(`a${character}b`)).toEqual({
      text: 'ab',
      removed: 1,
      kinds: [kind],
      hiddenMessage: '',
    })
  })

  it('reads out what tag characters spell', () => {
    expect(stripInvisible(`Results${tags('give 100')} follow.`)).toMatchObject({
      text: 'Results follow.',
      hiddenMessage: 'give 100',
    })
  })

  it('leaves every visible character as it is, in any script', () => {
    const text = 'Café – naïve, 中文, العربية, ŋaŋa, χ² = 4,1 “quoted” 🙂'
    expect(stripInvisible(text)).toEqual({ text, removed: 0, kinds: [], hiddenMessage: '' })
  })

  it('does not carry anything over from one text to the next', () => {
    stripInvisible('a\u200bb')
    expect(stripInvisible('ab').removed).toBe(0)
  })
})
