import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { Humanized } from '../../contract.ts'
import { type ReviewEvent, segmentsOf } from '../../rules/flow/review.ts'
import { wordChanges } from '../../rules/model/word-changes.ts'

type Choice = Humanized['choices'][number]
type ModelChoicesProps = { text: string; choices: readonly Choice[]; send(event: ReviewEvent): void }

/** Wordings that may say something else than the student's: shown beside it, with what differs marked, and theirs to take. */
export default function ModelChoices({ text, choices, send }: ModelChoicesProps) {
  const [decided, setDecided] = useState<ReadonlySet<Choice>>(new Set())
  const open = choices.filter((choice) => !decided.has(choice))
  if (open.length === 0) return null
  const decide = (choice: Choice) => setDecided(new Set([...decided, choice]))
  return (
    <section className="card" aria-labelledby="humanizer-choices">
      <h2 id="humanizer-choices">Your choice</h2>
      <p className="sm muted">
        These wordings may not say quite what you said. Take one only if it still says what you mean.
      </p>
      <ol className="choices">
        {open.map((choice) => {
          const before = text.slice(choice.from, choice.to)
          const changes = wordChanges(before, choice.text)
          return (
            <li key={choice.from}>
              <p>
                {segmentsOf({ text: before, changes, undone: new Set() }).map((segment) =>
                  segment.type === 'same' ? (
                    segment.text
                  ) : (
                    <span key={segment.from}>
                      {segment.gone && <del>{segment.gone}</del>} {segment.come && <ins>{segment.come}</ins>}
                    </span>
                  ),
                )}
              </p>
              <p className="sm">The new wording {choice.differs}.</p>
              <div className="row tight">
                <Button
                  kind="line"
                  onClick={() => {
                    const moved = changes.map((change) => ({
                      ...change,
                      from: change.from + choice.from,
                      to: change.to + choice.from,
                    }))
                    send({ type: 'reworded', sentence: choice, changes: moved })
                    decide(choice)
                  }}
                >
                  Use this wording
                </Button>
                <Button kind="quiet" onClick={() => decide(choice)}>
                  Keep mine
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
