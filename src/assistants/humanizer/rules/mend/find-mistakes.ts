/** The mistakes of a paragraph, each with its correction. */
import { articleFor, asCaseOf, capitalised } from '#kit/text/articles.ts'
import { type Change, overlaps, type TextSpan } from '../text/change.ts'
import type { Paragraph } from '../text/read-prose.ts'
import { MISSPELT, NOT_BEFORE, PROPER } from './misspelt.ts'
import { type Mender, mistake } from './mistakes.ts'
import { matchAt, type Pattern, patternOf } from './pattern.ts'
import { RULES } from './rules.ts'
import type { MendRule } from './verb-rules.ts'
import { isClass, type Word, wordsIn } from './words.ts'

type Candidate = readonly [Pattern, MendRule]
type Ready = {
  rules: readonly Candidate[]
  /** Of a word that was met: the rules it can begin. */
  beginning: Map<string, readonly Candidate[]>
  misspelt: Map<string, [rest: string[], right: string][]>
  proper: Set<string>
}
const MOST_REMEMBERED = 5_000

let ready: Ready | undefined
function tables(): Ready {
  if (ready) return ready
  const rules = RULES.map((rule) => [patternOf(rule[1]), rule] as const)
  const misspelt: Ready['misspelt'] = new Map()
  for (const line of MISSPELT.trim().split(', ')) {
    const [wrong = '', right = ''] = line.split('=')
    const [first = '', ...rest] = wrong.split(' ')
    misspelt.set(first, [...(misspelt.get(first) ?? []), [rest, right]])
  }
  ready = { rules, beginning: new Map(), misspelt, proper: new Set(PROPER.split(' ')) }
  return ready
}

/** Outside locked spans and without overlaps; what comes first is kept. */
export function findMistakes(
  { text, sentences, locked }: Paragraph,
  rulesOff: readonly string[] = [],
): Change[] {
  const kept: Change[] = []
  let next = 0
  for (const sentence of sentences)
    for (const found of mistakesIn(text.slice(sentence.from, sentence.to))) {
      const placed = { ...found, from: found.from + sentence.from, to: found.to + sentence.from }
      while ((locked[next]?.to ?? Number.POSITIVE_INFINITY) <= placed.from) next += 1
      // Sorted, so that only the last one and the next locked span can be in the way.
      const near = [...kept.slice(-1), ...locked.slice(next, next + 2)]
      const isFree = !near.some((span) => overlaps(span, placed) || touches(span, placed))
      if (isFree && !rulesOff.includes(found.rule)) kept.push(placed)
    }
  kept.push(...capitals(text, sentences, kept))
  return kept.sort((a, b) => a.from - b.from)
}

/** An insertion has no length, and may not fall into a locked span. */
const touches = (span: TextSpan, { from, to }: TextSpan) => from === to && span.from < from && from < span.to

export function mistakesIn(sentence: string): Change[] {
  const words = wordsIn(sentence)
  const straight = sentence.includes("'") || !sentence.includes('’')
  const found = words.flatMap((_, at) => [
    ...spelling(words, at),
    ...repeated(words, at),
    ...byRules(sentence, words, at),
    ...article(words, at),
  ])
  found.push(...runOns(sentence, words), ...commas(sentence))
  const kept: Change[] = []
  for (const one of found.sort((a, b) => a.from - b.from || b.to - a.to))
    if (!isTaken(kept.at(-1), one))
      kept.push(straight ? { ...one, text: one.text.replaceAll('’', "'") } : one)
  return kept
}

/** Sorted by their beginnings: only the last can be in the way. */
const isTaken = (last: Change | undefined, one: Change) =>
  last !== undefined && (overlaps(last, one) || (last.from === one.from && last.to === one.to))

function spelling(words: readonly Word[], at: number): Change[] {
  const { misspelt, proper } = tables()
  const { word, text, from, to } = words[at]!
  for (const [rest, right] of misspelt.get(word) ?? []) {
    const fits = rest.every((next, i) => words[at + 1 + i]?.word === next && words[at + 1 + i]?.follows)
    const next = words[at + rest.length + 1]
    const isOther = rest.length > 0 && next?.follows && NOT_BEFORE.test(next.word)
    if (fits && !isOther && !/^\p{Lu}{2}/u.test(text))
      return [mistake('misspelt word', from, words[at + rest.length]!.to, asCaseOf(text, right))]
  }
  return proper.has(word) && text === word && (word !== 'i' || isPronoun(words[at + 1]))
    ? [mistake('capital letter', from, to, capitalised(text))]
    : []
}

