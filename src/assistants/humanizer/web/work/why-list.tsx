import { Button } from '#ui/actions/button.tsx'
import { isUndone, type Review, type ReviewEvent } from '../../rules/flow/review.ts'
import type { Settings } from '../../rules/settings.ts'
import { WhyItem } from './why-item.tsx'

type WhyListProps = {
  review: Review
  send(event: ReviewEvent): void
  settings: Settings
  onNeverAgain(rule: string): void
}

export function WhyList({ review, send, settings, onNeverAgain }: WhyListProps) {
  const allUndone = review.changes.every((change) => isUndone(review, change))
  return (
    <section className="card" aria-labelledby="humanizer-why">
      <div className="row between">
        <h2 id="humanizer-why">Why each change</h2>
        <Button kind="quiet" onClick={() => send({ type: allUndone ? 'all-taken' : 'all-undone' })}>
          {allUndone ? 'Take all again' : 'Undo all'}
        </Button>
      </div>
      <ol className="why">
        {review.changes.map((change) => (
          <WhyItem
            key={`${change.from}-${change.to}-${change.text}`}
            change={change}
            review={review}
            send={send}
            settings={settings}
            onNeverAgain={onNeverAgain}
          />
        ))}
      </ol>
    </section>
  )
}
