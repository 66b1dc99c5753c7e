import { useState } from 'react'
import type { Disagreement } from '#capabilities/study/contract.ts'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import type { AnalysisChange } from '../../contract.ts'
import { Cited } from './cited.tsx'

export type Chosen = NonNullable<AnalysisChange['chosen']>

type DisagreementsProps = {
  disagreements: readonly Disagreement[]
  /** The model's name. */
  model: string
  /** Absent when nothing can be decided. */
  onChoose?: ((chosen: Chosen) => Promise<boolean>) | undefined
}

const ASKED: Record<Disagreement['about'], string> = {
  title: 'What is the title?',
  design: 'What is the design?',
  'sample-size': 'What is the sample size?',
}

/** Places where rules and a model read the work differently: both with their sentence, for the student to decide. */
export function Disagreements({ disagreements, model, onChoose }: DisagreementsProps) {
  if (disagreements.length === 0 || !onChoose) return null
  return (
    <section className="card stack" aria-labelledby="two-readings">
      <h2 id="two-readings">Read in two ways</h2>
      {disagreements.map((one) => (
        <OneDisagreement key={one.about} of={one} model={model} onChoose={onChoose} />
      ))}
    </section>
  )
}

type OneProps = { of: Disagreement; model: string; onChoose(chosen: Chosen): Promise<boolean> }

function OneDisagreement({ of: { about, builtIn, model: other, chosen }, model, onChoose }: OneProps) {
  const [saving, setSaving] = useState(false)
  async function choose(reader: Chosen['reader']): Promise<void> {
    setSaving(true)
    await onChoose({ about, reader })
    setSaving(false)
  }
  return (
    <div className="stack">
      <ChoiceCards
        legend={ASKED[about]}
        single
        disabled={saving}
        value={chosen ?? undefined}
        onChoose={(reader) => void choose(reader)}
        choices={[
          {
            value: 'model',
            name: other.says,
            words: `As ${model} reads it`,
            below: <Cited evidence={[other.evidence]} said={other.says} />,
          },
          {
            value: 'built-in',
            name: builtIn.says,
            words: 'As Weekbe4’s own rules read it',
            // The title as rules read it is no sentence.
            below: about !== 'title' && <Cited evidence={[builtIn.evidence]} said={builtIn.says} />,
          },
        ]}
      />
      {chosen === null && <p className="sm muted">Until you choose, the first is used.</p>}
    </div>
  )
}
