/** Two analyses of one work: what a revision fixed, introduced and left open. */
import type { Analysis, AnalysisCheck } from '../../contract.ts'
import { isOpen } from '../checklist/analysis-material.ts'
import { SCORE_KEYS } from '../keys.ts'
import { SCORE_NAMES } from '../words/names.ts'
import { ended } from '../words/wording.ts'

/** The current message of a check, and its earlier one if that differed. */
export type Change = { checkId: string; says: string; before?: string }

export type Comparison = {
  improved: Change[]
  /** Failing now, and absent or passing before. */
  fresh: Change[]
  open: Change[]
  scores: string[]
}

export function compare(before: Analysis, after: Analysis): Comparison {
  const earlier = new Map(before.checks.map((check) => [check.id, check]))
  const wasOpen = ({ id }: AnalysisCheck) => isOpen(earlier.get(id) ?? { outcome: 'does-not-apply' })
  const byWeight = [...after.checks].sort((a, b) => b.weight - a.weight)
  const openNow = byWeight.filter(isOpen)
  const changeOf = (check: AnalysisCheck): Change => {
    const said = earlier.get(check.id)?.says
    const isOther = said !== undefined && said !== check.says
    return { checkId: check.id, says: ended(check.says), ...(isOther ? { before: ended(said) } : {}) }
  }
  return {
    improved: byWeight.filter((check) => check.outcome === 'passed' && wasOpen(check)).map(changeOf),
    fresh: openNow.filter((check) => !wasOpen(check)).map(changeOf),
    open: openNow.filter(wasOpen).map(changeOf),
    scores: SCORE_KEYS.map((key) =>
      scoreChange(SCORE_NAMES[key], before.scores[key].value, after.scores[key].value),
    ),
  }
}

function scoreChange(name: string, before: number, after: number): string {
  if (before === after) return `${name} stays at ${after}.`
  return `${name} ${after > before ? 'rose' : 'fell'} from ${before} to ${after}.`
}
