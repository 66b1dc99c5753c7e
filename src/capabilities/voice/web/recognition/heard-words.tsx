import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Heard } from '#product/heard.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/asking/text-area-field.tsx'
import { HEARD_BY, VOICE_LIMITS } from '../../spec.ts'

type HeardWordsProps = {
  heard: Heard
  /** Asks again with the right words; left out where it is too late for that. */
  onCorrect?: ((text: string) => void) | undefined
  /** The correction is open, or no longer: nobody should be recorded meanwhile. */
  onCorrecting?: ((correcting: boolean) => void) | undefined
}

/** What was understood and by whom. A rough transcript is there to be put right, never to be quoted. */
export function HeardWords({ heard, onCorrect, onCorrecting }: HeardWordsProps) {
  const [step, setStep] = useState<'resting' | 'correcting' | 'left'>('resting')
  const by = HEARD_BY[heard.rung]
  const turnTo = (next: typeof step) => {
    setStep(next)
    onCorrecting?.(next === 'correcting')
  }
  const correct = (text: string) => {
    turnTo('left')
    if (text.trim() && text.trim() !== heard.text) onCorrect?.(text.trim())
  }
  if (step === 'correcting')
    return <Correction of={heard.text} onDone={correct} onLeave={() => turnTo('left')} />
  return (
    <>
      <p>{heard.text}</p>
      <p className="xs muted">
        {heard.correctedFrom === undefined
          ? `${by.words} ${onCorrect ? by.asks : ''}`.trim()
          : `Corrected. Heard at first: ${heard.correctedFrom}`}
      </p>
      {onCorrect && heard.rung !== 'typed' && (
        <Button
          kind="quiet"
          icon={Pencil}
          className="at-end"
          // The focus goes back to where it came from.
          autoFocus={step === 'left'}
          onClick={() => turnTo('correcting')}
        >
          Correct it
        </Button>
      )}
    </>
  )
}

type CorrectionProps = { of: string; onDone(text: string): void; onLeave(): void }

function Correction({ of, onDone, onLeave }: CorrectionProps) {
  const [text, setText] = useState(of)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onDone(text)
  }
  return (
    <form className="stack" onSubmit={send} onKeyDown={({ key }) => key === 'Escape' && onLeave()}>
      <TextAreaField
        label="What you said"
        hint="The reply is prepared again from your words."
        rows={3}
        maxLength={VOICE_LIMITS.longestText}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button type="submit">Send the correction</Button>
        <Button kind="quiet" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
