import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { ProgressKey } from '#ui/progress/progress-key.tsx'
import { Ring, Rings } from '#ui/progress/ring.tsx'
import type { Analysis } from '../../contract.ts'
import {
  checksOf,
  isScored,
  notScored,
  passedWords,
  scoreWords,
  settledOf,
} from '../../rules/evidence/checks.ts'
import { SCORE_KEYS, type ScoreKey, SECTION_KEYS } from '../../rules/keys.ts'
import { SCORE_NAMES } from '../../rules/words/names.ts'
import { Checks } from './checks.tsx'
import { useArrival } from './use-arrival.ts'

export function Overview({ analysis, arrives }: { analysis: Analysis; arrives: boolean }) {
  const [opened, setOpened] = useState<ScoreKey>()
  const heading = useArrival(arrives)
  const isNoneScored = !SCORE_KEYS.some((key) => isScored(analysis.scores[key], analysis))
  const { totalInsights, sectionsAnalyzed, sampleSize, significance } = analysis.stats
  return (
    <section className="card stack overview" aria-label="Analysis Overview">
      <div className="row between">
        <h2 ref={heading} tabIndex={-1}>
          Analysis Overview
        </h2>
        <p className="sm muted num">
          {totalInsights} {totalInsights === 1 ? 'insight' : 'insights'} · {sectionsAnalyzed} of{' '}
          {SECTION_KEYS.length} sections
        </p>
      </div>
      {isNoneScored && <Unscored analysis={analysis} />}
      <Rings>
        {SCORE_KEYS.map((key) => (
          <ScoreRing
            key={key}
            of={key}
            analysis={analysis}
            isToldOnce={isNoneScored}
            onOpen={() => setOpened(key)}
          />
        ))}
      </Rings>
      <ProgressKey />
      {(sampleSize || significance) && (
        <dl className="doc-facts row num">
          {sampleSize && <Fact term="Sample size" words={sampleSize} />}
          {significance && <Fact term="Significance" words={significance} />}
        </dl>
      )}
      {opened && <ScoreDialog of={opened} analysis={analysis} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

/** Where none of the four rings holds a figure it is said once why, and every check that was settled can be opened. */
function Unscored({ analysis }: { analysis: Analysis }) {
  const [open, setOpen] = useState(false)
  const checks = settledOf(analysis.checks)
  return (
    <>
      <p className="sm">{notScored(analysis)}</p>
      {checks.length > 0 && (
        <div>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            See what was checked
          </Button>
        </div>
      )}
      {open && (
        <Dialog open onClose={() => setOpen(false)} withX title="What was checked">
          <Checks checks={checks} />
        </Dialog>
      )}
    </>
  )
}

const Fact = ({ term, words }: { term: string; words: string }) => (
  <div>
    <dt className="sm muted">{term}</dt>
    <dd className="sm">{words}</dd>
  </div>
)

type ScoreDialogProps = { of: ScoreKey; analysis: Analysis; onClose(): void }

/** A figure is never random: this is every check behind it, with its pages. */
function ScoreDialog({ of, analysis, onClose }: ScoreDialogProps) {
  const score = analysis.scores[of]
  if (!score) return null
  return (
    <Dialog open onClose={onClose} withX title={`${SCORE_NAMES[of]}: ${scoreWords(score, analysis)}`}>
      <p className="sm muted">{score.says}</p>
      {score.raise && <p className="sm">{score.raise}</p>}
      <Checks checks={checksOf(score, analysis.checks)} />
    </Dialog>
  )
}

type ScoreRingProps = {
  of: ScoreKey
  analysis: Analysis
  /** That it has no score stands above all four. */
  isToldOnce: boolean
  onOpen(): void
}

/** A figure that opens its checks. */
function ScoreRing({ of, analysis, isToldOnce, onOpen }: ScoreRingProps) {
  const name = SCORE_NAMES[of]
  const score = analysis.scores[of]
  return (
    <div className="ring-place">
      <Ring
        name={name}
        score={isScored(score, analysis) ? score.value : undefined}
        most={score.most}
        restsOn={isToldOnce ? undefined : passedWords(checksOf(score, analysis.checks))}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`What ${name} is based on: ${scoreWords(score, analysis)}`}
        onClick={onOpen}
      />
    </div>
  )
}
