import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { isUndone, type Review, type ReviewEvent } from '../../rules/flow/review.ts'
import { reasonFor } from '../../rules/rewrite/reasons.ts'
import type { Settings } from '../../rules/settings.ts'
import type { Change } from '../../rules/text/change.ts'
import { OtherWordings } from './other-wordings.tsx'

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
