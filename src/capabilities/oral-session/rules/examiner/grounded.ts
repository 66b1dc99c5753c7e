/** Keeps the sentences of a model's reply whose figures, quotations and names all occur in its sources. */
import { plainWords } from '#kit/text/plain-words.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import { claimNumbers } from '../plan/claims.ts'

const LONGEST = 600

/** Undefined if the rest asks nothing, or is not a reply of a few sentences. */
export function groundedIn(text: string, sources: readonly string[]): string | undefined {
  const known = sources.join('\n')
  const proved = sentencesIn(text).filter((sentence) => isGrounded(sentence, known))
  const said = proved.join(' ')
  const questions = said.match(/\?/g)?.length ?? 0
  return questions === 1 && said.endsWith('?') && said.length <= LONGEST ? said : undefined
}

const sentencesIn = (text: string): string[] =>
  splitSentences(text.replace(/[*_#`]/g, '').replace(/\s+/g, ' ')).map((span) => span.text)

function isGrounded(sentence: string, known: string): boolean {
  const lower = plainWords(known)
  const numbers = new Set(claimNumbers(known))
  if (claimNumbers(sentence).some((number) => !numbers.has(number))) return false
  const quotations = [...sentence.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, words]) => plainWords(words ?? ''))
  if (quotations.some((words) => !lower.includes(words))) return false
  return midSentenceNames(sentence).every((name) => lower.includes(name.toLowerCase()))
}

/** Written large in the middle of a sentence. */
const midSentenceNames = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<=[\p{L}\p{N},;:]\s)(\p{Lu}[\p{L}-]{2,})/gu)].map(([name]) => name)
