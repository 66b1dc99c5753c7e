/** Single words and phrasal verbs, found by the table and inflected like the word they replace. */
import { inflect, type Slot } from '../text/inflect.ts'
import type { Mark } from './mark.ts'
import { type WordEntry, type WordTable, wordTable } from './word-table.ts'

const WORD = /[A-Za-z]+(?:-[A-Za-z]+)*/g
/** After these a form in -ed is a participle. */
const HELPED =
  /\b(?:has|have|had|having|be|been|being|is|are|was|were|get|gets|got|[’'](?:s|ve|d))(?:\s+(?:\w+ly|not|also|been|being|often|always|never|now|then|so|well|still|only|further))*\s+$/i
const DETERMINER = /\b(?:the|a|an|this|its|their|our|his|her|my|each|every|no|some|main|key|one|another)\s+$/i
/** Words that only occur before a verb, or only after one. */
const BEFORE_VERB =
  /\b(?:to|can|could|will|would|may|might|must|shall|should|and|or|not|we|they|I|you|who|that|which|help|helps|do|did|does|\w+ly)\s+$/i
const BEHIND_VERB =
  /^\s+(?:the|a|an|how|that|its|their|this|these|those|our|both|several|many|key|important|such|what|why|new|some)\b/i
/** "Farmers leverage loans", and not "loans leverage is". */
const AFTER_MANY = /\b[a-z]{3,}[^s\W]s\s+$/i
const NO_OBJECT =
  /^\s*(?:[^\sA-Za-z]|(?:of|in|is|was|are|were|has|and|or|to|for|on|at|by|from|with|than|can|may|will)\b|$)/i
/** "may be utilize" is a typing error, and must not be carried over. */
const WRONG_BEFORE_BASE = /\b(?:be|is|are|was|were|been|being|has|have|had)\s+$/i
const BEGINS = /(?:^|[.!?”"]\s+)$/
const NEAR = 4

let read: WordTable | undefined
const table = () => {
  read ??= wordTable()
  return read
}

export function findWords(text: string): Mark[] {
  const found: Mark[] = []
  for (const { 0: word, index: from } of text.matchAll(WORD))
    for (const entry of table().get(word.toLowerCase()) ?? []) {
      const to = phraseEnd(text, from + word.length, entry.rest)
      if (to === undefined || !meansIt(text, { from, to }, entry)) continue
      found.push(markOf(text, { from, to }, entry))
      break
    }
  return found
}

/** Including its particle; undefined when that is missing. */
function phraseEnd(text: string, to: number, rest: readonly string[]): number | undefined {
  let end = to
  for (const word of rest) {
    const next = /^\s+/.exec(text.slice(end, end + 4))?.[0].length ?? 0
    if (next === 0 || text.slice(end + next, end + next + word.length).toLowerCase() !== word)
      return undefined
    end += next + word.length
  }
  return /^[\p{L}-]/u.test(text.slice(end, end + 1)) ? undefined : end
}

type TextRange = { from: number; to: number }

function meansIt(text: string, { from, to }: TextRange, { slots, unless, alsoNoun }: WordEntry): boolean {
  const before = text.slice(Math.max(0, from - 60), from)
  const after = text.slice(to, to + 60)
  // The title of a work that is cited begins so, and is not the student's to change.
  if (BEGINS.test(before) && text.slice(from, to).endsWith('ing')) return false
  if (slots !== 'plain' && (slots.includes('base') || slots.includes('s')) && DETERMINER.test(before))
    return false
  if (slots !== 'plain' && slots[0] === 'base' && !slots.includes('pp') && WRONG_BEFORE_BASE.test(before))
    return false
  if (alsoNoun && slots !== 'plain') {
    const hasObject = BEHIND_VERB.test(after) || (AFTER_MANY.test(before) && !NO_OBJECT.test(after))
    if (slots.includes('base') && !BEFORE_VERB.test(before) && !hasObject) return false
    if (slots.includes('s') && !hasObject) return false
  }
  const around = [
    ...(before.match(/[\w-]+/g) ?? []).slice(-NEAR),
    ...(after.match(/[\w-]+/g) ?? []).slice(0, NEAR),
  ]
  return !around.some((word) => unless.has(word.toLowerCase()))
}

function markOf(
  text: string,
  { from, to }: TextRange,
  { slots, choices, rule, weight, plain }: WordEntry,
): Mark {
  const slot = slots === 'plain' ? undefined : slotHere(text, { from, to }, slots)
  return {
    from,
    to,
    rule,
    kind: weight === 2 || slot === undefined ? 'inflated' : 'long-word',
    weight,
    choices: slot ? choices.map((choice) => inflect(choice, slot)) : choices,
    since: plain ? 'strong' : 'medium',
  }
}

function slotHere(text: string, { from, to }: TextRange, slots: readonly Slot[]): Slot {
  const [first = 'base'] = slots
  if (slots.length === 1) return first
  const isParticiple =
    HELPED.test(text.slice(Math.max(0, from - 60), from)) || /^\s+by\b/.test(text.slice(to, to + 4))
  if (isParticiple) return 'pp'
  // "shed" can be any of them; findings are in the present tense.
  return slots.includes('base') ? 'base' : 'past'
}
