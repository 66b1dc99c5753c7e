/** Whether the numbers, quotations, citations and pages of a restatement stand in the sentences it restates. */
import { withoutInvisible } from '#kit/invisible.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import { findCitations } from '../text/citations.ts'
import { isOwnNumbering, isPointer } from '../text/number-labels.ts'
import { findNumbers, type NumberMention, withPlainDigits } from '../text/numbers.ts'
import { turnsRound } from '../text/polarity.ts'
import { comparable, findQuotations, quotationPieces } from '../text/quotations.ts'
import type { Drop } from './drops.ts'

const PAGE = /\b(?:p|pp|page|pages)\.?\s\d{1,4}(?:\s?(?:[–-]|to|and)\s?\d{1,4})?(?!\d|\.\d|\s?%)/giu
/** Counts of the answer's own parts are not about the document. */
const OWN_PARTS =
  /^\s+(?:main |key |short |other |quick )?(?:things|points|reasons|questions|ways|steps|examples|parts|kinds|places|ideas|sentences|passages|minutes|words)\b/i
/** With these labels a number means one thing only; an equal number without a label is no proof of it. */
const STRICT = new Set('p t F r rs z Q H U W χ2 SD SE df d β α OR AOR RR HR η2 R2 CI V κ median'.split(' '))

export function claimNotIn(raw: string, sentences: readonly string[]): Drop | null {
  const says = withPlainDigits(withoutInvisible(raw))
  const ground = comparable(sentences.join(' '))
  const inside: { start: number; end: number }[] = []
  for (const quotation of findQuotations(says)) {
    inside.push(quotation)
    if (!quotationPieces(quotation.text).every((piece) => holds(ground, piece))) return 'quotation-added'
  }
  const cited = findCitations(sentences.join('\n'))
  for (const citation of findCitations(says)) {
    inside.push(citation)
    const isThere = cited.some(
      ({ number, names, year }) =>
        number === citation.number &&
        year === citation.year &&
        citation.names.every((name) => names.includes(name)),
    )
    if (!isThere) return 'name'
  }
  for (const match of says.matchAll(PAGE)) {
    inside.push({ start: match.index, end: match.index + match[0].length })
    if (!ground.toLowerCase().includes(comparable(match[0]).toLowerCase())) return 'page'
  }
  const written = sentences.flatMap((text) =>
    splitSentences(text).flatMap((span) =>
      findNumbers(span.text).map((mention) => ({ mention, text: span.text })),
    ),
  )
  const isGiven = (claim: NumberMention) =>
    written.some(
      ({ mention, text }) =>
        mention.key === claim.key &&
        sameUnit(claim, mention) &&
        sameLabel(claim, mention) &&
        !turnsRound(says, text),
    )
  return findNumbers(says).some(
    (claim) =>
      !inside.some(({ start, end }) => claim.start < end && claim.end > start) &&
      !isNoClaim(says, claim) &&
      !isGiven(claim),
  )
    ? 'number'
    : null
}

const holds = (ground: string, piece: string): boolean =>
  ground.includes(piece) || ground.includes(otherFirstLetter(piece))

const otherFirstLetter = (text: string) => {
  const letter = text[0] ?? ''
  return (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) + text.slice(1)
}

function isNoClaim(text: string, { start, end, key, inWords, label }: NumberMention): boolean {
  if (isOwnNumbering(label)) return true
  if (inWords && (key === '1' || key === '0')) return true
  if (Number(key) <= 20 && OWN_PARTS.test(text.slice(end))) return true
  return /^\s*(?:[-*•]\s*)?(?:\*\*)?$/.test(text.slice(0, start)) && /^[.)]\s/.test(text.slice(end))
}

const sameUnit = ({ unit: claimed }: NumberMention, { unit: written }: NumberMention): boolean =>
  claimed === written || (claimed === '' && written !== '%')

function sameLabel(claim: NumberMention, written: NumberMention): boolean {
  if (claim.label === null) return written.label !== 'df' && !isPointer(written.label)
  if (isPointer(claim.label) || isPointer(written.label)) return claim.label === written.label
  if (claim.label === written.label) return !claim.sign || !written.sign || claim.sign === written.sign
  if (written.label === null) return !STRICT.has(claim.label)
  return (
    [claim.label, written.label].sort().join() === 'AOR,OR' ||
    (!STRICT.has(claim.label) && !STRICT.has(written.label) && written.label !== 'df')
  )
}
