/** Words that no grammar holds together, or in which nobody does anything, though each of them may be of the work. */
import { wordsOf } from '#kit/text/content-stems.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'

type Stems = { stems: readonly string[]; onPlace: readonly string[] }
/** Hardly a word of grammar, and hardly one of the work: words that were drawn from a hat. */
const SALAD = { words: 8, grammar: 0.2, ofWork: 0.4 } as const
const LONG = 24

/** Little words that follow each other in no sentence. */
const BROKEN =
  /\b(?:the|an?) (?:an?|the|of|in|to|and|that|so|is|are|was|were|we|they|from|for|with)\b|\b(?:of|for|with|from|into) (?:of|we|they|is|are|was|were|and|he)\b|\bin and\b/i
export const isBroken = (text: string): boolean => BROKEN.test(text)

export const isNonsense = (text: string, stems: Stems): boolean => isSalad(text, stems) || isWordList(text)

function isSalad(text: string, { stems, onPlace }: Stems): boolean {
  const said = wordsOf(text)
  const grammar = said.filter((word) => STOP_WORDS.has(word)).length
  return (
    said.length >= SALAD.words &&
    grammar < said.length * SALAD.grammar &&
    onPlace.length < stems.length * SALAD.ofWork
  )
}

/** Words in a row that no grammar holds together, though each is of the work; or nobody in them does anything. */
const isWordList = (text: string): boolean =>
  (wordsOf(text).length >= SALAD.words && !HOLDS_TOGETHER.test(text) && !/\d|[.,;:]\s/.test(text)) ||
  (wordsOf(text).length >= SALAD.words && isBroken(text) && !SOMETHING_HAPPENS.test(text)) ||
  (wordsOf(text).length >= LONG && !SOMETHING_HAPPENS.test(text) && !/\d/.test(text))
const SOMETHING_HAPPENS =
  /\b(?:i|we|you|they|he|she|it|who|somebody|nobody|people)\b|\b\p{L}{2,}ed\b|\b(?!during|according|regarding|concerning)\p{L}{2,}ing\b|\b(?:was|were|has|have|had|do|does|did|can|could|will|would|may|might|should|must|chose|took|gave|made|went|found|said|told|shows?|gives?|makes?|means?|needs?|helps?|takes?|allows?|comes?|holds?|leads?|lets?|fits?)\b/iu
const HOLDS_TOGETHER =
  /\b(?:i|we|you|they|he|she|it|my|our|is|are|was|were|be|been|has|have|had|do|did|can|will|because|since|by|from|with|for|to|in|at|on|as|that|which|who|so|if|not|no)\b/i
