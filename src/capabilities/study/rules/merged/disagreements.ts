/** Points on which the rules and a model read the work differently: its title, its design, its sample size. */
import type { StudyEvidence } from '../document/evidence.ts'
import { type BookOfFacts, shownOf } from '../facts/book-of-facts.ts'
import type { Fact } from '../facts/fact.ts'
import { tokensOf } from '../proof/tokens.ts'
import type { Choices, Disputed, Reader } from './disputed.ts'
import type { RecordFacts } from './facts-of-record.ts'
import { CUES } from './kind-cues.ts'
import { isSameTitle } from './title.ts'

type Side = { says: string; evidence: StudyEvidence }
export type Dispute = {
  about: Disputed
  builtIn: Side
  model: Side
  /** The student's choice; null until then. */
  chosen: Reader | null
}

/** The reader that is overruled: the model until the student decides. */
export const loserOf = ({ chosen }: Dispute): Reader => (chosen === 'model' ? 'built-in' : 'model')

export function disagreementsOf(
  book: BookOfFacts,
  { facts, title }: RecordFacts,
  choices: Choices,
): Dispute[] {
  const found: Dispute[] = []
  const add = (about: Disputed, builtIn: Side, model: Side) =>
    found.push({ about, builtIn, model, chosen: choices[about] ?? null })

  if (title && book.title && !isSameTitle(book.title, title.quote))
    add('title', { says: book.title, evidence: { ...title, quote: book.title } }, sideOf(title.quote, title))
  for (const [about, named] of [
    ['design', designsIn],
    ['sample-size', factNumbers],
  ] as const) {
    const pair = opposed(
      shownOf(book, about).filter(({ reader }) => reader === 'built-in'),
      facts.filter(({ kind, certainty }) => kind === about && certainty === 'shown'),
      named,
    )
    if (pair)
      add(
        about,
        sideOf(disputedText(pair[0]), pair[0].evidence),
        sideOf(disputedText(pair[1]), pair[1].evidence),
      )
  }
  return found
}

const sideOf = (says: string, evidence: StudyEvidence): Side => ({ says, evidence })
const disputedText = ({ value, evidence }: Fact): string => value ?? evidence.quote

/** The first of each, if no sentence of one names what a sentence of the other does. */
function opposed(
  ours: readonly Fact[],
  theirs: readonly Fact[],
  named: (fact: Fact) => string[],
): [Fact, Fact] | null {
  const [first] = ours
  const known = new Set(ours.flatMap(named))
  const other = theirs.find((fact) => named(fact).length > 0)
  if (!first || !other || known.size === 0) return null
  if (ours.some(({ evidence }) => evidence.sentenceId === other.evidence.sentenceId)) return null
  return theirs.some((fact) => named(fact).some((name) => known.has(name))) ? null : [first, other]
}

const DESIGN = new RegExp(CUES.design.source, 'gi')
const NO_DESIGN = /^(?:design\w*|descriptive|review|survey)$/i
const designsIn = ({ evidence }: Fact): string[] =>
  (evidence.quote.match(DESIGN) ?? [])
    .map((name) => name.toLowerCase())
    .filter((name) => !NO_DESIGN.test(name))

const factNumbers = ({ value, evidence }: Fact): string[] =>
  tokensOf(value && /\d/.test(value) ? value : evidence.quote)
    .filter(({ kind, form }) => kind === 'number' && /^\d{1,6}$/.test(form))
    .map(({ form }) => form)
