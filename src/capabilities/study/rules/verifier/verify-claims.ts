import type { StudySource } from '../document/evidence.ts'
import type { Citation } from '../text/citations.ts'
import { isPointer } from '../text/number-labels.ts'
import type { NumberMention, Unit } from '../text/numbers.ts'
import { turnsRound } from '../text/polarity.ts'
import { comparable, quotationPieces } from '../text/quotations.ts'
import type { Occurrence, Sources } from './verifier-sources.ts'

export type ClaimFound =
  | { found: StudySource }
  /**
   * `absent`: nowhere. `different`: there, but as something else. `elsewhere`: there, but about something else.
   * `turned round`: there, in a sentence that says the opposite.
   */
  | { found: null; why: 'absent' | 'different' | 'elsewhere' | 'turned-round' }

const missing = (why: 'absent' | 'different' | 'elsewhere' | 'turned-round'): ClaimFound => ({
  found: null,
  why,
})

/** With these labels a number means one thing only; an equal number without a label is no proof of it. */
const STRICT = new Set([
  'p',
  't',
  'F',
  'r',
  'rs',
  'z',
  'Q',
  'H',
  'U',
  'W',
  'χ2',
  'SD',
  'SE',
  'df',
  'd',
  'β',
  'α',
  'OR',
  'AOR',
  'RR',
  'HR',
  'η2',
  'R2',
  'CI',
  'V',
  'κ',
  'median',
])

export function checkNumber(
  sources: Sources,
  claim: NumberMention,
  { text, stems }: { text: string; stems: ReadonlySet<string> },
): ClaimFound {
  const everywhere = sources.numbers.get(claim.key) ?? []
  if (everywhere.length === 0) return missing('absent')
  const same = everywhere.filter((occurrence) => meansTheSame(sources, occurrence, claim))
  if (same.length === 0) return missing('different')
  const straight = same.filter(({ unit }) => !turnsRound(text, sources.units[unit]!.text))
  if (straight.length === 0) return missing('turned-round')

  const shared = (held: ReadonlySet<string>) => [...stems].filter((stem) => held.has(stem)).length
  const ranked = straight
    .map((occurrence) => ({
      unit: occurrence.unit,
      isStatistic: STRICT.has(occurrence.mention.label ?? ''),
      here: shared(sources.stemsOf(occurrence.unit)),
      around: shared(sources.stemsAround(occurrence.unit)),
    }))
    .sort((a, b) => b.here - a.here || b.around - a.around || a.unit - b.unit)
  const best = ranked[0]!
  // The value of a test without its name must at least be about the same thing.
  const near = best.isStatistic && claim.label === null ? 3 : 2
  // A sentence consisting only of figures has no words to compare.
  const isAboutIt = stems.size < 2 || best.here >= 1 || best.around >= near
  return isAboutIt ? { found: sources.units[best.unit]!.source } : missing('elsewhere')
}

function meansTheSame(sources: Sources, { unit, mention }: Occurrence, claim: NumberMention): boolean {
  const { isTable, text } = sources.units[unit]!
  return sameUnit(claim.unit, mention.unit, isTable, text) && sameLabel(claim, mention, isTable)
}

function sameUnit(claimed: Unit, written: Unit, isTable: boolean, text: string): boolean {
  if (claimed === written) return true
  // In a table the unit is in the heading of the row or column.
  if (isTable && written === '')
    return (
      claimed === '' || (claimed === '%' ? /%|per\s?cent/i.test(text) : new RegExp(claimed, 'i').test(text))
    )
  return claimed === '' && written !== '%'
}

function sameLabel(claim: NumberMention, written: NumberMention, isTable: boolean): boolean {
  if (claim.label === null) return written.label !== 'df' && !isPointer(written.label)
  if (isPointer(claim.label) || isPointer(written.label)) return claim.label === written.label
  if (claim.label === written.label) return !claim.sign || !written.sign || claim.sign === written.sign
  if (written.label === null) return isTable || !STRICT.has(claim.label)
  const related = [claim.label, written.label].sort().join()
  return (
    related === 'AOR,OR' || (!STRICT.has(claim.label) && !STRICT.has(written.label) && written.label !== 'df')
  )
}

export function checkCitation(sources: Sources, claim: Citation): ClaimFound {
  if (claim.number !== undefined) {
    const unit = sources.hasNumberedReference(claim.number)
    return unit === null ? missing('absent') : { found: sources.units[unit]!.source }
  }
  const first = claim.names[0]
  if (!first) return missing('absent')
  const bySameAuthor = sources.works.filter(({ names }) => names[0] === first)
  const sameYear = bySameAuthor.filter(({ year }) => year === claim.year)
  const whole = sameYear.filter(
    ({ names, etAl, isEntry }) =>
      claim.names.every((name) => names.includes(name)) &&
      (isEntry || etAl || claim.etAl || names.length === claim.names.length),
  )
  const best = whole.find(({ isEntry }) => !isEntry) ?? whole[0]
  if (best) return { found: sources.units[best.unit]!.source }
  return missing(bySameAuthor.length > 0 ? 'different' : 'absent')
}

export function checkQuotation(sources: Sources, quotation: string): ClaimFound {
  const pieces = quotationPieces(quotation)
  let first: number | null = null
  let last = -1
  for (const piece of pieces) {
    const unit = sources.findWords(piece) ?? sources.findWords(otherFirstLetter(piece))
    if (unit === null) return missing('absent')
    // An ellipsis omits only a little, and its pieces must occur in order.
    if (first !== null && (unit < last || unit > last + 5)) return missing('different')
    first ??= unit
    last = unit
  }
  return first === null ? missing('absent') : { found: sources.units[first]!.source }
}

const otherFirstLetter = (text: string) => {
  const letter = text[0] ?? ''
  return (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) + text.slice(1)
}

export function checkPage(sources: Sources, words: string, first: number, last: number): ClaimFound {
  // "pp. 932–940" may be the pages of an article that the document lists.
  const written = sources.findWords(comparable(words))
  if (written !== null) return { found: sources.units[written]!.source }
  if (first < 1 || last > sources.pages || last < first) return missing('absent')
  const unit = sources.units.find(
    ({ source }) => source.kind === 'document' && source.page >= first && source.page <= last,
  )
  return unit ? { found: unit.source } : missing('absent')
}
