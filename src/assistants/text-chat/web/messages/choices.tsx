/** Below a question back: what may be tapped instead of typed. */
import { Button } from '#ui/actions/button.tsx'

type ChoicesProps = { choices: readonly string[]; busy: boolean; onChoose(prompt: string): void }

export default function ChoiceButtons({ choices, busy, onChoose }: ChoicesProps) {
  return (
    <fieldset className="row tight" aria-label="Choose a question">
      {choices.map((choice) => (
        <Button key={choice} kind="line" disabled={busy} onClick={() => onChoose(choice)}>
          {choice}
        </Button>
      ))}
    </fieldset>
  )
}
