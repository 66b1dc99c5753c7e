/** "How is amenorrhoea defined?": only where the work itself says what the word means. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import type { OpenStudy } from '../open-study.ts'
import { termIn } from '../summarisation/terms-defined.ts'

const ASKS =
  /\bhow (?:is|are|was|were|did|does|do)\s+(?:(?:he|she|they|i|you|the \w+|this \w+|my \w+)\s+)?(?:the (?:term|word)\s+)?(.{3,40}?)\s+(?:defined|measured as|understood)\b|\bhow (?:did|does|do) (?:he|she|they|i|you|the \w+|this \w+|my \w+) define\s+(.{3,40}?)\W*$|^\W*what(?:['’]?s| is| are) (?:an? |the )?(?!(?:my|your|this|his|her|their|our)\b)([a-z' -]{4,40}?)\W*$|\bwhat (?:do|does) (.{3,40}?) mean\W*$|\bwhat (?:do|does|did) (?:the |this |my )?\w+ mean by\s+(.{3,40}?)\W*$|\b(?:definition of|meant by|mean by|means by|define)\s+(?:the (?:term|word)\s+)?(.{3,40}?)\W*$/i
/** "What is the record life cycle?": a term of the work that the handbook does not have by that name. */
export function isOwnTerm(question: string, { sentences }: ReadDocument, handbook: Handbook): boolean {
  const asked = WHAT_IS.exec(question)?.[1]?.trim().toLowerCase()
  const stems = contentStems(asked ?? '')
  if (!asked || stems.length === 0) return false
  const [best] = handbook.find(asked, 1)
  const named = new Set(contentStems(best ? [best.entry.title, ...best.entry.keywords].join(' ') : ''))
  if (stems.every((stem) => named.has(stem))) return false
  return (
    sentences.filter(({ text, role }) => role !== 'references' && text.toLowerCase().includes(asked))
      .length >= LEAST_USED
  )
}
/** An entry of a list of references that was read as text. */
const OF_A_LIST = /\b(?:19|20)\d\d\b.*\.\s*$|\bpp?\.\s?\d/i
const LEAST_USED = 2
const WHAT_IS = /^\W*what(?:['’]?s| is| are) (?:an? |the )?([a-z' -]{4,40}?)\W*$/i

/** What tells of a thing what it is. */
const DOES =
  '(?:is an?|is any|is (?:\\p{L}+ )?\\p{L}+ (?:that|which|growing|used|where|of)|are|refers?|means?|describes?|suggests?|occurs?|consists?|comprises?|involves?|posits?|holds|states?|argues?|explains?)\\b'
const SAYS_WHAT =
  /^[^\p{L}]*(?:\p{L}+[^\p{L}]+){1,6}?(?:is|are) (?:an? |any |\p{L}+ (?:that|which|growing|where|of))|\b(?:refers?|means?|defined)\b/iu
/** "Mother: a woman with …": a word of the list of terms. */
const LISTED =
  /^\W*(?:(?:\d{1,2}|[ivx]{1,4})[.)]\s*)?(\p{L}[^:;.]{2,60}?)\s*(?:\([^)]{1,20}\)\s*)?(?:[:–—]|;\s*(?=(?:is|are|means|refers|the|an?)\b))\s*(\p{L}.{12,})$/isu

/** "An infection with worms is called helminthiasis." */
const CALLED =
  /\b(?:is|are|was|were) (?:also |commonly |often )?(?:called|known as|termed|referred to as) (?:an? |the )?[“"‘']?(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}?)[”"’']?(?=\W*(?:[.,;(]|$))/iu
const IN_BRACKETS = /\([^()]*\)/g

/** "… in my definitions", "… according to the study": any term of the work is its own. */
const OF_THE_WORK =
  /[\s,]+(?:(?:in|from|of|for|by) (?:my|the|this|our) (?:\p{L}+ )?(?:definitions?|terms?|glossary|work|study|thesis|project|proposal|paper|document|report|research|dissertation|chapter one)|ac{1,2}ording to (?:my|the|this|our) \p{L}+)\W*$/iu

export function definitionAsked(asked: string, study: Pick<OpenStudy, 'reading'>): StudyEvidence[] {
  const bare = asked.replace(/^\W*wh?at (?=is|are)/i, 'what ').replace(OF_THE_WORK, '')
  return defined(bare, study)
}

function defined(question: string, { reading }: Pick<OpenStudy, 'reading'>): StudyEvidence[] {
  const asked = ASKS.exec(question)?.slice(1).find(Boolean)
  const wanted = new Set(contentStems(asked ?? ''))
  if (wanted.size === 0) return []
  const isIt = (term: string | undefined) => {
    const held = contentStems(term ?? '')
    return (
      held.length > 0 && held.length <= wanted.size + 1 && [...wanted].every((stem) => held.includes(stem))
    )
  }
  const found = reading.sentences.filter(
    ({ text, role, kind }) =>
      role !== 'references' &&
      kind !== 'reference' &&
      !OF_A_LIST.test(text.replace(IN_BRACKETS, ' ')) &&
      (isIt(LISTED.exec(text)?.[1]) || isIt(termIn(text)?.term) || isIt(CALLED.exec(text)?.[1])),
  )
  if (found.length === 0 && wanted.size > 0) {
    const opens = new RegExp(
      String.raw`^\W*(?:the |an? )?(?:concept of )?(?:[a-z]+ )?${asked?.trim().replace(/\W+/g, String.raw`\W+`)}s?\b(?:\s*\([^)]{1,20}\))?\s+${DOES}`,
      'iu',
    )
    const named = reading.sentences.filter(({ text, role }) => role !== 'references' && opens.test(text))
    // What something is comes before what it does.
    return [
      ...named.filter(({ text }) => SAYS_WHAT.test(text)),
      ...named.filter(({ text }) => !SAYS_WHAT.test(text)),
    ]
      .slice(0, 2)
      .map(evidenceOf)
  }
  const own = found.filter(({ role }) => role !== 'literature')
  const isWhole = ({ text }: { text: string }) =>
    contentStems(LISTED.exec(text)?.[1] ?? termIn(text)?.term ?? CALLED.exec(text)?.[1] ?? '').length ===
    wanted.size
  return (own.length > 0 ? own : found)
    .toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)))
    .slice(0, 2)
    .map(evidenceOf)
}
