/** Does the page have text, and is it the text one sees? Judged by characters alone, so any language can be healthy. */
import type { Letter } from '../../letter.ts'

/** Healthy files stay below 0.04; files with an unusable text layer start at about 0.5. */
const MOST_BROKEN = 0.1
const LEAST_LETTERS = 30

/** A font without its character map comes out as noise; the text in the others is still good. */
const MOST_BROKEN_OF_A_FONT = 0.3
const ENOUGH_LEFT = 100

export type PageHealth = 'text' | 'no-text' | 'unusable'

/** The letters that can be trusted, and the kind of page that follows from them. */
export function checkHealth(letters: Letter[]): { health: PageHealth; letters: Letter[] } {
  if (letters.length < LEAST_LETTERS) return { health: 'no-text', letters }
  if (brokenOf(letters) <= letters.length * MOST_BROKEN) return { health: 'text', letters }
  const fonts = Map.groupBy(letters, ({ style }) => style.font)
  const good = letters.filter(({ style }) => {
    const same = fonts.get(style.font)!
    return brokenOf(same) <= same.length * MOST_BROKEN_OF_A_FONT
  })
  const isEnough = good.length >= ENOUGH_LEFT && brokenOf(good) <= good.length * MOST_BROKEN
  return isEnough ? { health: 'text', letters: good } : { health: 'unusable', letters: [] }
}

function brokenOf(letters: Letter[]): number {
  let broken = 0
  for (const { text } of letters) {
    const code = text.charCodeAt(0)
    const isControl = code < 32 || (code >= 0x7f && code < 0xa0)
    if (isControl || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) broken++
  }
  return broken
}