/** An "i" may also be a number or a variable. */
const isPronoun = (next: Word | undefined) =>
  next?.follows === true &&
  next.text === next.word &&
  (/^(?:am|was|have|had)$|[a-z]ed$/.test(next.word) ||
    ['V', 'V.past', 'MODAL', 'ASIDE'].some((name) => isClass(next.word, name)))

const MAY_REPEAT = /^(?:had|that|very|so|many|much|long|far|again|\d+|more|no|in|bye|blah|sensitive)$/
function repeated(words: readonly Word[], at: number): Change[] {
  const [one, next] = [words[at]!, words[at + 1]]
  if (
    !next?.follows ||
    next.word !== one.word ||
    (one.word.length === 1 && one.word !== 'a') ||
    MAY_REPEAT.test(one.word) ||
    (/^\p{Lu}/u.test(one.text) && /^\p{Lu}/u.test(next.text))
  )
    return []
  return [mistake('repeated word', one.to, next.to, '')]
}

const NO_NOUN = /^(?:around|along|above|below|across|near|data|defend|is|are|was|were)$/
const ABBREVIATED = /^\p{Lu}[\p{Lu}\d]|\d/u
function article(words: readonly Word[], at: number): Change[] {
  const [one, next] = [words[at]!, words[at + 1]]
  if (
    one.isPart ||
    !/^an?$/.test(one.word) ||
    !next?.follows ||
    next.isPart ||
    ABBREVIATED.test(next.text) ||
    next.text.length < 2 ||
    // A noun is missing, or no article belongs here: another article would not mend it.
    NO_NOUN.test(next.word) ||
    ['CLOSED', 'MASS', 'MANY', 'VO'].some((name) => isClass(next.word, name))
  )
    return []
  const right = articleFor(next.text)
  return right === one.word || (one.text === 'A' && at > 0)
    ? []
    : [mistake('article', one.from, one.to, asCaseOf(one.text, right))]
}

function rulesFor(word: string): readonly Candidate[] {
  const { rules, beginning } = tables()
  const known = beginning.get(word)
  if (known) return known
  const found = rules.filter(([{ first }]) =>
    first.length === 0
      ? true
      : first.some((test) => (/^[A-Z]/.test(test) ? isClass(word, test) : test === word)),
  )
  if (beginning.size >= MOST_REMEMBERED) beginning.clear()
  beginning.set(word, found)
  return found
}

