/**
 * Every check by name. Revisions of a document are compared by these names and the Decoder relies on them, so none is
 * ever renamed.
 */
import type { SectionRole } from '#product/document-model.ts'
import type { ComparisonId } from '../compare/comparison.ts'

export type CheckId = NumberCheckId | SourceCheckId | WordCheckId | `part-${PartName}` | FactCheckId

export type NumberCheckId =
  | ComparisonId
  | 'numbers.effect-size'
  | 'numbers.expected-counts'
  | 'numbers.hypotheses'
  | 'numbers.marginal'
  | 'numbers.p-exact'
  | 'numbers.p-possible'

export type PartName = Exclude<SectionRole, 'front-matter' | 'appendix' | 'other'> | 'ethics' | 'limitations'

export type SourceCheckId =
  | 'citations-listed'
  | 'literature-cited'
  | 'references-cited'
  | 'references-dated'
  | 'references-once'
  | 'references-read'
  | 'references-recent'

export type WordCheckId =
  | 'captions-numbered'
  | 'causal-language'
  | 'figures-mentioned'
  | 'mentions-exist'
  | 'overclaiming'
  | 'recommendations-rest'
  | 'tables-mentioned'

/** Checks that look for a kind of fact. */
export type FactCheckId =
  | 'checklist-aim'
  | 'checklist-analysis'
  | 'checklist-approval'
  | 'checklist-design'
  | 'checklist-gap'
  | 'checklist-instrument'
  | 'checklist-limits'
  | 'checklist-population'
  | 'checklist-recommendations'
  | 'checklist-reliability'
  | 'checklist-sampling'
  | 'checklist-when-where'
  | 'fact-budget'
  | 'fact-conclusion'
  | 'fact-consent'
  | 'fact-contribution'
  | 'fact-hypothesis'
  | 'fact-null-result'
  | 'fact-objective'
  | 'fact-period'
  | 'fact-problem'
  | 'fact-process'
  | 'fact-question'
  | 'fact-relation-test'
  | 'fact-requirements'
  | 'fact-result'
  | 'fact-sample-size'
  | 'fact-size-reason'
  | 'fact-software'
  | 'fact-tests'
  | 'fact-timetable'
  | 'fact-variables'
