/** Every citation of a document with its place, in whichever style the document cites. */

import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { type Citation, citationNumbers, findCitations } from '../../text/citations.ts'
import { looksLikeCode } from '../../text/looks-like-code.ts'
import { institutionsNamed } from './institutions-named.ts'
import type { ReferenceList } from './reference-list.ts'

export type PlacedCitation = { citation: Citation; sentence: ReadSentence }
export type CitationStyle = 'author-year' | 'numbered'
export type CitationsInText = {
  style: CitationStyle | null
  citations: PlacedCitation[]
}

/** The text is longer than its sentence if a bracket continues in the next one. */
type Searched = { sentence: ReadSentence; text: string }

/** A number a little beyond the list is a slip; far beyond it, it counts something else. */
const FAR = 1.5
const LIST = String.raw`\d{1,3}(?:\s*[,–-]\s*\d{1,3})*`
const BEFORE = String.raw`[\p{L}”"'’%.,)]`
const IN_PARENTHESES = new RegExp(
  String.raw`(?<=${BEFORE})\((${LIST})\)|(?<=${BEFORE}\s)\((${LIST})\)(?=\s*[.,;:)]|\s+\p{Ll}|\s*$)`,
  'gu',
)
const RAISED =
  /(?<=\p{Ll}{3}[.,;:)”]?)(\d{1,3}(?:[,–-]\d{1,3})*)(?=[\s.,;:)]|$)|(?<![χηRrm\d])[⁰¹²³⁴-⁹]+(?:[,–⁻˒][⁰¹²³⁴-⁹]+)*/gu
const NOT_A_WORK =
  /\b(?:tables?|figures?|equations?|eqs?|sections?|steps?|items?|n|model|hypothes[ie]s|columns?|rows?|chapter|page|question|level|grade|form|phase|year|day|week|type|age|version)\s*$/iu
/** A list of the author's own papers cites nothing. */
const OWN_PAPERS = /\b(?:publications?|list of (?:original )?papers|included papers|contents)\b/i

export function citationsIn(reading: ReadDocument, list: ReferenceList): CitationsInText {
  const listed = new Set(reading.sections.filter(({ title }) => OWN_PAPERS.test(title)).map(({ id }) => id))
  const searched = withWholeBrackets(
    reading.sentences.filter(
      (sentence) => cites(sentence) && !listed.has(sentence.section) && !list.blocks.has(sentence.block),
    ),
  )
  const named: PlacedCitation[] = []
  const bracketed: PlacedCitation[] = []
  for (const { sentence, text } of searched)
    for (const citation of [...findCitations(text), ...institutionsNamed(text)])
      (citation.number === undefined ? named : bracketed).push({ citation, sentence })

  // No list has a number 0: if it occurs in brackets, brackets are array indices.
  if (bracketed.some(({ citation: { number } }) => number === 0)) bracketed.length = 0
  const bare = list.isNumbered ? bareNumbers(searched, list.entries.length) : []
  const numbered = [bracketed, ...bare].reduce((a, b) => (b.length > a.length ? b : a))
  // Numbers in brackets may count anything: without a numbered list they are citations only if there is no other kind.
  const isNumbered = list.isNumbered ? numbered.length >= named.length / 2 : numbered.length > named.length
  const citations = isNumbered ? numbered : named
  return {
    style: citations.length === 0 ? null : isNumbered ? 'numbered' : 'author-year',
    citations,
  }
}

const cites = (sentence: ReadSentence) =>
  (isProse(sentence) ||
    ((sentence.kind === 'footnote' || sentence.kind === 'caption') && sentence.role !== 'references')) &&
  !looksLikeCode(sentence.text)

/** '(Banda et al.' and '2018; Zulu 2019)' were one sentence before a full stop split them. */
function withWholeBrackets(sentences: readonly ReadSentence[]): Searched[] {
  const whole: Searched[] = []
  let before: ReadSentence | undefined
  for (const sentence of sentences) {
    const last = whole.at(-1)
    const goesOn = before && (before.block === sentence.block || /^\d{4}/.test(sentence.text))
    if (last && goesOn && /\([^()]*\bal\.$/.test(last.text)) last.text += ` ${sentence.text}`
    else whole.push({ sentence, text: sentence.text })
    before = sentence
  }
  return whole
}

/** (7,14) and superscript numbers: accepted only with a numbered list, and only within its range. */
function bareNumbers(searched: readonly Searched[], most: number): PlacedCitation[][] {
  return [IN_PARENTHESES, RAISED].map((pattern) =>
    searched.flatMap(({ sentence, text }) => {
      const found = [...text.matchAll(pattern)].map((match) => ({
        match,
        numbers: citationNumbers(plainDigits(match[1] ?? match[2] ?? match[0])),
      }))
      if (isCounting(found.map(({ numbers }) => numbers))) return []
      return found.flatMap(({ match, numbers }) => {
        const isOutside =
          numbers.every((number) => number > most) ||
          numbers.some((number) => number < 1 || number > FAR * most)
        if (isOutside || NOT_A_WORK.test(text.slice(0, match.index))) return []
        const at = { text: match[0], start: match.index, end: match.index + match[0].length }
        return numbers.map((number) => ({
          sentence,
          citation: { ...at, names: [], etAl: false, year: '', number },
        }))
      })
    }),
  )
}

/** (1) …, (2) …, (3) … in one sentence is a list of points. */
const isCounting = (found: number[][]) =>
  found.length > 1 && found.every((numbers, i) => numbers.length === 1 && numbers[0] === i + 1)

const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const plainDigits = (text: string) =>
  text
    .replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(RAISED_DIGITS.indexOf(digit)))
    .replace(/[⁻˒]/g, (mark) => (mark === '⁻' ? '-' : ','))
