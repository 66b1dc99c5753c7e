import { Ring } from '#ui/progress/ring.tsx'
import type { Analysis } from '../../contract.ts'
import { checksOf, passedWords } from '../../rules/evidence/checks.ts'
import type { ScoreKey } from '../../rules/keys.ts'
import { SCORE_NAMES } from '../../rules/words/names.ts'

type ScoreRingProps = { of: ScoreKey; analysis: Analysis; onOpen(): void }

/** A figure that opens its checks. */
export function ScoreRing({ of, analysis, onOpen }: ScoreRingProps) {
  const name = SCORE_NAMES[of]
  const score = analysis.scores[of]
  return (
    <div className="ring-place">
      <Ring name={name} score={score.value} restsOn={passedWords(checksOf(score, analysis.checks))} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`What ${name} is based on: ${Math.round(score.value)} of 100`}
        onClick={onOpen}
      />
    </div>
  )
}
