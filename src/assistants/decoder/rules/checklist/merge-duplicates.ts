/** The checks of facts and those of numbers and words overlap. A student reads each point once. */

import { notApplying } from '#capabilities/study/facts.index.ts'
import type { CheckId, FactKind, StudyCheck, WorkStage } from '#capabilities/study/index.ts'
import { NOT_OWED, owedOf, type StagedCheck } from '../facts/checks-of-facts.ts'
import { FACT_WORDS } from '../facts/fact-words.ts'
import { WORK_STAGES } from '../keys.ts'

/** A part whose fact is missing is reported as the fact. */
const TOLD_AS: Readonly<Partial<Record<CheckId, FactKind>>> = { 'part-conclusion': 'conclusion' }
/** If the work speaks of one of these, or perhaps does, "not found" would contradict it. */
const DISPROVED_BY: Readonly<Partial<Record<CheckId, readonly FactKind[]>>> = {
  'part-methods': ['design', 'sampling', 'analysis', 'instrument'],
  'part-conclusion': ['conclusion', 'recommendation'],
}
/** A plan promises numbers; it has no results to compare them with. */
const OF_FINISHED_WORK: ReadonlySet<CheckId> = new Set<CheckId>(['abstract-numbers'])
const RESULTS: readonly WorkStage[] = ['paper', 'thesis']
/** The stages that require a part. A chapter requires only its own, and a review is itself the literature. */
const OWED_BY: Readonly<Partial<Record<CheckId, readonly WorkStage[]>>> = {
  'part-abstract': ['paper', 'thesis', 'literature-review'],
  'part-methods': ['paper', 'thesis', 'proposal'],
  'part-conclusion': ['paper', 'thesis', 'literature-review'],
  'part-references': WORK_STAGES,
  'abstract-numbers': RESULTS,
  'numbers.effect-size': ['paper', 'thesis', 'chapter'],
}

/** `spoken`: the kinds of facts that it states, or may state. */
type SpokenKinds = { stage: WorkStage | null; spoken: ReadonlySet<FactKind> }

export function mergeDuplicates(
  facts: readonly StagedCheck[],
  others: readonly StudyCheck[],
  work: SpokenKinds,
): StagedCheck[] {
  const told = new Set(facts.map(({ id }) => id))
  const kept = others
    .filter(
      ({ id, outcome }) =>
        outcome === 'look-again' || !(TOLD_AS[id] && told.has(FACT_WORDS[TOLD_AS[id]].check)),
    )
    .filter((check) => check.outcome !== 'not-found' || isCertain(check, work))
    .map((check) => staged(check, work))
  return [...facts, ...kept]
}

/** A weaker check makes no claim where the fact is shown, or may be. */
const isCertain = ({ id }: StudyCheck, { stage, spoken }: SpokenKinds): boolean =>
  // The reference list is at the end of the work that a chapter is part of.
  !(id === 'part-references' && stage === 'chapter') &&
  !(DISPROVED_BY[id] ?? []).some((kind) => spoken.has(kind))

function staged(check: StudyCheck, { stage }: SpokenKinds): StagedCheck {
  const stages = OWED_BY[check.id]
  if (!stages || !stage || check.outcome === 'does-not-apply') return check
  if (check.outcome === 'look-again' && !OF_FINISHED_WORK.has(check.id)) return check
  const shown = stages.includes(stage) ? check : notApplying(check, NOT_OWED, check.evidence)
  return { ...shown, stages, owed: owedOf(check) }
}
