import { Button } from '#ui/actions/button.tsx'
import { type Review, type ReviewEvent, takenIn } from '../../rules/flow/review.ts'
import { otherWordings, sentenceAt } from '../../rules/rewrite/alternatives.ts'
import type { Settings } from '../../rules/settings.ts'
import type { Change } from '../../rules/text/change.ts'

type OtherWordingsProps = {
  change: Change
  review: Review
  send(event: ReviewEvent): void
  settings: Settings
}

/** Two other wordings of the sentence that contains a change. */
export function OtherWordings({ change, review, send, settings }: OtherWordingsProps) {
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