function byRules(sentence: string, words: readonly Word[], at: number): Change[] {
  if (words[at]!.isPart) return []
  for (const [pattern, rule] of rulesFor(words[at]!.word)) {
    const taken = matchAt(pattern, words, at)
    if (!taken) continue
    // "A students’ union": the noun belongs to the next.
    if (taken.flat().some(({ to }) => /['’]/.test(sentence[to] ?? ''))) continue
    const changes = fixesOf(sentence, taken, rule)
    if (changes.length > 0) return changes
  }
  return []
}

function fixesOf(sentence: string, taken: readonly Word[][], [kind, , fixes]: MendRule): Change[] {
  const changes = Object.entries(fixes).flatMap(([element, fix]) => {
    const word = taken[Number(element)]?.at(-1)
    if (!word) return []
    const put = typeof fix === 'function' ? fix(word.word) : fix
    if (put === word.word) return []
    if (put !== '')
      return [mistake(kind, word.from, word.to, word.text === 'I' ? put : asCaseOf(word.text, put))]
    const space = /^\s+/.exec(sentence.slice(word.to))?.[0].length ?? 0
    return [mistake(kind, word.from, word.to + space, '')]
  })
  return changes.reduce<Change[]>((joined, change) => joinedTo(joined, change, sentence), [])
}

/** What is mended in words side by side is one change: half of it would be a new mistake. */
function joinedTo(before: readonly Change[], change: Change, sentence: string): Change[] {
  const last = before.at(-1)
  const between = last && sentence.slice(last.to, change.from)
  if (!last || change.from < last.to || between?.trim() !== '') return [...before, change]
  return [...before.slice(0, -1), { ...last, to: change.to, text: `${last.text}${between}${change.text}` }]
}

const OPENING =
  /^(?:however|moreover|furthermore|nowadays|actually|usually|also|therefore|hence|consequently|likewise|similarly|unfortunately|second|third|firstly|secondly|thirdly|finally|lastly|in addition|in conclusion|in fact|in (?:this|that|such a) case|in today['’]s world|for example|for instance|for this reason|because of this|after that|at the same time|on the other hand|as a result|in my (?:opinion|view)|to my surprise|in some cases|in most cases|in the past|yes|in other words|of course|in general)(?= (?:the|a|an|it|they|we|i|he|she|you|there|this|these|those|many|most|some|each|every|people|students|if|when|my|our|their|his|her|its|in|[a-z]+s (?:are|have|can|will))\b)/i
const SUBORDINATE = /^(?:when|if|because|although|though|while|before|after|since|as|once|unless|where)\b/i
/** Two whole clauses; the second has its own subject. */
const BUT =
  /(?<=[a-z]{2})(?= but (?:we|they|he|she|it|i|there|you) (?:is|are|was|were|am|has|have|had|do|does|did|can|cannot|will|would|should|must|may|might|could|[a-z]+(?:s|ed))\b)/gi
const FEWEST_IN_CLAUSE = 4
const LONGEST_LOOK = 200
function commas(sentence: string): Change[] {
  const opening = OPENING.exec(sentence)
  const places = [...sentence.matchAll(BUT)]
    .map(({ index }) => index)
    .filter(
      (at) =>
        !SUBORDINATE.test(sentence) &&
        sentence.slice(Math.max(sentence.lastIndexOf(',', at) + 1, at - LONGEST_LOOK), at).split(' ').length >
          FEWEST_IN_CLAUSE,
    )
  return [...(opening ? [opening[0].length] : []), ...places].map((at) => mistake('comma', at, at, ','))
}

const HOWEVER =
  /(?<=\w{3})(?<!\s(?:and|but)), (however|therefore|moreover|furthermore|nevertheless|consequently),? (?=(?:the|it|they|this|these|we|he|she|there|I|most|many|some)\b)/gi
/** "In the rural areas of the north, however, …" is the beginning of one sentence. */
const BEGINS_CLAUSE =
  /^(?:[a-z]+ing|in|at|on|for|among|during|after|before|when|if|while|although|though|because|since|as|despite|unlike|given|from|with|to|by|under|what|where|whereas|according|one|another)\b/i
const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|did|do|n[o’']t|[a-z]{3,}ed)\b/i
const FEWEST_IN_SENTENCE = 4
/** Of the whole sentence once: a text may have as many of them as it has words. */
function runOns(sentence: string, words: readonly Word[]): Change[] {
  const finite = FINITE.exec(sentence)
  if (!finite || BEGINS_CLAUSE.test(sentence)) return []
  const [first, last] = [words[FEWEST_IN_SENTENCE - 1], words.at(-FEWEST_IN_SENTENCE)]
  if (!first || !last) return []
  const from = Math.max(first.to, finite.index + finite[0].length)
  return [...sentence.matchAll(HOWEVER)]
    .filter(({ index, 0: found }) => from <= index && index + found.length <= last.from)
    .map(({ index, 0: found, 1: word }) =>
      mistake('two sentences in one', index, index + found.length, `. ${capitalised(word!.toLowerCase())}, `),
    )
}

/** A small letter after a full stop. */
function capitals(text: string, sentences: readonly TextSpan[], planned: readonly Change[]): Change[] {
  return sentences.flatMap(({ from, to }, i) => {
    const word = /^\p{Ll}[\p{Ll}'’]*(?=[\s,])/u.exec(text.slice(from, to))?.[0]
    // Where a paragraph begins, a page or a figure may have broken a sentence.
    if (!word || i === 0 || !/[.?!]\s+$/.test(text.slice(0, from))) return []
    const own = planned.find((other) => other.from <= from && from < other.to)
    if (own) {
      own.text = capitalised(own.text)
      return []
    }
    return [mistake('capital letter', from, from + word.length, capitalised(word))]
  })
}

/** Everything there are rules for: on the server. */
export const FULL_MENDER: Mender = { find: findMistakes, inSentence: mistakesIn }
