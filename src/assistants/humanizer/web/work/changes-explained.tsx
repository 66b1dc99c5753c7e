import { type Review, type ReviewEvent, reviewedText, takenIn } from '../../rules/flow/review.ts'
import type { Settings } from '../../rules/settings.ts'
import { AbbreviationsNote } from './abbreviations-note.tsx'
import { MeasuresCard } from './measures-card.tsx'
import { WhyList } from './why-list.tsx'

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
