import { useRef, useState } from 'react'
import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import { placeOf } from '#product/place.ts'
import { Button } from '#ui/actions/button.tsx'
import type { Card } from '../contract.ts'
import { choicesFor } from '../rules/schedule.ts'
import { timeWords } from '../rules/time-words.ts'
import { RATINGS, type RatingName } from '../spec.ts'
import { useRatingKeys } from './use-rating-keys.ts'

const LABELS: Record<RatingName, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' }
const NAMES = Object.keys(RATINGS) as RatingName[]

type ReviewCardProps = { card: Card; now: number; onRate(rating: number): void }

/** One card: the question, then its answer with the words it rests on, then how well it was known. */
export function ReviewCard({ card, now, onRate }: ReviewCardProps) {
  const [shown, setShown] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const show = () => {
    setShown(true)
    // Focus it once it is rendered, so that a screen reader reads it next.
    requestAnimationFrame(() => answer.current?.focus({ preventScroll: true }))
  }
  useRatingKeys({ shown, onShow: show, onRate })
  const { question, place, schedule } = card
  const choices = choicesFor(schedule, now)
  return (
    <article className="card study-card" aria-label="Study card">
      <p className="xs muted from">{place.name}</p>
      <h2 className="asks">{question}</h2>
      {shown ? (
        <>
          <div className="tells" ref={answer} tabIndex={-1}>
            {card.answer !== place.quote && <p>{card.answer}</p>}
            <blockquote>{place.quote}</blockquote>
            <EvidenceLink
              bare
              documentId={place.documentId}
              name={place.name}
              cited={[{ id: place.sentenceId, ...placeOf(place) }]}
            />
          </div>
          <fieldset className="ratings">
            <legend className="sm">How well did you know it?</legend>
            {NAMES.map((name) => (
              <Button key={name} kind="line" onClick={() => onRate(RATINGS[name])}>
                <span>
                  {LABELS[name]}
                  <span className="xs muted num">{timeWords(choices[name] - now)}</span>
                </span>
              </Button>
            ))}
          </fieldset>
        </>
      ) : (
        <Button big wide onClick={show}>
          Show the answer
        </Button>
      )}
    </article>
  )
}
