/**
 * The search for each kind of fact, as checks. Only a fact shown by a sentence passes; an unsure one is asked about
 * (`defense-preparation`) and blamed on no author. A check knows the stages that require it: the student may correct the stage.
 */

import { expectedOf, findingsOf, notApplying, notFound, passed } from '#capabilities/study/facts.index.ts'
import {
  FACT_KINDS,
  type FactKind,
  type Finding,
  factsOfKind,
  type ReadDocument,
  type StudyCheck,
  type StudyRecord,
  type Work,
  type WorkStage,
} from '#capabilities/study/index.ts'
import { WORK_STAGES } from '../keys.ts'
import { FACT_WORDS } from './fact-words.ts'
import { notFoundWords } from './owed-things.ts'
import { wordsAt } from './words-at-stage.ts'

export type Owed = Pick<StudyCheck, 'outcome' | 'says' | 'advice'>

export const owedOf = ({ outcome, says, advice }: StudyCheck): Owed => ({
  outcome,
  says,
  ...(advice ? { advice } : {}),
})

/** A check with the stages that require it, and its outcome at one of them. */
export type StagedCheck = StudyCheck & { stages?: readonly WorkStage[]; owed?: Owed }

/** A fact stated in one of these ways need not be stated in the other. */
const INSTEAD: Partial<Record<FactKind, readonly FactKind[]>> = {
  aim: ['objective', 'question', 'hypothesis'],
  setting: ['population'],
  limitation: [],
}
/** No work must have these; they count in its favour when present. */
export const WELCOME: readonly FactKind[] = ['population', 'variables', 'reliability']
const MOST_QUOTED = 3

export function checksOfFacts(work: Work, record: StudyRecord, reading: ReadDocument): StagedCheck[] {
  const { stage } = work
  if (stage === null || work.expected.length === 0) return []
  const owing = owingStages(work)
  const checkOf = (finding: Finding) => checkOfFinding(finding, record, stage)
  const welcome = WELCOME.filter((kind) => !owing.has(kind))
  const extra = findingsOf(reading, record, welcome)
    .filter(({ name }) => name === 'shown')
    .flatMap((finding) => checkOf(finding) ?? [])
  const owed = findingsOf(reading, record, [...owing.keys()]).flatMap((finding): StagedCheck[] => {
    const check = checkOf(finding)
    if (!check) return []
    const stages = owing.get(finding.kind) ?? []
    const shown = stages.includes(stage) ? check : notApplying(check, NOT_OWED, check.evidence)
    return [{ ...shown, stages, owed: owedOf(check) }]
  })
  return [...owed, ...extra]
}

function checkOfFinding(finding: Finding, record: StudyRecord, stage: WorkStage): StagedCheck | null {
  const { check: id, topic, area, weight, advice } = wordsAt(stage, finding.kind)
  const about = { id, area, weight, label: `It says ${topic}` }
  const found =
    finding.name === 'shown'
      ? finding.facts
      : (INSTEAD[finding.kind] ?? []).flatMap((kind) => factsOfKind(record, kind))
  if (found.length > 0)
    return passed(
      about,
      `The text shows ${topic}.`,
      found.slice(0, MOST_QUOTED).map(({ evidence }) => evidence),
    )
  if (finding.name === 'not-found') return notFound(about, notFoundWords(topic, finding.looked), advice)
  return finding.name === 'not-sure'
    ? { ...notApplying(about, `I am not sure that the text shows ${topic}.`), unsure: true }
    : null
}

/** One sentence for all of them. */
export const NOT_OWED = 'A document at this stage does not need to show this.'

function owingStages({ stage, chapters, discipline, studiesPeople }: Work): Map<FactKind, WorkStage[]> {
  const owing = new Map<FactKind, WorkStage[]>()
  for (const one of WORK_STAGES)
    for (const kind of expectedOf(one, one === stage ? chapters : [], discipline, studiesPeople))
      owing.set(kind, [...(owing.get(kind) ?? []), one])
  return new Map(FACT_KINDS.flatMap((kind) => (owing.has(kind) ? [[kind, owing.get(kind)!]] : [])))
}

export const factOf = (id: string): FactKind | undefined =>
  FACT_KINDS.find((kind) => FACT_WORDS[kind].check === id)
