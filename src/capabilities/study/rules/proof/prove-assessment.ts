/**
 * A model's judgement: its quotations are found, its words checked against them, and anything it calls missing looked
 * for again.
 */
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import { hasReason, isFoundAfterAll } from './absence-claims.ts'
import { figureAgrees, isExplained, recomputeFigure } from './arithmetic.ts'
import type { Drop } from './drops.ts'
import { findQuotation, type Near } from './find-quotation.ts'
import type { Places, ProvedPlace } from './places.ts'
import type { ProposedAssessment, ProposedNumber } from './proposal.ts'
import type { Assessment } from './proved.ts'
import { tokensOf } from './tokens.ts'
import { faultOfJudgement, faultOfWords, type Grounds, groundsOf, type PlacedQuotation } from './wording.ts'

const CLAIMS_MUCH =
  /\b(?:prov(?:e|es|ed|en|ing)|demonstrat\w+|confirm\w*|caus\w+|leads? to|led to|due to|results? in|resulted in|effects?|affect\w*|impact\w*|influenc\w*|always|never|all|every\w*|any\w*|clear(?:ly)?|definitely|undoubtedly|certainly|guarantee\w*|solv\w+|best|only|must|will|first|unique|significant\w*|most|entire\w*|whole|eliminat\w+|ensur\w+|main|key|major|strong\w*|great\w*|highly|very|no doubt|without doubt|shows? that|perfect\w*|essential|crucial|everyone|nobody|because)\b/i
const STATES_NOTHING = new Set(['contents-line', 'code', 'form'])

/** The places of each quotation. */
function quotedIn(all: Places, quotes: readonly string[], near?: Near): PlacedQuotation[] | Drop {
  const found: PlacedQuotation[] = []
  for (const quote of quotes) {
    const places = findQuotation(all, quote, near)
    if (typeof places === 'string') return places
    if (STATES_NOTHING.has(places[0]!.sentence.kind)) return 'no-ground'
    found.push({ quote, places })
  }
  return found
}

/** A doubtful figure contradicts nothing. */
const isDoubtful = (places: readonly ProvedPlace[]) =>
  places.some(({ evidence }) => evidence.recognised?.hasDoubtfulFigure)

/** A sentence quoted twice is one place. */
const placesOf = (quoted: readonly PlacedQuotation[]): ProvedPlace[] => [
  ...new Set(quoted.flatMap(({ places }) => places)),
]

export function assessmentFrom(
  proposed: ProposedAssessment,
  all: Places,
  book: BookOfFacts,
  near?: Near,
): Assessment | Drop {
  const { kind, quotes, says, advice, question, about } = proposed
  const quoted = quotedIn(all, quotes, near)
  if (typeof quoted === 'string') return quoted
  const places = placesOf(quoted)
  // Two different sentences of the document.
  if (kind === 'contradiction' && isDoubtful(places)) return 'doubtful-figure'
  if (kind === 'contradiction' && new Set(quoted.map((one) => one.places[0])).size < 2) return 'one-place'
  const grounds = groundsOf(quoted, all)
  const written = grounds.written.join('\n')
  if (kind === 'over-claim' && !CLAIMS_MUCH.test(written)) return 'no-claim'
  const fault = faultOfJudgement(says, grounds)
  if (fault) return fault
  if (isFoundAfterAll(says, written, all, book)) return 'found-after-all'
  if (kind === 'missing-justification' && hasReason(about ?? quotes[0] ?? '', all)) return 'found-after-all'
  const more = { ...sound('advice', advice, grounds), ...sound('question', question, grounds) }
  return {
    id: idOf(kind, places),
    kind,
    says: whole(says, '.'),
    ...more,
    evidence: places.map(({ evidence }) => evidence),
    words: 'of the model',
  }
}

/** Advice that cannot be shown is left out; the judgement itself is kept. */
function sound<Name extends 'advice' | 'question'>(
  name: Name,
  text: string | undefined,
  grounds: Grounds,
): { [Key in Name]?: string } {
  if (!text || faultOfWords(text, grounds)) return {}
  return { [name]: whole(text, name === 'question' ? '?' : '.') } as { [Key in Name]?: string }
}

export function numberFrom(proposed: ProposedNumber, all: Places, near?: Near): Assessment | Drop {
  const quoted = quotedIn(all, proposed.quotes, near)
  if (typeof quoted === 'string') return quoted
  const places = placesOf(quoted)
  if (isDoubtful(places)) return 'doubtful-figure'
  const computed = recomputeFigure(proposed.compute, proposed.printed)
  if (!computed) return 'not-computable'
  const { value, printed, inputs, shown } = computed
  const numbers = places.flatMap(({ evidence }) =>
    tokensOf(evidence.quote).flatMap(({ kind, form }) => (kind === 'number' ? [form] : [])),
  )
  const isThere = (number: string) => numbers.includes(number)
  if (!isThere(printed) || !inputs.every((one) => one === '100' || isThere(one))) return 'number'
  if (figureAgrees(value, printed) || isExplained(numbers, printed)) return 'follows'
  const decimals = Math.max(2, printed.split('.')[1]?.length ?? 0)
  return {
    id: `${idOf('wrong-number', places)} ${printed}`,
    kind: 'wrong-number',
    says: `Here stands ${printed}, and ${shown} comes to ${Number(value.toFixed(decimals))}.`,
    question: `You print ${printed}. From which numbers, and how?`,
    advice: 'Compute it again, or say what it was computed from.',
    evidence: places.map(({ evidence }) => evidence),
    words: 'ours',
  }
}

const idOf = (kind: string, places: readonly ProvedPlace[]): string =>
  [kind, ...new Set(places.map(({ evidence }) => evidence.sentenceId))].join(' ')

const whole = (text: string, mark: '.' | '?'): string =>
  /[.!?]["”’)]?$/.test(text) ? text : `${text}${mark}`
