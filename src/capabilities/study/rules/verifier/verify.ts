/**
 * The one gate every answer passes, from any engine: each number, citation and quotation in it must occur in its
 * allowed sources. A model may phrase; it may not add.
 */

import { withoutInvisible } from '#kit/invisible.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import type { StudySource } from '../document/evidence.ts'
import { findCitations } from '../text/citations.ts'
import { isOwnNumbering } from '../text/number-labels.ts'
import { findNumbers, withPlainDigits } from '../text/numbers.ts'
import { findQuotations } from '../text/quotations.ts'
import { openSources, type SourceMaterial } from './verifier-sources.ts'
import { type ClaimFound, checkCitation, checkNumber, checkPage, checkQuotation } from './verify-claims.ts'

type Claim = ClaimFound & {
  kind: 'number' | 'citation' | 'quotation' | 'page'
  text: string
  /** Its offset in its segment. */
  start: number
  end: number
}

export type VerifiedSegment = {
  /** One sentence of the answer, with the white space after it: joined, they are the answer. */
  text: string
  /** `plain`: it contains no claim that can be looked up. */
  verdict: 'verified' | 'plain' | 'unsupported'
  claims: Claim[]
  sources: StudySource[]
}

export type Verifier = {
  check(sentence: string): VerifiedSegment
  checkAnswer(answer: string): VerifiedSegment[]
}

type VerifiedSpan = { start: number; end: number }
const PAGE = /\b(?:p|pp|page|pages)\.?\s(\d{1,4})(?:\s?(?:[–-]|to|and)\s?(\d{1,4}))?(?!\d|\.\d|\s?%)/giu
/** Counts of the answer's own parts are not about the document. */
const OWN_PARTS =
  /^\s+(?:main |key |short |other |quick )?(?:things|points|reasons|questions|ways|steps|examples|parts|kinds|places|ideas|sentences|passages|minutes|words)\b/i

export function makeVerifier(material: SourceMaterial): Verifier {
  const sources = openSources(material)

  const check = (raw: string): VerifiedSegment => {
    const text = withPlainDigits(withoutInvisible(raw))
    const stems = new Set(contentStems(text).filter((word) => !/^\d/.test(word)))
    const claims: Claim[] = []
    const inside = ({ start, end }: VerifiedSpan) =>
      claims.some((claim) => start < claim.end && end > claim.start)

    for (const quotation of findQuotations(text))
      claims.push({ ...quotation, kind: 'quotation', ...checkQuotation(sources, quotation.text) })
    for (const citation of findCitations(text)) {
      const { text: words, start, end } = citation
      if (
        !inside({ start, end }) ||
        claims.some((claim) => claim.kind === 'citation' && claim.start === start)
      )
        claims.push({ kind: 'citation', text: words, start, end, ...checkCitation(sources, citation) })
    }
    for (const match of text.matchAll(PAGE)) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (inside(span)) continue
      const last = Number(match[2] ?? match[1])
      claims.push({
        ...span,
        kind: 'page',
        text: match[0],
        ...checkPage(sources, match[0], Number(match[1]), last),
      })
    }
    for (const mention of findNumbers(text)) {
      if (inside(mention) || isNoClaim(text, mention)) continue
      const { text: words, start, end } = mention
      claims.push({
        kind: 'number',
        text: words,
        start,
        end,
        ...checkNumber(sources, mention, { text, stems }),
      })
    }
    claims.sort((a, b) => a.start - b.start)
    const unsupported = claims.some(({ found }) => found === null)
    return {
      text,
      claims,
      verdict: unsupported ? 'unsupported' : claims.length > 0 ? 'verified' : 'plain',
      sources: distinct(claims.flatMap(({ found }) => (found ? [found] : []))),
    }
  }

  return {
    check,
    checkAnswer: (answer) => {
      const spans = splitSentences(answer)
      return spans.map((_, i) =>
        check(answer.slice(i === 0 ? 0 : spans[i]!.start, spans[i + 1]?.start ?? answer.length)),
      )
    },
  }
}

function isNoClaim(
  text: string,
  { start, end, key, inWords, label }: ReturnType<typeof findNumbers>[number],
): boolean {
  if (isOwnNumbering(label)) return true
  if (inWords && (key === '1' || key === '0')) return true
  if (Number(key) <= 20 && OWN_PARTS.test(text.slice(end))) return true
  const opensListItem =
    /^\s*(?:[-*•]\s*)?(?:\*\*)?$/.test(text.slice(0, start)) && /^[.)]\s/.test(text.slice(end))
  return opensListItem
}

function distinct(sources: StudySource[]): StudySource[] {
  const seen = new Set<string>()
  return sources.filter((source) => {
    const key = JSON.stringify(source)
    return !seen.has(key) && seen.add(key)
  })
}
