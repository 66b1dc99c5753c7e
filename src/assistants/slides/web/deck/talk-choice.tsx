import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import type { DeckChange, OnePresentation } from '../../contract.ts'
import { TALKS } from '../../rules/talk/talk-of.ts'

type TalkChoiceProps = {
  talk: OnePresentation['talk']
  disabled: boolean
  onChange(change: DeckChange): Promise<unknown>
}

/** The length of the talk: the script in the notes is written to it. */
export function TalkChoice({ talk: { minutes, written }, disabled, onChange }: TalkChoiceProps) {
  const choices = TALKS.map((one) => ({ value: String(one), name: `${one} minutes`, words: '' }))
  const isShort = written < minutes * 0.95
  return (
    <>
      <ChoiceCards
        legend="Length of the talk"
        choices={choices}
        value={String(minutes)}
        onChoose={(value) => {
          const chosen = TALKS.find((one) => String(one) === value)
          if (chosen) void onChange({ minutes: chosen })
        }}
        disabled={disabled}
      />
      <p className="sm muted">
        {isShort
          ? `Your document gives a script of about ${written} minutes. Add what you know from your own work.`
          : `The script in the notes takes about ${written} minutes, spoken calmly.`}
      </p>
    </>
  )
}
