/**
 * Questions for each kind of fact and decision, for finished work and for a plan. The choice among several depends on
 * the sentence (`when`); among equals on the work, so that two works are not examined alike.
 */
import type { KindOfQuestion } from './asks/ask.ts'
import { ANALYSIS_ASKS } from './asks/of-analysis.ts'
import { CONCEPT_ASKS } from './asks/of-concepts.ts'
import { DECISION_ASKS } from './asks/of-decisions.ts'
import { DESIGN_ASKS } from './asks/of-design.ts'
import { FINDING_ASKS } from './asks/of-findings.ts'
import { METHOD_ASKS } from './asks/of-methods.ts'
import { PEOPLE_ASKS } from './asks/of-people.ts'
import { PURPOSE_ASKS } from './asks/of-purpose.ts'
import { QUESTION_ASKS } from './asks/of-questions.ts'

export const BY_KIND: Readonly<Record<string, KindOfQuestion | undefined>> = {
  ...PURPOSE_ASKS,
  ...QUESTION_ASKS,
  ...CONCEPT_ASKS,
  ...DESIGN_ASKS,
  ...PEOPLE_ASKS,
  ...METHOD_ASKS,
  ...ANALYSIS_ASKS,
  ...FINDING_ASKS,
  ...DECISION_ASKS,
}
