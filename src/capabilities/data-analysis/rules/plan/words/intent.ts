/** What a request asks for: an analysis by its name, or what is meant without one. */
import type { AnalysisName } from '../plan.ts'

export type Intent =
  | AnalysisName
  /** Named without a test: chosen from the kinds of the columns. */
  | 'relationship'
  | 'difference'
  | 'effect'
  | 'regression'
  | 'change'
  | 'anova'
  | 't-test'
  | 'count'
  | 'average'
  | 'which-test'
  | 'card'
