import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { isUndone, type Review, type ReviewEvent, takenIn } from '../../rules/flow/review.ts'
import { otherWordings, sentenceAt } from '../../rules/rewrite/alternatives.ts'
import { reasonFor } from '../../rules/rewrite/reasons.ts'
import type { Settings } from '../../rules/settings.ts'
import type { Change } from '../../rules/text/change.ts'

type WhyItemProps = {
  change: Change
  review: Review
  send(event: ReviewEvent): void
  settings: Settings
  onNeverAgain(rule: string): void
}

export function WhyItem({ change, review, send, settings, onNeverAgain }: WhyItemProps) {
  const [open, setOpen] = useState(false)
  const undone = isUndone(review, change)
  const was = review.text.slice(change.from, change.to).replace(/\s+/g, ' ').trim()
  return (
    <li className={undone ? 'undone' : ''}>
      <div>
        <p>{reasonFor(change)}</p>
        <p className="xs muted">
          {was === '' ? 'Added' : <q>{was}</q>}
          {change.text.trim() === '' ? (
            ' left out'
          ) : (
            <>
              {' '}
              → <q>{change.text.trim()}</q>
            </>
          )}
        </p>
        <div className="row tight acts">
          <Button kind="quiet" aria-pressed={undone} onClick={() => send({ type: 'switched', change })}>
            {undone ? 'Take it' : 'Undo'}
          </Button>
          <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            Other wordings
          </Button>
          {change.rule !== 'model' && (
            <Button kind="quiet" onClick={() => onNeverAgain(change.rule)}>
              Never again
            </Button>
          )}
        </div>
        {open && <OtherWordings change={change} review={review} send={send} settings={settings} />}
      </div>
    </li>
  )
}

type OtherWordingsProps = {
  change: Change
  review: Review
  send(event: ReviewEvent): void
  settings: Settings
}

/** Two other wordings of the sentence that contains a change. */
function OtherWordings({ change, review, send, settings }: OtherWordingsProps) {
  const sentence = sentenceAt(review.text, change.from)
  const found = sentence ? otherWordings(review.text, sentence, takenIn(review), settings) : []
  if (!sentence || found.length === 0)
    return <p className="sm muted">There is no other wording we are sure of.</p>
  return (
    <ul className="wordings">
      {found.map(({ text, changes }) => (
        <li key={text}>
          <p>{text}</p>
          <Button kind="line" onClick={() => send({ type: 'reworded', sentence, changes })}>
            Use this
          </Button>
        </li>
      ))}
    </ul>
  )
}
