/** The sentences of a work that speak for it, and all that can be searched. */
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { isContentsLine } from '../text/contents-line.ts'
import { isSpliced } from '../text/spliced.ts'

export type Lines = {
  /** Prose of the work, its review included, in its order. */
  own: readonly ReadSentence[]
  /** Headings, tables and captions too: only what stands nowhere is missing. */
  all: readonly ReadSentence[]
  ofOthers(line: ReadSentence): boolean
}

const APART: ReadonlySet<string> = new Set(['references', 'front-matter'])
const NAMES_AN_AUTHOR =
  /\bet al\b|\b[Aa]ccording to (?:the )?\p{Lu}|\(\p{Lu}[^()\d]{2,60}\d{4}[a-z]?\)|^\W*\p{Lu}[\p{L}' -]{2,40}(?:et al\.?,?)?\s*\((?:19|20)\d\d\)/u

const isOfOthers = ({ role, text }: ReadSentence): boolean =>
  role === 'literature' || NAMES_AN_AUTHOR.test(text)

export const linesToSearch = ({ sentences, blocks, signposts }: ReadDocument): Lines => ({
  own: sentences.filter((one) => isProse(one) && !APART.has(one.role) && one.role !== 'appendix'),
  all: [...sentences, ...blocks, ...signposts].filter(
    ({ role, kind }) => role !== 'references' && kind !== 'reference',
  ),
  ofOthers: isOfOthers,
})

const LEAST_WORDS = 6
const MOST_WORDS = 60
/** What the chapter will do, and what a textbook says the thing is. */
const SAYS_LITTLE =
  /\b(?:this|the next|the following) (?:chapter|section|part)\b|\b(?:refers? to|is defined as|can be defined)\b|\b(?:is|are) (?:a|an|the) (?:\w+ )?(?:plan|process|set|blueprint|method|procedure|system|group|technique) (?:of|for|that|in|used|by)\b/i

/** A whole sentence that can be understood alone. */
export function isQuotable(line: ReadSentence): boolean {
  const { text } = line
  const words = text.split(/\s+/).length
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    /[.!?]["”’)]*\s*$/.test(text) &&
    !/\s\|\s/.test(text) &&
    !SAYS_LITTLE.test(text) &&
    !isOfOthers(line) &&
    !isContentsLine(text) &&
    !isSpliced(text)
  )
}
