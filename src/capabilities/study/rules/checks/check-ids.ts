/**
 * Every check by name. Revisions of a document are compared by these names and the Decoder relies on them, so none is
 * ever renamed.
 */
import type { SectionRole } from '#product/document-model.ts'
import type { ComparisonId } from '../compare/comparison.ts'

export type CheckId = NumberCheckId | SourceCheckId | WordCheckId | `part-${PartName}` | FactCheckId

export type NumberCheckId =
  | ComparisonId
  | 'numbers.analyses'
  | 'numbers.assumptions'
  | 'numbers.effect-size'
  | 'numbers.expected-counts'
  | 'numbers.hypotheses'
  | 'numbers.marginal'
  | 'numbers.missing-data'
  | 'numbers.no-effect'
  | 'numbers.p-exact'
  | 'numbers.p-possible'
  | 'numbers.reliability'
  | 'numbers.size-reason'
  | 'numbers.software'

export type PartName = Exclude<SectionRole, 'front-matter' | 'appendix' | 'other'> | 'ethics' | 'limitations'

export type SourceCheckId =
  | 'citation-style'
  | 'citations-listed'
  | 'literature-cited'
  | 'references-cited'
  | 'references-dated'
  | 'references-once'
  | 'references-own'
  | 'references-read'
  | 'references-recent'

export type WordCheckId =
  | 'abbreviations-first'
  | 'abbreviations-spelt'
  | 'captions-numbered'
  | 'causal-language'
  | 'figures-mentioned'
  | 'generalising'
  | 'limits-stated'
  | 'mentions-exist'
  | 'methods-done'
  | 'overclaiming'
  | 'paragraph-length'
  | 'passive-voice'
  | 'reading-ease'
  | 'recommendations-rest'
  | 'sentence-length'
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
  | 'checklist-theory'
  | 'checklist-when-where'
  | 'fact-approach'
  | 'fact-conclusion'
  | 'fact-contribution'
  | 'fact-definition'
  | 'fact-hypothesis'
  | 'fact-null-result'
  | 'fact-objective'
  | 'fact-period'
  | 'fact-problem'
  | 'fact-procedure'
  | 'fact-question'
  | 'fact-result'
  | 'fact-sample-size'
  | 'fact-software'
  | 'fact-variables'
