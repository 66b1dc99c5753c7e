import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#ui/feedback/chip.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { OPTIONS, type OptionKey, optionKeys } from '../spec.ts'

type OptionsPanelProps = {
  chosen: readonly OptionKey[]
  onChoose(option: OptionKey, on: boolean): void
  /** Further settings, below the ten. */
  children?: ReactNode
}

export function OptionsPanel({ chosen, onChoose, children }: OptionsPanelProps) {
  return (
    <details className="card folding" open>
      <summary>
        <Icon of={SlidersHorizontal} />
        Options
        <Chip kind="brand">{chosen.length} chosen</Chip>
        <Icon of={ChevronDown} className="c" />
      </summary>
      <fieldset className="opts">
        <legend className="sr">Tone and section</legend>
        {optionKeys.map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChange={(event) => onChoose(option, event.currentTarget.checked)}
          >
            {OPTIONS[option]}
          </Checkbox>
        ))}
      </fieldset>
      {children}
    </details>
  )
}
