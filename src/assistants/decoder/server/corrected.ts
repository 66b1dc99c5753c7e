/** The student's corrections to an analysis: the readers' disagreements, its kind, its stage. */
import type { Analysis, AnalysisChange } from '../contract.ts'
import { chooseReading } from '../rules/choose-reading.ts'
import { correctKind } from '../rules/correct-kind.ts'
import { correctStage } from '../rules/correct-stage.ts'

export function corrected(
  analysis: Analysis,
  { chosen, kind, stage }: Pick<AnalysisChange, 'chosen' | 'kind' | 'stage'>,
): Analysis {
  const settled = chosen ? chooseReading(analysis, chosen) : analysis
  const read = kind ? correctKind(settled, kind) : settled
  return stage ? correctStage(read, stage) : read
}
