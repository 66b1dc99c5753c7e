/** The values of a column: another name for one, two made one, or taken as missing. Each is kept at once, and can be undone. */
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { CardVariable } from '../contract.ts'
import type { Correction } from '../rules/table/corrections.ts'

type Levels = CardVariable['levels']
type RecodeLevelsProps = {
  variable: string
  levels: Levels
  /** All answers of its scale, from the lowest. */
  order?: readonly string[] | undefined
  busy: boolean
  onCorrect(correction: Correction): void
}

export const RecodeLevels = ({ levels, ...rest }: RecodeLevelsProps) => (
  <ul className="data-levels">
    {levels.map((level) => (
      // The name is part of the key: a value that was renamed begins anew.
      <li key={`${level.value} ${level.label}`}>
        <LevelForm {...rest} level={level} levels={levels} />
      </li>
    ))}
  </ul>
)

const KEEP = 'keep'
const MISSING = 'missing'

type LevelFormProps = RecodeLevelsProps & { level: Levels[number] }

function LevelForm({ variable, level, levels, order = [], busy, onCorrect }: LevelFormProps) {
  const { value, label, count } = level
  const [name, setName] = useState(label)
  const changed = name.trim()
  const others = levels.filter((one) => one.value !== value)
  const before = order[order.indexOf(label) - 1]
  const moveUp = () =>
    onCorrect({
      do: 'order',
      variable,
      labels: order.map((one) => (one === before ? label : one === label ? before! : one)),
    })
  const choose = (choice: string) => {
    if (choice === MISSING) onCorrect({ do: 'blank', variable, values: [value] })
    const into = others.find((one) => String(one.value) === choice)
    if (into) onCorrect({ do: 'merge', variable, from: label, into: into.label })
  }
  /** The name of another value: the two are one. */
  const rename = () =>
    onCorrect(
      others.some((one) => one.label === changed)
        ? { do: 'merge', variable, from: label, into: changed }
        : { do: 'name-level', variable, value, label: changed },
    )
  return (
    <>
      <Field
        label={`“${label}”, ${count.toLocaleString('en')} rows`}
        value={name}
        maxLength={80}
        disabled={busy}
        onChange={({ target }) => setName(target.value)}
      />
      {changed !== '' && changed !== label && (
        <Button kind="line" disabled={busy} onClick={rename}>
          Keep this name
        </Button>
      )}
      {before !== undefined && (
        <Button kind="line" disabled={busy} onClick={moveUp}>
          Move it before {before}
        </Button>
      )}
      <SelectField
        label={`What to do with “${label}”`}
        value={KEEP}
        disabled={busy}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={KEEP}>Keep it</option>
        {others.map((one) => (
          <option key={one.value} value={one.value}>
            Count it as {one.label}
          </option>
        ))}
        <option value={MISSING}>Treat as missing</option>
      </SelectField>
    </>
  )
}
