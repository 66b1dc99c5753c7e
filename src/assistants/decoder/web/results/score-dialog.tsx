import { Dialog } from '#ui/feedback/dialog.tsx'
import type { Analysis } from '../../contract.ts'
import { checksOf } from '../../rules/evidence/checks.ts'
import type { ScoreKey } from '../../rules/keys.ts'
import { SCORE_NAMES } from '../../rules/words/names.ts'
import { Checks } from './checks.tsx'

type ScoreDialogProps = { of: ScoreKey; analysis: Analysis; onClose(): void }

/** A figure is never random: this is every check behind it, with its pages. */
export function ScoreDialog({ of, analysis, onClose }: ScoreDialogProps) {
  const score = analysis.scores[of]
  if (!score) return null
  return (
    <Dialog open onClose={onClose} withX title={`${SCORE_NAMES[of]}: ${Math.round(score.value)} of 100`}>
      <p className="sm muted">{score.says}</p>
      <Checks checks={checksOf(score, analysis.checks)} />
    </Dialog>
  )
}
