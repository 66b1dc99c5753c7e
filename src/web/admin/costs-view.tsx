import { useQuery } from '../navigation/use-query.ts'
import { SelectField } from '../ui/select-field.tsx'
import { AdminHead } from './admin-head.tsx'
import { CostsPanel } from './costs-panel.tsx'
import { isPeriod, PERIODS, spanOf } from './periods.ts'

export function CostsView() {
  const [query, setQuery] = useQuery()
  const asked = query.get('period')
  const period = isPeriod(asked) ? asked : 'month'
  return (
    <>
      <AdminHead title="Costs" sentence="What the engines cost, against what the assistants earned.">
        <SelectField
          label="Period"
          value={period}
          onChange={(event) => setQuery({ period: event.target.value })}
        >
          {Object.entries(PERIODS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </AdminHead>
      <CostsPanel query={new URLSearchParams(spanOf(period, new Date())).toString()} />
    </>
  )
}
