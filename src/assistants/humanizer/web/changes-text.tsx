import { type Review, segmentsOf } from '../rules/flow/review.ts'

/** The text with deletions and insertions, each with the number of its reason. */
export function ChangesText({ review }: { review: Review }) {
  return (
    <div className="prose">
      {segmentsOf(review).map((segment) =>
        segment.type === 'same' ? (
          segment.text
        ) : (
          <span key={segment.from}>
            {segment.gone && <del>{segment.come ? segment.gone : segment.gone.trimEnd()}</del>}
            {segment.gone && segment.come && ' '}
            {segment.come && <ins>{segment.come}</ins>}
            <sup>{segment.number}</sup>
            {!segment.come && /\s$/.test(segment.gone) && ' '}
          </span>
        ),
      )}
    </div>
  )
}
