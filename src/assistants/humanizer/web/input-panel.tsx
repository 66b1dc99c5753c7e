import { Feather } from 'lucide-react'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { HUMANIZER, SAYS } from '../spec.ts'

type InputPanelProps = {
  text: string
  onText(text: string): void
  onClear(): void
  onHumanize(): void
  /** The button's label while it works. */
  working: string | false
  disabled: boolean
  /** Every control opens the unlock modal, except Humanize, which runs the demo. */
  locked?: boolean
}

export function InputPanel({
  text,
  onText,
  onClear,
  onHumanize,
  working,
  disabled,
  locked = false,
}: InputPanelProps) {
  const tooLong = text.length > HUMANIZER.longestText
  return (
    <section className="panel" aria-labelledby="humanizer-in">
      <header>
        <h2 id="humanizer-in">Your text</h2>
      </header>
      <textarea
        className="txt"
        aria-labelledby="humanizer-in"
        aria-describedby="humanizer-count"
        aria-invalid={tooLong || undefined}
        placeholder="Paste or write the text you want to humanize."
        rows={9}
        value={text}
        readOnly={working !== false && !locked}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <footer className="num">
        <span id="humanizer-count" className={tooLong ? 'err' : ''}>
          {tooLong ? SAYS.tooLong : pluralise(text.length, 'character')}
        </span>
        <span className="row tight">
          <Button kind="quiet" locked={locked} onClick={onClear}>
            Clear
          </Button>
          <Button icon={Feather} busy={working} disabled={disabled || tooLong} onClick={onHumanize}>
            Humanize
          </Button>
        </span>
      </footer>
    </section>
  )
}
