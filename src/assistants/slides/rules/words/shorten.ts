/**
 * Shortens a sentence to a line of a slide by leaving out whole clauses, never by putting in words: what is left
 * stands in the document, in its order. Of all that is short enough, the line that leaves out the least.
 */
import { bare, unstopped, wordsIn } from './clean.ts'
import { WAYS } from './leave-out.ts'

/** Points back to something that would be gone. 'This study' and 'it is recommended' do not. */
const POINTS_BACK =
  /^(?:(?:this|these)\b(?!\s+(?:present\s+|current\s+)?(?:stud(?:y|ies)|research|project|thesis|dissertation|paper|work|survey|proposal|article|findings?|results?)\b)|it\b(?!\s+(?:is|was)\s+(?:\w+ly\s+)?(?:recommended|suggested|advised|necessary|important|expected|hoped|hypothesi[sz]ed|proposed|anticipated)\b)|(?:they|those|that|he|she|its|their|such|both|the (?:former|latter|same|above))\b)/i

/** So many sentences are tried at each step: what is left out first matters little after three steps. */
const STEPS = 4
const WIDTH = 14

/** `limit` in words. Nothing where no shorter sentence says the same. */
export function shortened(sentence: string, limit: number): string | undefined {
  const whole = unstopped(bare(sentence))
  if (wordsIn(whole) <= limit && hasEvenBrackets(whole)) return whole
  let open = [whole]
  const seen = new Set(open)
  let best: string | undefined
  for (let step = 0; step < STEPS && open.length > 0; step++) {
    const next = open.flatMap((text) => WAYS.flatMap((leaveOut) => leaveOut(text))).map(tidied)
    const fresh = [...new Set(next)].filter((text) => !seen.has(text) && isWhole(text))
    for (const text of fresh) seen.add(text)
    const found = fitting(fresh, limit)
    if (found && (!best || worth(found) > worth(best))) best = found
    open = fresh
      .filter((text) => wordsIn(text) > limit)
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, WIDTH)
  }
  return best
}

/** The longest of those that are short enough. */
const fitting = (texts: readonly string[], limit: number): string | undefined =>
  texts.filter((text) => wordsIn(text) <= limit && isWhole(text)).sort((a, b) => worth(b) - worth(a))[0]

/** A number is worth more than a word: it is what is asked about. */
const NUMBER_IN_WORDS = 3
const worth = (text: string): number =>
  wordsIn(text) + NUMBER_IN_WORDS * (text.match(/(?<![\p{L}\d])\d[\d.,]*/gu)?.length ?? 0)

const tidied = (text: string): string =>
  unstopped(
    text
      .replace(/\s+/g, ' ')
      .replace(/\s+([.,;:])/g, '$1')
      .replace(/^[\s,;:]+/, '')
      .trim(),
  ).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const isWhole = (text: string): boolean => hasEvenBrackets(text) && !POINTS_BACK.test(text)
const hasEvenBrackets = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  (text.match(/[“"]/g)?.length ?? 0) % 2 === (text.match(/”/g)?.length ?? 0) % 2

/** Whether a sentence says something by itself, without the one before it. */
export const standsAlone = (sentence: string): boolean => !POINTS_BACK.test(bare(sentence))
