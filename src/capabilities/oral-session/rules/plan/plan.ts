/** The questions of one session and what answers are held against, made once from the record and the comparisons of this work. */
import type { Appraisal, SaidOfWork, StudyEvidence, WorkKind, WorkStage } from '#capabilities/study/index.ts'
import type { ExamArea, Within } from '../names.ts'

/** The shape of a viva. `chain`: question, method, result, conclusion; `more`: for time that is left. */
export const PHASES = ['opening', 'chain', 'faults', 'limits', 'close', 'more'] as const
export type Phase = (typeof PHASES)[number]

export type PlannedQuestion = {
  /** Derived from its topic and sentence: the same work gives the same questions. */
  id: string
  phase: Phase
  area: ExamArea
  /** The topic, or the check, it came from. */
  about: string
  /** Spoken before the question: the sentence or the section, and its place. */
  lead: string
  asks: string
  /** The same question in other words. */
  easier: string
  /** Why an examiner asks this. */
  why: string
  place: StudyEvidence
  /** Other sentences that answer it. */
  also: StudyEvidence[]
  /** It rests on one sentence that was read out, and not on a section. */
  quoted: boolean
  /** Two places that disagree, a figure that does not follow, a remark: what is to be mended. */
  weak: boolean
  weight: number
  /** Stems of the question, and of the places it rests on: an answer has some of both. */
  asked: string[]
  grounds: string[]
  /** Two to four sentences made from the record. */
  better: string[]
  /** Follow-up for a good answer. */
  deeper: string
  /** A consultant's advice, and the time it takes. */
  advice: string
  within: Within
}

/** A statement of the work that an answer can contradict. */
export type Claim = {
  topic: ClaimTopic
  value: string
  /** Numbers the work gives for parts of them, which contradict nothing. */
  alsoSaid?: string[]
  place: StudyEvidence
}
export type ClaimTopic = 'sample-size' | 'approach' | 'design' | 'sampling' | 'figure'

/** What the study is about, as a question or an example can carry it. */
export type Subject = {
  /** Without the words for a study that open a title. */
  on: string
  /** "among mothers of under-five children in Sekota town"; empty if the title names neither. */
  among: string
  cause?: string
  effect?: string
}

/** What is to be mended: the first lines of the report. */
export type Fix = { says: string; advice: string; place: StudyEvidence }

/** Headings of the chapters by what they are for. */
export type PartHeading = { role: string; title: string }

export type ExamPlan = {
  title: string
  subject: Subject
  stage: WorkStage | null
  kind: WorkKind
  questions: PlannedQuestion[]
  said: SaidOfWork
  fixes: Fix[]
  /** "14 figures in chapter 4 to look at again." */
  fixSummary: string
  appraisal: Appraisal
  parts: PartHeading[]
  claims: Claim[]
  /** Every number of the work, the stems it uses most, and the names of methods it mentions. */
  numbers: string[]
  words: string[]
  /** And those it uses at least twice. */
  vocabulary: string[]
  methods: string[]
  /** Its own sentences, and the rows of its tables: what an answer says is looked for in all of them. */
  lines: string[]
  /** Where each of them stands; and of a row the caption of its table and its headings, one after the other. */
  places: string[]
  heads: string[]
  /** A model that read the work; nothing where it was read without. */
  readBy: string | null
  notes: string[]
}

export const isPlanned = ({ kind }: Pick<ExamPlan, 'kind'>): boolean => kind === 'planned'
