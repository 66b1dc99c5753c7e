/**
 * What a work says about itself, by slot: one value for every room. A model, the built-in reader and the student fill it;
 * code proves every place. A slot that nobody filled is empty and nothing more: only `absence` says that a work lacks it.
 */
import type { StudyEvidence } from '../document/evidence.ts'
import type { FactKind } from '../facts/fact.ts'
import type { WorkStage } from '../facts/stage.ts'
import type { DocumentKind } from '../kind/document-type.ts'

/** Slots with one value, and slots with a list: in the order in which a reader meets them. */
export const SLOTS = {
  title: 'one',
  people: 'list',
  supervisors: 'list',
  institution: 'one',
  /** The degree it was written for. */
  award: 'one',
  year: 'one',
  problem: 'one',
  gap: 'one',
  aim: 'one',
  questions: 'list',
  objectives: 'list',
  hypotheses: 'list',
  design: 'one',
  setting: 'one',
  period: 'one',
  population: 'one',
  samplePlanned: 'one',
  sampleAsked: 'one',
  sampleReturned: 'one',
  sampleAnalysed: 'one',
  sampling: 'one',
  dataSource: 'one',
  instruments: 'list',
  variables: 'list',
  analyses: 'list',
  ethics: 'one',
  validity: 'one',
  // A work that builds something: what it has to do, what it is made with, how it was tried.
  requirements: 'list',
  architecture: 'list',
  tools: 'list',
  tests: 'list',
  results: 'list',
  conclusions: 'list',
  limits: 'list',
  recommendations: 'list',
  contribution: 'one',
  // A proposal.
  timetable: 'list',
  budget: 'list',
  promised: 'list',
} as const satisfies Record<string, 'one' | 'list'>

export type SlotId = keyof typeof SLOTS
/** How many were studied is the last link of the chain that is known. */
export const SAMPLE: readonly SlotId[] = ['sampleAnalysed', 'sampleReturned', 'sampleAsked', 'samplePlanned']
export const SLOT_IDS = Object.keys(SLOTS) as SlotId[]

/** Who fills a slot. What the student says outranks both readers, at once and in every room. */
export type RecordReader = 'student' | 'model' | 'built-in'

/** One value in a slot. `evidence` is empty only for words that are the student's own. */
export type SlotEntry = {
  value: string
  evidence: readonly StudyEvidence[]
  by: RecordReader
  /** Results: the figures as printed, the label of the table they stand in, and the question or objective answered. */
  figures?: readonly string[]
  table?: string
  answers?: string
  /** Conclusions: the results they rest on. */
  restsOn?: string
}

/**
 * `confirmed`: the student says so. `proved`: a reader found it and code proved it. `unsure`: there are only candidates.
 * `not-mine`: the student says that the work has none. `empty`: nobody filled it, which is no statement about the work.
 */
export type SlotState = 'confirmed' | 'proved' | 'unsure' | 'not-mine' | 'empty'

export type Slot = {
  state: SlotState
  /** A slot with one value holds several entries where the work contradicts itself. */
  entries: readonly SlotEntry[]
  /** At most three, likeliest first: what the student is asked about. Never shown as a statement. */
  candidates: readonly SlotEntry[]
  /** A list that may lack entries says so wherever it is shown. */
  isComplete: boolean
}

export const REMARK_KINDS = [
  'contradiction',
  'number',
  'overclaim',
  'unanswered',
  'missing-reason',
  'method',
  'foreign-or-empty',
  'strength',
] as const
export type RemarkKind = (typeof REMARK_KINDS)[number]

/** What an examiner would raise. The evidence is proved; the judgement is a model's own and is labelled so. */
export type Remark = {
  kind: RemarkKind
  says: string
  why: string
  do: string
  ask: string
  weight: number
  evidence: readonly StudyEvidence[]
  /** Code could not prove a figure or a name in `says`: shown folded, never as a fact. */
  isUnproved: boolean
}

/** A model says that the work lacks something; code searched the whole text before it is told. */
export type Absence = {
  what: string
  /** Where was looked: headings and words, in words for the student. */
  looked: readonly string[]
}

export type StudyRecord = {
  version: 1
  kind: DocumentKind
  stage: WorkStage | null
  slots: Readonly<Record<SlotId, Slot>>
  /** Heaviest first. Empty without a model. */
  remarks: readonly Remark[]
  absences: readonly Absence[]
  /** Five sentences in a model's words, each proved. Empty without a model. */
  summary: readonly string[]
}

const EMPTY: Slot = { state: 'empty', entries: [], candidates: [], isComplete: false }

export const emptySlots = (): Record<SlotId, Slot> =>
  Object.fromEntries(SLOT_IDS.map((id) => [id, EMPTY])) as Record<SlotId, Slot>

/** What may be said of a slot. Candidates are asked about and never said. */
export const saidOf = (record: StudyRecord, id: SlotId): readonly SlotEntry[] => {
  const slot = record.slots[id]
  return slot.state === 'confirmed' || slot.state === 'proved' ? slot.entries : []
}

/** The kinds of facts whose sentences may be meant by a slot. */
export const KIND_OF_SLOT: Partial<Record<SlotId, FactKind>> = {
  problem: 'problem',
  gap: 'gap',
  aim: 'aim',
  questions: 'question',
  objectives: 'objective',
  hypotheses: 'hypothesis',
  design: 'design',
  setting: 'setting',
  period: 'period',
  population: 'population',
  sampleAnalysed: 'sample-size',
  sampling: 'sampling',
  instruments: 'instrument',
  variables: 'variables',
  analyses: 'analysis',
  ethics: 'ethics',
  validity: 'reliability',
  tools: 'software',
  results: 'result',
  conclusions: 'conclusion',
  limits: 'limitation',
  recommendations: 'recommendation',
  contribution: 'contribution',
}

/** Slots that hold what is told as this kind of fact. */
export const slotsOfKind = (kind: FactKind): SlotId[] =>
  kind === 'sample-size' ? [...SAMPLE] : SLOT_IDS.filter((id) => KIND_OF_SLOT[id] === kind)

/** True if there is nothing in it that may be told. */
export const provesNothing = ({ slots, remarks, absences }: StudyRecord): boolean =>
  absences.length === 0 &&
  remarks.every(({ isUnproved }) => isUnproved) &&
  Object.values(slots).every(({ state }) => state !== 'proved')
