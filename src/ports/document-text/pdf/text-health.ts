/** Is there text on the page, and is it the text one sees? Told by letters alone: any language is healthy. */
import type { Letter } from './letter.ts'

/** Healthy files stay below 0.04; files with an unusable text layer start at about 0.5. */
const MOST_BROKEN = 0.1
const LEAST_LETTERS = 30

export type PageHealth = 'text' | 'no-text' | 'unusable'

export function pageHealth(letters: Letter[]): PageHealth {
  if (letters.length < LEAST_LETTERS) return 'no-text'
  let broken = 0
  for (const { text } of letters) {
    const code = text.charCodeAt(0)
    const isControl = code < 32 || (code >= 0x7f && code < 0xa0)
    if (isControl || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) broken++
  }
  return broken > letters.length * MOST_BROKEN ? 'unusable' : 'text'
}
