import type { ScoreKey } from '../keys.ts'

/** A file's name is no title. */
export const NO_TITLE = 'No title was found'

export const SCORE_NAMES: Record<ScoreKey, string> = {
  methodologyScore: 'Methodology',
  dataQuality: 'Data quality',
  statisticalRigor: 'Statistical rigor',
  defenseReadiness: 'Defense readiness',
}
