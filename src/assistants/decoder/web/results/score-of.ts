import type { Analysis, Score } from '../../contract.ts'
import type { ScoreKey } from '../../rules/keys.ts'

/** Absent where the text gives too little to judge by, though the type of the record has all four. */
export const scoreOf = ({ scores }: Pick<Analysis, 'scores'>, key: ScoreKey): Score | undefined =>
  (scores as Partial<Record<ScoreKey, Score>>)[key]
