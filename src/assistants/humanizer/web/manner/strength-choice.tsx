import { STRENGTHS, type Strength } from '../../spec.ts'

const WORDS: Record<Strength, { name: string; says: string }> = {
  mend: { name: 'Mistakes only', says: 'grammar and spelling, and nothing else' },
  light: { name: 'Light', says: 'only what sounds like a machine' },
  medium: { name: 'Medium', says: 'stiff words too, and the rhythm' },
  strong: { name: 'Strong', says: 'plain words wherever there are any' },
}

type StrengthChoiceProps = { strength: Strength; onChoose(strength: Strength): void }

export function StrengthChoice({ strength, onChoose }: StrengthChoiceProps) {
  return (
    <fieldset className="strengths">
      <legend className="legend">How much to change</legend>
      {STRENGTHS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="humanizer-strength"
            checked={one === strength}
            onChange={() => onChoose(one)}
          />
          <span>
            <b>{WORDS[one].name}</b> <span className="muted">{WORDS[one].says}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
