import { useState } from 'react'
import { ProgressKey } from '#ui/progress/progress-key.tsx'
import { Rings } from '#ui/progress/ring.tsx'
import type { Analysis } from '../../contract.ts'
import { SCORE_KEYS, type ScoreKey, SECTION_KEYS } from '../../rules/keys.ts'
import { ScoreDialog } from './score-dialog.tsx'
import { ScoreRing } from './score-ring.tsx'
import { useArrival } from './use-arrival.ts'

export function Overview({ analysis, arrives }: { analysis: Analysis; arrives: boolean }) {
  const [opened, setOpened] = useState<ScoreKey>()
  const heading = useArrival(arrives)
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
      <Rings>
        {SCORE_KEYS.map((key) => (
          <ScoreRing key={key} of={key} analysis={analysis} onOpen={() => setOpened(key)} />
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

const Fact = ({ term, words }: { term: string; words: string }) => (
  <div>
    <dt className="sm muted">{term}</dt>
    <dd className="sm">{words}</dd>
  </div>
)
