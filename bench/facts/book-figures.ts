/**
 * A book of facts compared with the answer key of its document. Keys are written by readers who never saw our rules.
 */
import { type BookOfFacts, shownOf } from '../../src/capabilities/study/rules/facts/book-of-facts.ts'
import { FACT_KINDS, type Fact, type FactKind } from '../../src/capabilities/study/rules/facts/fact.ts'

/** The fields of `keys/*.key.json` used here. */
export type KeyOfDocument = {
  file: string
  type: string
  typeAlso?: string[]
  stage: string | null
  stageAlso?: string[]
  title: string | null
  facts: { kind: string; quote: string; asRead?: string; mustHave?: boolean }[]
  parts?: { role: string; heading: string }[]
  absent?: { what: string; sure?: boolean }[]
  present_in_disguise?: { what: string; quote: string }[]
}

export type FactFigures = {
  mustHave: number
  mustHaveShown: number
  /** The missing facts, for debugging the reader. */
  missed: string[]
  keyFacts: number
  keyFactsShown: number
  shown: number
  /** Shown facts that are in the key. A key holds 15 to 40 facts: one it lacks may be right all the same. */
  shownInKey: number
  /** Of those in the key, the facts shown under a kind that the key gives to this sentence. */
  sameKind: number
  notFound: number
  falseNotFound: string[]
  typeRight: boolean
  stageRight: boolean
}

const LIKE = 0.6
const KINDS: Record<string, readonly FactKind[]> = {
  sample_size: ['sample-size', 'sampling', 'population'],
  main_result: ['result', 'null-result', 'conclusion'],
  result: ['result', 'null-result', 'conclusion'],
  null_result: ['null-result', 'result', 'conclusion'],
  conclusion: ['conclusion', 'result', 'null-result'],
  future: ['recommendation', 'limitation'],
  background: ['problem'],
  aim: ['aim', 'objective'],
  objective: ['objective', 'aim'],
  problem: ['problem', 'gap'],
  gap: ['gap', 'problem'],
  design: ['design', 'approach', 'analysis', 'procedure'],
  approach: ['approach', 'design', 'procedure'],
  procedure: ['procedure', 'instrument', 'analysis', 'sampling'],
  analysis: ['analysis', 'procedure'],
  instrument: ['instrument', 'procedure'],
}
const kindsOf = (kind: string): readonly string[] => KINDS[kind] ?? [kind]

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(/[-‐-―]\s*\n\s*/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)

/** The share of a quotation's word pairs that occur in a text. */
export function shareOf(quote: string, text: string): number {
  const words = wordsOf(quote)
  const within = ` ${wordsOf(text).join(' ')} `
  if (words.length < 2) return within.includes(` ${words.join(' ')} `) ? 1 : 0
  const pairs = words.slice(1).map((word, i) => ` ${words[i]} ${word} `)
  return pairs.filter((pair) => within.includes(pair)).length / pairs.length
}

type KeyFact = KeyOfDocument['facts'][number]
const isLike = (fact: KeyFact, text: string) =>
  shareOf(fact.quote, text) >= LIKE || (fact.asRead !== undefined && shareOf(fact.asRead, text) >= LIKE)

export function measureFacts(book: BookOfFacts, key: KeyOfDocument): FactFigures {
  const shown = FACT_KINDS.flatMap((kind) => shownOf(book, kind))
  const isShown = (fact: KeyFact) => shown.some(({ evidence }) => isLike(fact, evidence.quote))
  const must = key.facts.filter(({ mustHave }) => mustHave)
  const missed = must.filter((fact) => !isShown(fact))
  const inKey = shown
    .map((fact) => ({ fact, of: key.facts.filter((keyFact) => isLike(keyFact, fact.evidence.quote)) }))
    .filter(({ of }) => of.length > 0)
  const { notFound, falseNotFound } = gaps(book, key)
  return {
    mustHave: must.length,
    mustHaveShown: must.length - missed.length,
    missed: missed.map(({ kind, quote }) => `${kind}: ${quote}`),
    keyFacts: key.facts.length,
    keyFactsShown: key.facts.filter(isShown).length,
    shown: shown.length,
    shownInKey: inKey.length,
    sameKind: inKey.filter(({ fact, of }) => of.some(({ kind }) => kindsOf(kind).includes(fact.kind))).length,
    notFound,
    falseNotFound,
    typeRight: [key.type, ...(key.typeAlso ?? [])].includes(book.kind),
    stageRight: [key.stage, ...(key.stageAlso ?? [])]
      .map((stage) => stage?.replace('_', '-') ?? null)
      .includes(book.stage),
  }
}

/** Items reported missing although the key has them: as a fact, a part, or in disguise. */
function gaps(book: BookOfFacts, key: KeyOfDocument): { notFound: number; falseNotFound: string[] } {
  const kinds = book.findings.filter(({ name }) => name === 'not-found').map(({ kind }) => kind)
  const isThere = (kind: FactKind) =>
    key.facts.find((fact) => kindsInKey(fact.kind) === kind)?.quote ??
    key.present_in_disguise?.find(({ what }) => asKind(what) === kind)?.quote ??
    key.parts?.find(({ role }) => asKind(role) === kind)?.heading
  const falsely = kinds.flatMap((kind) => {
    const quote = isThere(kind)
    return quote ? [`${kind}: ${quote}`] : []
  })
  return { notFound: kinds.length, falseNotFound: falsely }
}

const ALIASES: Record<string, FactKind> = {
  main_result: 'result',
  results: 'result',
  future: 'recommendation',
  recommendations: 'recommendation',
  limitations: 'limitation',
  objectives: 'objective',
  questions: 'question',
  hypotheses: 'hypothesis',
  definitions: 'definition',
  framework: 'theory',
  sample_size: 'sample-size',
  null_result: 'null-result',
  significance: 'contribution',
}
const kindsInKey = (kind: string): string => ALIASES[kind] ?? kind.replace('_', '-')
const asKind = (what: string): string =>
  kindsInKey(
    what
      .toLowerCase()
      .trim()
      .split(/[\s,(]/)[0]!,
  )

/** One line of figures for many documents. */
export function sumOfFacts(all: readonly FactFigures[]) {
  const sum = (of: (figures: FactFigures) => number) => all.reduce((total, one) => total + of(one), 0)
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
  return {
    mustHaveShown: share(
      sum((one) => one.mustHaveShown),
      sum((one) => one.mustHave),
    ),
    keyFactsShown: share(
      sum((one) => one.keyFactsShown),
      sum((one) => one.keyFacts),
    ),
    shownInKey: share(
      sum((one) => one.shownInKey),
      sum((one) => one.shown),
    ),
    sameKind: share(
      sum((one) => one.sameKind),
      sum((one) => one.shownInKey),
    ),
    falseNotFound: share(
      sum((one) => one.falseNotFound.length),
      sum((one) => one.notFound),
    ),
    typeRight: share(
      sum((one) => Number(one.typeRight)),
      all.length,
    ),
    stageRight: share(
      sum((one) => Number(one.stageRight)),
      all.length,
    ),
  }
}

/** A reader that knows nothing and claims much: every measure of books must fail on it. */
export const plantedBadBook = (book: BookOfFacts, sentences: readonly Fact['evidence'][]): BookOfFacts => ({
  ...book,
  kind: 'other',
  stage: 'paper',
  facts: sentences
    .filter((_, at) => at % 37 === 5)
    .map((evidence) => ({ kind: 'aim', evidence, certainty: 'shown', reader: 'built-in' })),
  findings: book.findings.map(({ kind }) => ({ name: 'not-found', kind, looked: [] })),
})
