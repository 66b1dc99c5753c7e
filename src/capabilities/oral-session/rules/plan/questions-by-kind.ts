/**
 * What is asked of each kind of fact, of work that is done and of a plan. Which of several is asked depends on what the
 * sentence says (`when`); among equals on the work, so that two works are not examined alike.
 */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import type { KindOfQuestion } from './asks/ask.ts'
import { DESIGN_ASKS } from './asks/of-design.ts'
import { FINDING_ASKS } from './asks/of-findings.ts'
import { PURPOSE_ASKS } from './asks/of-purpose.ts'

export const BY_KIND: Partial<Record<FactKind, KindOfQuestion>> = {
  ...PURPOSE_ASKS,
  ...DESIGN_ASKS,
  ...FINDING_ASKS,
}
