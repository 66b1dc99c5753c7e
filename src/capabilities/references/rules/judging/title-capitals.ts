/** Titles with A Capital On Every Word, written as a sentence where a style asks for it. What may be a name keeps its capital. */
import { CLASS_OF } from '../parser/lexicon.ts'

const SMALL_CLASSES: ReadonlySet<string> = new Set(['and', 'article', 'preposition', 'title', 'report', 'thesis', 'chapter', 'pages', 'volume', 'in'])
/** Endings that names of people and places seldom have. */
const COMMON_ENDING = /(?:tion|sion|ment|ments|ness|ity|ities|ism|isms|ance|ence|ances|ences|ship|ships|tions|sions|ing|ings|ology|ological|ical|ically|ive|ives|ous|able|ible|ary|ory|ful|less|ized|ised|izing|ising|ally|ure|ures|ual|ial|ants|ents|ers|ors|ists|ics|omy|ages?|ates?|ated|ying|cy|cies)$/
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu
const NOT_SMALL: ReadonlySet<string> = new Set(['china', 'i', 'march', 'may', 'august'])

export type KnowsSmall = (word: string) => boolean

/** Whether most of its words begin with a capital, little ones apart: three of four, and more than two. */
export function isTitleCase(title: string): boolean {
  const words = (title.match(WORD) ?? []).slice(1).filter((word) => word.length > 2 && !['and', 'article', 'preposition', 'in'].includes(CLASS_OF.get(word.toLowerCase()) ?? ''))
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length
  return words.length >= 3 && capitals >= words.length * 0.75
}

export const isShouted = (title: string): boolean => {
  const letters = title.match(/\p{L}/gu) ?? []
  return letters.length > 12 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length * 0.85
}

export function asSentence(title: string, isSmall: KnowsSmall = () => false): string {
  if (!isTitleCase(title)) return title
  return title.replace(WORD, (word, at: number, whole: string) => {
    const before = whole.slice(0, at)
    const opens = before.trim() === '' || /[:?!.]\s*[“"‘']?\s*$|[—–]\s+$/.test(before)
    if (opens || !/^\p{Lu}\p{Ll}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return word
    const small = word.toLowerCase()
    return canBeSmall(small, isSmall) ? small : word
  })
}

function canBeSmall(word: string, isSmall: KnowsSmall): boolean {
  if (NOT_SMALL.has(word)) return false
  if (isSmall(word)) return true
  const found = CLASS_OF.get(word)
  if (found) return SMALL_CLASSES.has(found)
  return word.length > 5 && COMMON_ENDING.test(word) && !/(?:landers|ians|ese)$/.test(word)
}

/** Words that a text writes small in the middle of its sentences, and never with a capital there. */
export function smallWordsOf(sentences: Iterable<string>): KnowsSmall {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const sentence of sentences)
    for (const { 0: word, index } of sentence.matchAll(WORD)) {
      if (index === 0 || word.length < 2) continue
      if (/^\p{Ll}/u.test(word)) small.add(word)
      else if (/^\p{Lu}\p{Ll}/u.test(word) && /\p{Ll},?\s$/u.test(sentence.slice(0, index))) capital.add(word.toLowerCase())
    }
  return (word) => small.has(word) && !capital.has(word)
}
