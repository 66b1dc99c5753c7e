/**
 * A form of words that states one slot of the record, as data, and what compiles it. The grammar is small on purpose:
 * every alternative can be deleted by a test, which must then turn an example red.
 *
 *   {a|b c}   one of these          [a|b]   one of these, or none
 *   <name>    a list of the lexicon   ...4   at most four words
 *   word*     a word that begins so   #      how many, captured, as "(382)" too; #% may be a share
 *   =>        what follows, to the end of the sentence, is the value
 */
import type { SectionRole } from '#product/document-model.ts'
import type { Topic } from '../facts/fact.ts'
import type { SlotId } from './study-record.ts'

export type SlotPattern = {
  says: string
  /** Forms that make it something else. */
  unless?: string
  /** Only below a heading that announces one of these. */
  under?: readonly Topic[]
  /** Only directly below a heading that begins so, in the same grammar. */
  heading?: string
  in?: readonly SectionRole[]
  notIn?: readonly SectionRole[]
  /** What others wrote may be the matter itself: a gap, a problem. */
  ofOthers?: true
  /** Examples, written here: `methods: 3.4 Sampling > The sentence.` They must match, and must not. */
  yes: readonly string[]
  no: readonly string[]
}

export type SlotKnowledge = {
  slot: SlotId
  /** `done`: the work says that it was done; a plan of a finished work proves nothing. `told`: at no time of its own. */
  tense: 'done' | 'told'
  patterns: readonly SlotPattern[]
}

export type Lexicon = Readonly<Record<string, readonly string[]>>

const ESCAPED = /[.*+?^${}()|[\]\\/]/g
const WORD = String.raw`[\p{L}\p{N}'’&/.%-]+`
const ANY_NUMBER = String.raw`\(?(?<n>\d{1,3}(?:[ ,]\d{3})+|\d+)`
/** How many there are: a share of a hundred is no count. */
const NUMBER = String.raw`${ANY_NUMBER}(?![\d.,]*\s?(?:%|per\s?cent))`

const compiled = new WeakMap<Lexicon, Map<string, RegExp>>()

/** Compiled once for the lexicon in use; a test compiles with another one. */
export function patternOf(says: string, lexicon: Lexicon): RegExp {
  const ofLexicon = compiled.get(lexicon) ?? new Map<string, RegExp>()
  compiled.set(lexicon, ofLexicon)
  const known = ofLexicon.get(says)
  if (known) return known
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${sequence(says, lexicon)}(?![\\p{L}\\p{N}])`, 'iu')
  ofLexicon.set(says, made)
  return made
}

/** `a {b|c} => ` as an expression; words are apart by any space. */
function sequence(says: string, lexicon: Lexicon): string {
  let made = ''
  for (const token of formParts(says)) {
    const glue = made === '' || made.endsWith('(?:^)') ? '' : String.raw`\s+`
    if (token.startsWith('[')) {
      const one = alternatives(token, lexicon)
      made += made === '' || made === '(?:^)' ? `(?:${one}\\s+)?` : `(?:\\s+${one})?`
    } else if (token.startsWith('...')) made += `(?:,?\\s+${WORD},?){0,${token.slice(3)}}?`
    else if (token === '=>') made += String.raw`,?\s+(?<value>.+)`
    else if (token === '^') made += '(?:^)'
    else made += `${bringsItsSpace(made) ? '' : glue}${single(token, lexicon)}`
  }
  return made
}

/** An optional beginning brings its own space. */
const bringsItsSpace = (made: string) => made.endsWith('\\s+)?') && !made.includes('(?:\\s+')

function single(token: string, lexicon: Lexicon): string {
  if (token.startsWith('{')) return alternatives(token, lexicon)
  if (token === '#') return NUMBER
  if (token === '#%') return ANY_NUMBER
  const named = token.match(/^<([\w-]+)>(.*)$/)
  if (named) {
    const words = lexicon[named[1]!]
    if (!words) throw new Error(`The lexicon has no ${named[1]}.`)
    return `(?:${words.map((one) => sequence(one, lexicon)).join('|')})${literal(named[2]!)}`
  }
  return literal(token)
}

const literal = (word: string): string =>
  word.replace(ESCAPED, '\\$&').replace(/\\\*/g, String.raw`[\p{L}-]*`)

const alternatives = (token: string, lexicon: Lexicon): string =>
  `(?:${optionsOf(token)
    .map((one) => sequence(one, lexicon))
    .join('|')})`

export const optionsOf = (token: string): string[] => token.slice(1, -1).split('|')

/** Words, and whole groups with their spaces. */
export const formParts = (says: string): string[] => says.match(/\{[^}]*\}|\[[^\]]*\]|\S+/g) ?? []
