/** The book of facts and the checks of numbers and words overlap. A student reads each point once. */

import { notApplying } from '#capabilities/study/facts.index.ts'
import type { BookOfFacts, CheckId, FactKind, StudyCheck, WorkStage } from '#capabilities/study/index.ts'
import { NOT_OWED, owedOf, type StagedCheck } from '../facts/checks-of-facts.ts'
import { FACT_WORDS } from '../facts/fact-words.ts'
import { WORK_STAGES } from '../keys.ts'

/** The book covers these, in better words and with a sentence. */
const SAME: Readonly<Partial<Record<CheckId, FactKind>>> = {
  'numbers.reliability': 'reliability',
  'numbers.analyses': 'analysis',
  'numbers.software': 'software',
  'part-ethics': 'ethics',
  'limits-stated': 'limitation',
}
/** A part whose fact is missing is reported as the fact. */
const TOLD_AS: Readonly<Partial<Record<CheckId, FactKind>>> = {
  ...SAME,
  'part-conclusion': 'conclusion',
  'part-results': 'result',
}
/** If the book has one of these, or a possible one, "not found" would contradict it. */
const DISPROVED_BY: Readonly<Partial<Record<CheckId, readonly FactKind[]>>> = {
  'part-abstract': [],
  'part-introduction': ['aim', 'objective', 'question', 'problem'],
  'part-literature': [],
  'part-methods': ['design', 'sampling', 'analysis', 'instrument', 'procedure'],
  'part-results': ['result', 'null-result'],
  'part-discussion': ['limitation'],
  'part-conclusion': ['conclusion', 'recommendation'],
  'numbers.size-reason': [],
}
/** A check for something only a finished work has is no gap in a plan, whatever it compares. */
const OF_FINISHED_WORK: ReadonlySet<CheckId> = new Set<CheckId>([
  'objectives-answered',
  'recommendations-rest',
  // A plan promises numbers; it has no results to compare them with.
  'abstract-numbers',
])
const RESULTS: readonly WorkStage[] = ['paper', 'thesis']
/** The stages that require a part. A chapter requires only its own, and a review is itself the literature. */
const OWED_BY: Readonly<Partial<Record<CheckId, readonly WorkStage[]>>> = {
  'part-abstract': ['paper', 'thesis', 'literature-review'],
  'part-introduction': ['paper', 'thesis', 'proposal', 'literature-review'],
  'part-literature': ['paper', 'thesis', 'proposal'],
  'part-methods': ['paper', 'thesis', 'proposal'],
  'part-results': RESULTS,
  'part-discussion': RESULTS,
  'part-conclusion': ['paper', 'thesis', 'literature-review'],
  'part-references': WORK_STAGES,
  'abstract-numbers': RESULTS,
  'objectives-answered': RESULTS,
  'recommendations-rest': RESULTS,
  'numbers.effect-size': ['paper', 'thesis', 'chapter'],
  'numbers.missing-data': RESULTS,
  'numbers.many-tests': ['paper', 'thesis', 'chapter'],
  'numbers.assumptions': ['paper', 'thesis', 'chapter'],
  'numbers.size-reason': ['paper', 'thesis', 'proposal'],
}

export function mergeDuplicates(
  facts: readonly StagedCheck[],
  others: readonly StudyCheck[],
  book: BookOfFacts,
): StagedCheck[] {
  const told = new Set(facts.map(({ id }) => id))
  const isShown = (kind: FactKind) =>
    book.facts.some((fact) => fact.kind === kind && fact.certainty === 'shown')
  const kept = others
    .filter(
      ({ id, outcome }) =>
        !told.has(FACT_WORDS[TOLD_AS[id] ?? 'definition'].check) || outcome === 'look-again',
    )
    .filter((check) => check.outcome !== 'not-found' || isCertain(check, book, isShown))
    .map((check) => staged(check, book))
  return [...facts, ...kept]
}

/** A keyword search proves no absence: it becomes a question (`defense-preparation`), not a claim. */
const NEVER_CLAIMED = /^numbers\./

/** A weaker check makes no claim where the book did not look for the fact, shows it, or is unsure. */
function isCertain({ id }: StudyCheck, book: BookOfFacts, isShown: (kind: FactKind) => boolean): boolean {
  if (NEVER_CLAIMED.test(id)) return false
  // The reference list is at the end of the work that a chapter is part of.
  if (id === 'part-references' && book.stage === 'chapter') return false
  const same = SAME[id]
  if (same && !book.findings.some(({ kind }) => kind === same)) return false
  if (same && (isShown(same) || book.findings.some(({ kind, name }) => kind === same && name === 'not-sure')))
    return false
  return !(DISPROVED_BY[id] ?? []).some((kind) => isSpokenOf(kind, book))
}

const isSpokenOf = (of: FactKind, { facts, findings }: BookOfFacts): boolean =>
  facts.some(({ kind }) => kind === of) ||
  findings.some(({ kind, name }) => kind === of && name !== 'not-found')

function staged(check: StudyCheck, { stage }: BookOfFacts): StagedCheck {
  const stages = OWED_BY[check.id]
  if (!stages || !stage || check.outcome === 'does-not-apply') return check
  if (check.outcome === 'look-again' && !OF_FINISHED_WORK.has(check.id)) return check
  const shown = stages.includes(stage) ? check : notApplying(check, NOT_OWED, check.evidence)
  return { ...shown, stages, owed: owedOf(check) }
}
