import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { MOST_EXAMINERS, STYLE_WORDS, STYLES } from '../../spec.ts'
import type { SessionWishes } from './deliver.ts'

type MannerChoiceProps = { value: SessionWishes; onChoose(manner: SessionWishes): void }

/** How one wants to be examined, and by how many. */
export function MannerChoice({ value, onChoose }: MannerChoiceProps) {
  return (
    <section className="stack" aria-label="How you want to be examined">
      <ChoiceCards
        legend="How you want to be examined"
        choices={STYLES.map((style) => {
          const [name, words] = STYLE_WORDS[style].split(': ')
          return { value: style, name, words: asSentence(words ?? '') }
        })}
        value={value.style}
        onChoose={(style) => onChoose({ ...value, style })}
      />
      <div className="few">
        <SelectField
          label="Examiners"
          hint="Each has a voice of their own."
          value={value.examiners}
          onChange={({ target }) => onChoose({ ...value, examiners: Number(target.value) })}
        >
          {Array.from({ length: MOST_EXAMINERS }, (_, at) => at + 1).map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'One' : `A panel of ${count}`}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

const asSentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`
