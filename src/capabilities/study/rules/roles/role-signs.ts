/**
 * The signs by which the role of a sentence is told: its words, with figures, years and sources as such, where it
 * stands, and whose voice it is. None belongs to one work: `bench/reading/train-roles.ts` keeps those of several.
 */
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import { findCitations } from '../text/citations.ts'

const TOKEN = /<\w+>|\p{L}+(?:['’]\p{L}+)?|[%=<>?():;]/gu
const LONGEST = 80

/** `told` are the slots that it states by a form of words; `before` is the sentence in front of it under the same heading. */
export function signsOf(
  sentence: CandidateSentence,
  told: Iterable<string>,
  before: CandidateSentence | null,
): Set<string> {
  const { role, topics, heading, voice, isItem, opens, lead, afterOthers, at, text } = sentence
  const words = signWords(text)
  const signs = new Set<string>(words)
  for (let place = 1; place < words.length; place += 1) signs.add(`${words[place - 1]} ${words[place]}`)
  signs.add(`^${words[0] ?? ''}`)
  signs.add(`^${words.slice(0, 2).join(' ')}`)
  signs.add(`$${words.at(-1) ?? ''}`)
  signs.add(`in:${role}`)
  for (const slot of told) signs.add(`tells:${slot}`)
  for (const topic of topics) signs.add(`under:${topic}`)
  for (const word of signWords(heading)) signs.add(`heading:${word}`)
  for (const word of signWords(lead)) signs.add(`lead:${word}`)
  for (const [name, is] of Object.entries(voice)) if (is) signs.add(`voice:${name}`)
  if (isItem) signs.add('item')
  if (opens) signs.add('opens')
  if (afterOthers) signs.add('after-others')
  signs.add(`at:${Math.min(9, Math.floor(at * 10))}`)
  signs.add(`long:${Math.min(6, Math.floor(words.length / 8))}`)
  signs.add(`begins:${/^[^\p{L}]*\p{Lu}/u.test(text) ? 'large' : 'small'}`)
  signs.add(`ends:${/[.!?]["”’)\]]*$/.test(text) ? 'stop' : /[:;,]$/.test(text) ? 'open' : 'none'}`)
  if (!before) return signs.add('first')
  for (const [name, is] of Object.entries(before.voice)) if (is) signs.add(`before:${name}`)
  return signs.add(`before:^${signWords(before.text).slice(0, 2).join(' ')}`)
}

function signWords(text: string): string[] {
  let plain = text
  for (const { text: cited } of /\d/.test(text) ? findCitations(text) : [])
    plain = plain.replace(cited, ' <source> ')
  plain = plain
    .replace(/\d+(?:[.,]\d+)*\s*(?:%|per ?cent\b)/gi, ' <share> ')
    .replace(/\b(?:19|20)\d\d\b/g, ' <year> ')
    .replace(/\d+(?:[.,]\d+)+/g, ' <decimal> ')
    .replace(/\d+/g, ' <number> ')
  return (plain.toLowerCase().match(TOKEN) ?? []).slice(0, LONGEST)
}
