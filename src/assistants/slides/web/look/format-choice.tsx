import { useQuery } from '#api-client/use-query.ts'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import type { listFormats } from '../../contract.ts'
import type { FormatId } from '../../rules/deck/keys.ts'
import { CALLS, FORMATS } from '../../spec.ts'
import { FormatPicture } from './format-picture.tsx'

type FormatChoiceProps = { value: FormatId; onChoose(format: FormatId): void; disabled?: boolean }

/** The three formats as the server names them; our own names when it does not answer. */
export function FormatChoice({ value, onChoose, disabled }: FormatChoiceProps) {
  const asked = useQuery<typeof listFormats>(CALLS.listFormats)
  const named = new Map(asked.value?.formats.map((format) => [format.id, format]))
  const choices = Object.values(FORMATS).map((own) => {
    const { id, name, description } = { ...own, ...named.get(own.id) }
    return { value: id, name, words: description, picture: <FormatPicture of={id} /> }
  })
  return (
    <ChoiceCards
      legend="Format"
      choices={choices}
      value={value}
      onChoose={onChoose}
      variant="format"
      disabled={disabled}
    />
  )
}
