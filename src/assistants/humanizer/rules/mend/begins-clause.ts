/** Whether a subject surely begins here: at the start of a sentence, or behind a word that begins a clause. */
import type { Word } from './words.ts'

/** "And" is not one of them: the noun behind it may be the second of two. */
const LINKS = /^(?:because|when|if|that|since|while|although|though|where|whereas|whether|unless|but)$/
const OPENINGS =
  /^(?:however|moreover|furthermore|therefore|thus|hence|consequently|similarly|nowadays|also|first|firstly|second|secondly|third|thirdly|finally|lastly|in addition|in conclusion|in fact|in general|for example|for instance|as a result|on the other hand|of course|in this case|today|unfortunately)$/
const LONGEST_OPENING = 4
/** "Social studies is a subject." */
const SUBJECTS =
  /^(?:social|religious|environmental|cultural|rural|public|human|international|industrial|political)$/

export function beginsClause(words: readonly Word[], start: number): boolean {
  const word = words[start]
  if (!word || SUBJECTS.test(word.word)) return false
  // A small letter: the sentence began on another page.
  if (start === 0) return !/^\p{Ll}/u.test(word.text)
  const before = words[start - 1]!
  if (word.follows && LINKS.test(before.word)) return true
  if (word.mark === ';') return true
  if (!word.follows && word.mark !== ',') return false
  if (start > LONGEST_OPENING) return false
  const opening = words.slice(0, start)
  return OPENINGS.test(opening.map((one) => one.word).join(' '))
}
