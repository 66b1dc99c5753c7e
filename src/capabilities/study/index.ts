/** Study: what can be found, counted and quoted in a document. Light enough for the start of the program; what reads is in the other index files. */

// Facts, and what is shown of them
export { type BookOfFacts, type Chapter, type WorkStage, shownOf } from './rules/facts/book-of-facts.ts'
export type { CandidateSentence } from './rules/facts/candidate-sentences.ts'
export type { DesignNamed } from './rules/facts/design-named.ts'
export { type Fact, type FactKind, type Finding, FACT_KINDS } from './rules/facts/fact.ts'

// Sentences as evidence
export { type StudyEvidence, evidenceOf, eachOnce } from './rules/document/evidence.ts'
export type { ReadDocument, ReadSentence } from './rules/document/reading.ts'
export { NUMBER_IN_WORDS, readNumberWords } from './rules/text/number-words.ts'

// The record of a study, and the student's answers about it
export type { StudentAnswer } from './rules/record/student-answers.ts'
export {
  type SlotEntry,
  type SlotId,
  type StudyRecord,
  saidOf,
} from './rules/record/study-record.ts'

// Two readers, rules and a model
export { DISPUTED, READERS } from './rules/merged/disputed.ts'
export type { MergedBook, ModelReading } from './rules/merged/merged-book.ts'
export { DROPS, type Drop } from './rules/proof/drops.ts'
export type { Assessment } from './rules/merged/assessment.ts'

// Checks and figures
export type { CheckId, FactCheckId } from './rules/checks/check-ids.ts'
export type { StudyCheck } from './rules/checks/check.ts'
export {
  type ComparedSide,
  type FailedComparison,
  heaviestComparisons,
} from './rules/compare/heaviest.ts'
export type { PrintedFigures } from './rules/compare/printed-figures.ts'
export type { Descriptive } from './rules/statistics/descriptives.ts'
export type { StatisticRow } from './rules/statistics/statistic-row.ts'
export type { TestResult } from './rules/statistics/test-results.ts'

// What can be asked of a document that was read
export type { AnswerSegment } from './rules/answerer/answer-segment.ts'
export type { OpenStudy } from './rules/open-study.ts'
export type { KeyPhrase } from './rules/summarisation/key-phrases.ts'
export type { DecisionRule } from './rules/summarisation/questions-on-decisions.ts'
export type { ExamQuestion } from './rules/summarisation/questions.ts'
export type { TermDefined } from './rules/summarisation/terms-defined.ts'
