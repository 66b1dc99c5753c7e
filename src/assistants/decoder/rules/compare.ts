/** Two analyses of one work: what a revision has put right, what it has brought, and what is left. */
import type { Analysis, AnalysisCheck } from '../contract.ts'
import { SCORE_KEYS } from '../keys.ts'
import { isOpen } from './material.ts'
import { SCORE_NAMES } from './names.ts'
import { ended } from './wording.ts'

export type Comparison = {
  improved: string[]
  /** Not in order now, and not there or in order before. */
  fresh: string[]
  open: string[]
  scores: string[]
}

export function compare(before: Analysis, after: Analysis): Comparison {
  const earlier = new Map(before.checks.map((check) => [check.id, check]))
  const wasOpen = ({ id }: AnalysisCheck) => isOpen(earlier.get(id) ?? { outcome: 'does not apply' })
  const byWeight = [...after.checks].sort((a, b) => b.weight - a.weight)
  const openNow = byWeight.filter(isOpen)
  return {
    improved: byWeight
      .filter((check) => check.outcome === 'passed' && wasOpen(check))
      .map(({ says, id }) => `In order now: ${ended(says)} Before: ${ended(earlier.get(id)!.says)}`),
    fresh: openNow
      .filter((check) => !wasOpen(check))
      .map(({ says }) => `New in this version: ${ended(says)}`),
    open: openNow
      .filter(wasOpen)
      .map((check) => `Still open: ${ended(check.says)}${moved(earlier.get(check.id)!, check)}`),
    scores: SCORE_KEYS.map((key) =>
      scoreChange(SCORE_NAMES[key], before.scores[key].value, after.scores[key].value),
    ),
  }
}

const moved = (before: AnalysisCheck, after: AnalysisCheck) =>
  before.says === after.says ? '' : ` Before: ${ended(before.says)}`

function scoreChange(name: string, before: number, after: number): string {
  if (before === after) return `${name} stays at ${after}.`
  return `${name} ${after > before ? 'rose' : 'fell'} from ${before} to ${after}.`
}
