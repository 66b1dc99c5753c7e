/** Study: what can be found, counted and quoted in a document. Light enough for the start of the program; what reads is in the other index files. */

// Facts, and what is shown of them
export type { WorkStage } from './rules/facts/stage.ts'
export type { Work } from './rules/facts/work.ts'
export { factsIn, factsOfKind, isUnsureOf } from './rules/record/facts-in.ts'
export type { CandidateSentence } from './rules/facts/candidate-sentences.ts'
export type { SentenceRole } from './rules/roles/sentence-roles.ts'

export { type Fact, type FactKind, type Finding, type Topic, FACT_KINDS } from './rules/facts/fact.ts'

// Sentences as evidence
export { type StudyEvidence, evidenceOf, eachOnce } from './rules/document/evidence.ts'
export type { ReadDocument, ReadSentence } from './rules/document/reading.ts'
export { deniesSignificance } from './rules/text/no-effect.ts'
export { NUMBER_IN_WORDS, readNumberWords } from './rules/text/number-words.ts'
export { isBelow, refutedShares, sharesIn, valuesOf } from './rules/compare/refuted-shares.ts'
export { decimalsOf, readCount, roundsTo } from './rules/statistics/printed-number.ts'

// The record of a study, and the student's answers about it
export type { StudentAnswer } from './rules/record/student-answers.ts'
export {
  type Remark,
  type RemarkKind,
  type SlotEntry,
  SLOTS,
  type SlotId,
  type StudyRecord,
  saidOf,
} from './rules/record/study-record.ts'

export { slotsOfKind } from './rules/record/study-record.ts'
export { isTorn } from './rules/record/knowledge/says-otherwise.ts'

// Two readers, rules and a model
export { DISPUTED, READERS } from './rules/record/disputed.ts'
export type { ModelReading } from './rules/record/model-reading.ts'
export { DROPS, type Drop } from './rules/proof/drops.ts'

// Checks and figures
export type { CheckId, FactCheckId } from './rules/checks/check-ids.ts'
export type { StudyCheck } from './rules/checks/check.ts'
export { heaviestComparisons } from './rules/compare/heaviest.ts'
export type { PrintedFigures } from './rules/compare/printed-figures.ts'
export type { Descriptive } from './rules/statistics/descriptives.ts'
export { isFigure, type StatisticRow } from './rules/statistics/statistic-row.ts'
export type { TestResult } from './rules/statistics/test-results.ts'

// Advice on one's own work
export { adviceOn } from './rules/appraisal/advice.ts'
export { themesNamed } from './rules/appraisal/themes-named.ts'
export type { Appraisal, SaidOfWork, WeakPoint, WorkKind } from './rules/appraisal/appraised.ts'

export { saidOfWork } from './rules/appraisal/kind-of-work.ts'
export { HEAVY } from './rules/appraisal/advice-part.ts'
export { marginOf, neededFor, yamane } from './rules/appraisal/on-sample.ts'
export { NOT_BY_CHANCE } from './rules/appraisal/weak-points.ts'

// What can be asked of a document that was read
export type { AnswerSegment } from './rules/answerer/answer-segment.ts'
export type { OpenStudy, ReadAs } from './rules/open-study.ts'

export type { TermDefined } from './rules/summarisation/terms-defined.ts'
