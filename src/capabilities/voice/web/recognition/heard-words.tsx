import { Check, Keyboard, Mic, Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { HEARD_BY, VOICE_LIMITS } from '../../spec.ts'

/** Actions for a transcript that was asked back: confirm it, say it again, or type. */
export type AskedBack = { onYes(): void; onSayAgain(): void; onType(): void }

type HeardWordsProps = {
  heard: RecognisedSpeech
  /** Asks again with the corrected words; undefined once it is too late. */
  onCorrect?: ((text: string) => void) | undefined
  /** Reports whether the correction is open: recording must pause meanwhile. */
  onCorrecting?: ((correcting: boolean) => void) | undefined
  asked?: AskedBack | undefined
}

/** The transcript and its recogniser. A rough transcript is there to be corrected, never to be quoted. */
export function HeardWords({ heard, onCorrect, onCorrecting, asked }: HeardWordsProps) {
  const [step, setStep] = useState<'resting' | 'correcting' | 'left'>('resting')
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
  const how = asked ? ASKED : howItWasHeard(heard, onCorrect !== undefined)
  return (
    <>
      <p>{heard.text}</p>
      {how && <p className="xs muted">{how}</p>}
      {onCorrect && heard.rung !== 'typed' && (
        <div className="row at-end">
          {asked && (
            <Button kind="line" icon={Check} onClick={asked.onYes}>
              Yes, that is right
            </Button>
          )}
          <Button
            kind="quiet"
            icon={Pencil}
            // The focus returns to where it was.
            autoFocus={step === 'left'}
            onClick={() => turnTo('correcting')}
          >
            Correct it
          </Button>
          {asked && (
            <>
              <Button kind="quiet" icon={Mic} onClick={asked.onSayAgain}>
                Say it again
              </Button>
              <Button kind="quiet" icon={Keyboard} onClick={asked.onType}>
                Type it
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}

const ASKED = 'I am not sure I heard this correctly, so I have not answered yet.'

/** Nothing of what was typed, or pressed. */
function howItWasHeard({ rung, trust, correctedFrom }: RecognisedSpeech, correctable: boolean) {
  if (correctedFrom !== undefined) return `Corrected. Originally heard as: ${correctedFrom}`
  if (rung === 'typed') return undefined
  if (trust === 'exact') return 'You confirmed this.'
  const { words, asks } = HEARD_BY[rung]
  return correctable ? `${words} ${asks}` : words
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
        hint="A new reply will be prepared from your words."
        rows={3}
        maxLength={VOICE_LIMITS.longestText}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button type="submit">Send the correction</Button>
        <Button kind="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
