/** Keeps the sentences of a model's reply whose figures, quotations, names and pages all occur in its sources. */
import { offersWords } from '#kit/text/offers-words.ts'
import { plainWords } from '#kit/text/plain-words.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import { claimNumbers } from '../plan/claims.ts'
import { pagesNamed } from './shown-to-model.ts'

/** Undefined if the rest asks nothing, or is not a reply of a few sentences. */
export function groundedIn(
  text: string,
  sources: readonly string[],
  { longest, pages }: { longest: number; pages: ReadonlySet<string> },
): string | undefined {
  const known = sources.join('\n')
  const lower = plainWords(known)
  const numbers = new Set(claimNumbers(known))
  const proved = sentencesIn(withOfferedWords(text, lower)).filter(
    (sentence) =>
      isGrounded(sentence, { lower, numbers }) && pagesNamed(sentence).every((page) => pages.has(page)),
  )
  const said = proved.join(' ').replaceAll(OFFERED, '')
  // A question that is quoted is not asked.
  const questions = said.replace(QUOTED, '').match(/\?/g)?.length ?? 0
  return questions === 1 && said.endsWith('?') && said.length <= longest ? said : undefined
}

const QUOTED = /[“"]([^”"]+)[”"]/g

/** Marks the beginning of words that are offered, so that their first one is not taken for a name. */
const OFFERED = '\u2060'
/** Words for the student to say are nobody's yet: they lose their marks. A place, or the words in the work, make a quotation. */
function withOfferedWords(text: string, lower: string): string {
  return text.replace(QUOTED, (all, words: string, at: number) => {
    const isOffered = offersWords(text.slice(0, at), text.slice(at + all.length))
    return isOffered && !words.includes('?') && !lower.includes(plainWords(words))
      ? `${OFFERED}${words}`
      : all
  })
}
const sentencesIn = (text: string): string[] =>
  splitSentences(text.replace(/[*_#`]/g, '').replace(/\s+/g, ' ')).map((span) => span.text)

type Known = { lower: string; numbers: ReadonlySet<string> }

function isGrounded(sentence: string, { lower, numbers }: Known): boolean {
  if (claimNumbers(sentence).some((number) => !numbers.has(number))) return false
  const quotations = [...sentence.matchAll(QUOTED)].map(([, words]) => plainWords(words ?? ''))
  if (quotations.some((words) => !lower.includes(words))) return false
  return midSentenceNames(sentence).every((name) => lower.includes(plainWords(name)))
}

/** Written large in the middle of a sentence. */
const midSentenceNames = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<=[\p{L}\p{N},;:]\s)(\p{Lu}[\p{L}-]{2,})/gu)].map(([name]) => name)
