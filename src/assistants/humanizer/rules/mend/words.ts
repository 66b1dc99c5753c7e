/** Sentences as words with what each may be, and the forms of nouns and verbs. */
import { inflect, type Slot } from '../text/inflect.ts'
import * as LEXICON from './lexicon.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)
const alternatives = (words: string): Set<string> => new Set(list(words))

const IRREGULAR = new Map(
  LEXICON.IRREGULARS.split(', ').map((line) => {
    const [base = '', past = '', pp = ''] = line.split(' ')
    return [base, { past, pp }] as const
  }),
)
/** "A number of farmers are" is right. */
const HEADS_NO_VERB =
  /^(?:number|range|percentage|variety|set|rest|sample|kind|type|part|section|unit|week|month|day|hour|minute|year|group)$/
const DOUBLED = /^(?:begin|forget|get|run|plan|travel|prefer|occur|put)$/

export function verbForm(base: string, slot: Slot): string {
  const irregular = IRREGULAR.get(base)
  if (slot === 'past' && irregular) return irregular.past
  if (slot === 'pp' && irregular) return irregular.pp
  if (slot === 'ing' && DOUBLED.test(base)) return `${base}${base.at(-1)}ing`
  if ((slot === 'past' || slot === 'pp') && DOUBLED.test(base)) return `${base}${base.at(-1)}ed`
  return inflect(base, slot)
}

const regularPlural = (noun: string) =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`

type Lexicon = {
  plural: Map<string, string>
  singular: Map<string, string>
  /** Every form of every verb, and the verb. */
  base: Map<string, string>
  classes: Map<string, Set<string>>
}

const CLOSED =
  'and or but because if when while that which who whom whose although though since so than then as is are was were am be been has have had do does did can could will would shall should may might must in on at of for to from by with about into over under between among during after before through without within against per not also only often always never usually sometimes still even it they we he she you i there this these those his her their our its my your'
/** Prepositions after which a verb ends in -ing. */
const CLASSES: Record<string, string> = {
  DET: 'the a an this that these those my your his her its our their some any no each every another',
  OBJ: 'the a an this that these those my your his her its our their some any all it them him us me you many more',
  MODAL: 'can could will would may might must shall should cannot',
  HE: 'he she it',
  THEY: 'they we you',
  WERE: 'are were',
  ASIDE: 'also not often always never usually really still only just already',
  LINK: 'and but because when if that which who since as so while although though where what how whether',
  CLOSED,
}

let known: Lexicon | undefined
function lexicon(): Lexicon {
  if (known) return known
  const plural = new Map<string, string>()
  for (const word of list(LEXICON.NOUNS)) {
    const [one = '', many] = word.split('/')
    plural.set(one, many ?? regularPlural(one))
  }
  const base = new Map<string, string>()
  const classes = new Map<string, Set<string>>()
  const put = (name: string, word: string) => {
    const held = classes.get(name) ?? new Set()
    classes.set(name, held.add(word))
  }
  const intransitive = alternatives(LEXICON.INTRANSITIVE)
  const alsoOther = alternatives(LEXICON.ALSO_OTHER)
  const alsoVerbs = alternatives(LEXICON.ALSO_VERBS)
  for (const [name, words] of [
    ['VO', LEXICON.VERBS_ONLY],
    ['', LEXICON.OTHER_VERBS],
  ] as const)
    for (const verb of list(words)) {
      if (name) put(name, verb)
      if (name && !alsoOther.has(verb)) put('VC', verb)
      if (name && !intransitive.has(verb) && !alsoOther.has(verb)) put('VP', verb)
      put('V', verb)
      for (const slot of ['base', 's', 'past', 'pp', 'ing'] as const) {
        const form = verbForm(verb, slot)
        if (!base.has(form)) base.set(form, verb)
        if (slot !== 'base') put(`V.${slot}`, form)
        if (slot !== 'base' && name) put(`VO.${slot}`, form)
      }
    }
  const groups = alternatives(LEXICON.GROUPS)
  const measures = alternatives(LEXICON.MEASURES)
  for (const [one, many] of plural) {
    put('N', one)
    put('NS', many)
    if (!groups.has(one)) put('ONE', one)
    if (!groups.has(one) && !alsoVerbs.has(one)) put('THING', one)
    if (!measures.has(many) && many !== one && !alsoVerbs.has(one)) put('THINGS', many)
    if (!groups.has(one) && !HEADS_NO_VERB.test(one)) put('HEAD', one)
    if (!measures.has(many) && many !== one) put('MANY', many)
  }
  for (const person of list(LEXICON.PEOPLE)) put('PEOPLE', plural.get(person) ?? person)
  classes.set('PERSON', alternatives(LEXICON.PEOPLE))
  classes.set('MASS', alternatives(LEXICON.MASS))
  classes.set('ADJ', alternatives(LEXICON.ADJECTIVES))
  for (const [name, words] of Object.entries(CLASSES)) classes.set(name, alternatives(words))
  known = { plural, singular: new Map([...plural].map(([one, many]) => [many, one])), base, classes }
  return known
}

export const pluralOf = (noun: string): string => lexicon().plural.get(noun) ?? regularPlural(noun)
export const singularOf = (noun: string): string => lexicon().singular.get(noun) ?? noun
export const baseOf = (form: string): string => lexicon().base.get(form) ?? form
const LIKE_ADJECTIVE = /(?:al|ful|ous|ive|able|ible|ic|less|ary|ent|ant)$/

export function isClass(word: string, name: string): boolean {
  if (name === 'TWO') return /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(word)
  if (name === 'NUM') return /^(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten)$/.test(word)
  const held = lexicon().classes.get(name)
  if (name === 'ADJ') return held!.has(word) || (LIKE_ADJECTIVE.test(word) && !isClass(word, 'N'))
  // "Informations" is told of as information is.
  if (name === 'MASS') return held!.has(word) || held!.has(word.replace(/s$/, ''))
  return held?.has(word) ?? false
}

export type Word = {
  text: string
  /** In small letters. */
  word: string
  from: number
  to: number
  /** Only white space stands between it and the word before. */
  follows: boolean
  /** What else stands between it and the word before. */
  mark: string
  /** A part of a word with a hyphen. */
  isPart: boolean
}

export function wordsIn(text: string): Word[] {
  const found: Word[] = []
  let last = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu)) {
    const gap = text.slice(last, index)
    found.push({
      text: word,
      word: word.toLowerCase().replace('’', "'"),
      from: index,
      to: index + word.length,
      follows: found.length > 0 && /^\s+$/.test(gap),
      mark: gap.trim(),
      // Also "interven- tions", which a line's end has split.
      isPart:
        /[-‐‑]$|\p{L}[-‐‑]\s+$/u.test(text.slice(Math.max(0, index - 4), index)) ||
        /[-‐‑]/.test(text[index + word.length] ?? ''),
    })
    last = index + word.length
  }
  return found
}
