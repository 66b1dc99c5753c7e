/** Changes the analysis that ran: another test of the same shape, other columns, other rows. */
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { CardVariable } from '../contract.ts'
import type { Plan, Role } from '../rules/plan/plan.ts'
import { SHAPES, TITLES } from '../rules/plan/shapes.ts'
import { useCard } from './use-card.ts'
import './data-analysis.css'

const ROLE_WORDS: Record<Role, string> = {
  variables: 'Columns',
  by: 'In the groups of',
  outcome: 'What is measured or explained',
  group: 'Groups',
  factors: 'Two ways of grouping',
  predictors: 'Explained by',
  rows: 'Rows',
  columns: 'Columns',
  x: 'Across',
  y: 'Up',
  control: 'Held constant',
  first: 'First measurement',
  second: 'Second measurement',
  measures: 'Measurements',
  items: 'Items',
  reversed: 'Reversed items',
}
const ONE: readonly Role[] = ['outcome', 'group', 'rows', 'columns', 'first', 'second']
const REVERSIBLE: readonly Plan['analysis'][] = ['reliability', 'scale-score']
const EVERYBODY = ''

type PlanDialogProps = {
  documentId: string
  plan: Plan
  onRun(plan: Plan, line: string): void
  onClose(): void
}

export default function PlanDialog({ documentId, plan, onRun, onClose }: PlanDialogProps) {
  const { card } = useCard(documentId)
  const [changed, setChanged] = useState(plan)
  const variables = card.state === 'here' ? (card.card.cards[0]?.variables ?? []) : []
  const shape = SHAPES.find((one) => one.includes(plan.analysis)) ?? [plan.analysis]
  const { items } = changed.roles
  // Which items ask the other way round can be said with a tap.
  const roles: Role[] = (Object.keys(changed.roles) as Role[]).filter((role) => role !== 'reversed')
  if (items && REVERSIBLE.includes(changed.analysis)) roles.push('reversed')
  const setRole = (role: Role, names: string[]) =>
    setChanged({ ...changed, roles: { ...changed.roles, [role]: names } })
  const run = () => {
    onClose()
    const columns = Object.values(changed.roles).flat().join(', ')
    onRun(changed, `${TITLES[changed.analysis]}: ${columns}`)
  }
  return (
    <Dialog open onClose={onClose} withX title="Change the analysis">
      {card.state === 'failed' && <Note kind="bad">{card.words}</Note>}
      <SelectField
        label="Analysis"
        value={changed.analysis}
        onChange={({ target }) => setChanged({ ...changed, analysis: target.value as Plan['analysis'] })}
      >
        {shape.map((one) => (
          <option key={one} value={one}>
            {TITLES[one]}
          </option>
        ))}
      </SelectField>
      {roles.map((role) => (
        <RoleField
          key={role}
          role={role}
          names={changed.roles[role] ?? []}
          variables={role === 'reversed' ? variables.filter(({ name }) => items?.includes(name)) : variables}
          onChange={(names) => setRole(role, names)}
        />
      ))}
      <RowsField plan={changed} variables={variables} onChange={setChanged} />
      <Button wide disabled={card.state !== 'here'} onClick={run}>
        Run it
      </Button>
    </Dialog>
  )
}

type RoleFieldProps = {
  role: Role
  names: readonly string[]
  variables: readonly CardVariable[]
  onChange(names: string[]): void
}

function RoleField({ role, names, variables, onChange }: RoleFieldProps) {
  // Those that are in the analysis stand first: a phone shows four.
  const [chosen] = useState(names)
  const ordered = variables.toSorted(
    (a, b) => Number(chosen.includes(b.name)) - Number(chosen.includes(a.name)),
  )
  if (ONE.includes(role))
    return (
      <SelectField
        label={ROLE_WORDS[role]}
        value={names[0] ?? ''}
        onChange={({ target }) => onChange([target.value])}
      >
        {variables.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
    )
  return (
    <fieldset className="data-choice">
      <legend>{ROLE_WORDS[role]}</legend>
      {ordered.map(({ name, label }) => (
        <Checkbox
          key={name}
          checked={names.includes(name)}
          onChange={({ target }) =>
            onChange(target.checked ? [...names, name] : names.filter((one) => one !== name))
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}

type RowsFieldProps = { plan: Plan; variables: readonly CardVariable[]; onChange(plan: Plan): void }

/** Only the rows of one group; figures that were chosen in words stay as they are. */
function RowsField({ plan, variables, onChange }: RowsFieldProps) {
  const [only] = plan.filter
  const choices = variables.flatMap(({ name, label, kind, levels }) =>
    kind === 'nominal' || kind === 'ordinal'
      ? levels.map((level) => ({
          key: JSON.stringify([name, level.value]),
          words: `${label}: ${level.label}`,
        }))
      : [],
  )
  const value = only && only.is === 'equal' ? JSON.stringify([only.variable, only.value]) : EVERYBODY
  const choose = (key: string) => {
    const [variable, level] = key === EVERYBODY ? [] : (JSON.parse(key) as [string, number])
    onChange({
      ...plan,
      filter: variable === undefined || level === undefined ? [] : [{ variable, is: 'equal', value: level }],
    })
  }
  return (
    <SelectField label="Which rows" value={value} onChange={({ target }) => choose(target.value)}>
      <option value={EVERYBODY}>All rows</option>
      {choices.map(({ key, words }) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}
