import { useMemo } from 'react'
import { joinList } from '#kit/join-list.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { isUndone, type Review, type ReviewEvent, reviewedText, takenIn } from '../../rules/flow/review.ts'
import { undefinedAbbreviations } from '../../rules/measures/abbreviations.ts'
import type { Settings } from '../../rules/settings.ts'
import { MeasuresCard } from './measures-card.tsx'
import { WhyItem } from './why-item.tsx'

type ChangesExplainedProps = {
  review: Review
  send(event: ReviewEvent): void
  settings: Settings
  onNeverAgain(rule: string): void
}

/** All changes, their reasons, and the totals. */
export default function ChangesExplained({ review, send, settings, onNeverAgain }: ChangesExplainedProps) {
  return (
    <>
      {review.changes.length > 0 && (
        <>
          <WhyList review={review} send={send} settings={settings} onNeverAgain={onNeverAgain} />
          <MeasuresCard before={review.text} after={reviewedText(review)} taken={takenIn(review)} />
        </>
      )}
      <AbbreviationsNote text={review.text} />
    </>
  )
}

function AbbreviationsNote({ text }: { text: string }) {
  const unsaid = useMemo(() => undefinedAbbreviations(text), [text])
  if (unsaid.length === 0) return null
  return (
    <Note kind="warn">
      {unsaid.length === 1 ? 'An abbreviation is' : 'Abbreviations are'} never written in full here:{' '}
      {joinList(unsaid)}. Say what {unsaid.length === 1 ? 'it stands' : 'each stands'} for where it comes
      first.
    </Note>
  )
}

type WhyListProps = {
  review: Review
  send(event: ReviewEvent): void
  settings: Settings
  onNeverAgain(rule: string): void
}

function WhyList({ review, send, settings, onNeverAgain }: WhyListProps) {
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
