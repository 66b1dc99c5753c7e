import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { OutlineEntry } from '../../rules/outline/outline.ts'

type WaitingSlideProps = {
  ask: NonNullable<OutlineEntry['ask']>
  words: string
  /** 'slide 8' */
  called: string
  onWords(words: string): void
}

/** A slide that nobody filled: sentences of the document to take with one tap, or the student's own words. */
export function WaitingSlide({ ask, words, called, onWords }: WaitingSlideProps) {
  return (
    <div className="stack waiting-slide">
      <p className="sm" aria-hidden="true">
        <b>{ask.says}</b>
      </p>
      {ask.candidates.length > 0 && (
        <ul className="stack plain" aria-label={`Sentences for ${called}`}>
          {ask.candidates.map((sentence) => (
            <li key={sentence}>
              <Button
                kind="line"
                className="candidate"
                aria-pressed={words === sentence}
                onClick={() => onWords(sentence)}
              >
                {sentence}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextAreaField
        label={ask.candidates.length > 0 ? 'Or in your own words' : 'In your own words'}
        aria-label={`Words for ${called}: ${ask.says}`}
        value={words}
        rows={2}
        maxLength={1200}
        onChange={(event) => onWords(event.target.value)}
      />
    </div>
  )
}
