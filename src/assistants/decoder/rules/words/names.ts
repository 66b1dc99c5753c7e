import type { ScoreKey } from '../keys.ts'

export const SCORE_NAMES: Record<ScoreKey, string> = {
  methodologyScore: 'Methodology',
  dataQuality: 'Data quality',
  statisticalRigor: 'Statistical rigor',
  defenseReadiness: 'Defense readiness',
}
