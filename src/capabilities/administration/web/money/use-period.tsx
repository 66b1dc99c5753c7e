import { SelectField } from '#ui/forms/select-field.tsx'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import { isPeriod, PERIODS, spanOf } from './periods.ts'

/** The span of days that the address asks for, and the field that chooses another. */
export function usePeriod() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('period')
  const period = isPeriod(asked) ? asked : 'month'
  const span = spanOf(period, new Date())
  const field = (
    <SelectField label="Period" value={period} onChange={(event) => setQuery({ period: event.target.value })}>
      {Object.entries(PERIODS).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
  return { span, field }
}
