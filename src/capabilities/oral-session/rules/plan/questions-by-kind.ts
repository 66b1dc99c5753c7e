/**
 * What is asked of each kind of fact, of work that is done and of a plan. Which of several is asked depends on what the
 * sentence says (`when`); among equals on the work, so that two works are not examined alike.
 */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import type { Area, Within } from '../names.ts'
import { DESIGN_ASKS } from './asks/of-design.ts'
import { FINDING_ASKS } from './asks/of-findings.ts'
import { PURPOSE_ASKS } from './asks/of-purpose.ts'

export type Ask = {
  /** Only of a sentence with these words. */
  when?: RegExp
  /** Of work that is done; `null` where it is only asked of a plan. */
  done: string | null
  planned: string | null
}

export type KindOfQuestion = {
  area: Area
  /** The first that fits is asked; of those without `when` one by the work. */
  asks: readonly Ask[]
  deeper: readonly string[]
  /** What a consultant advises where this is open. */
  advice: string
  within: Within
}

export const BY_KIND: Partial<Record<FactKind, KindOfQuestion>> = {
  ...PURPOSE_ASKS,
  ...DESIGN_ASKS,
  ...FINDING_ASKS,
}
