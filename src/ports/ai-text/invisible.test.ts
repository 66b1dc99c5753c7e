import { expect, it } from 'vitest'
import { stripInvisible } from './invisible.ts'

it.each([
  ['the tag characters, first and last', '\u{E0000}\u{E007F}', 2],
  ['the variation selectors, first and last', '\uFE00\uFE0F', 2],
  ['zero-width space, non-joiner and joiner', '\u200B\u200C\u200D', 3],
  ['the word joiner', '\u2060', 1],
])('takes out %s, and counts them', (_, hidden, removed) => {
  expect(stripInvisible(`page${hidden} four`)).toEqual({ text: 'page four', removed })
})

it('leaves everything else alone: accents, emoji, soft hyphens, letters beside the ranges', () => {
  const text = 'Ŵaŵo — 🙏 naïve\u00AD \u{E0080} \u200E \u2061 \uFDFF'
  expect(stripInvisible(text)).toEqual({ text, removed: 0 })
})
