import { Download, Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { textIn } from '#api-client/use-form.ts'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { depositState } from '../admin-words.ts'
import type { ListHook } from './use-list.ts'

const STATUSES = [
  'ACCEPTED',
  'PROCESSING',
  'IN_RECONCILIATION',
  'COMPLETED',
  'FAILED',
  'REJECTED',
  'NEEDS_ATTENTION',
] as const

const STATUS_WORDS: Partial<Record<(typeof STATUSES)[number], string>> = {
  PROCESSING: 'Being confirmed at the operator',
  IN_RECONCILIATION: 'Being reconciled at pawaPay',
}

type ListFiltersProps = Pick<ListHook<unknown>, 'query' | 'change'> & {
  searchLabel: string
  withMoney?: boolean | undefined
  withStatus?: boolean | undefined
  /** The same list as a file. */
  csv?: string | undefined
}

export function ListFilters(props: ListFiltersProps) {
  const { query, change, csv, searchLabel, withMoney, withStatus } = props
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ q: textIn(new FormData(event.currentTarget), 'q').trim() })
  }
  const choose = (name: string) => ({
    value: query.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <div className="filters">
      <form onSubmit={search} className="searching">
        <Field
          key={query.get('q')}
          name="q"
          type="search"
          label={searchLabel}
          maxLength={100}
          defaultValue={query.get('q') ?? ''}
        />
        <Button type="submit" kind="line" icon={Search}>
          Search
        </Button>
      </form>
      {withStatus && (
        <SelectField label="State" {...choose('status')}>
          <option value="">Any</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_WORDS[status] ?? depositState({ status, refunded: 'no' }).words}
            </option>
          ))}
        </SelectField>
      )}
      {withMoney && (
        <>
          <SelectField label="Assistant" {...choose('purchaseType')}>
            <option value="">Any</option>
            {assistantIds.map((id) => (
              <option key={id} value={ASSISTANTS[id].purchase.purchaseType}>
                {ASSISTANTS[id].name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Paid with" {...choose('provider')}>
            <option value="">Any</option>
            {providerIds.map((id) => (
              <option key={id} value={id}>
                {PROVIDERS[id].name}
              </option>
            ))}
          </SelectField>
          <Field label="From" type="date" {...choose('from')} />
          <Field label="To" type="date" {...choose('to')} />
        </>
      )}
      {csv && <CsvLink href={csv} />}
    </div>
  )
}

export const CsvLink = ({ href }: { href: string }) => (
  <a className={buttonClass({ kind: 'line' })} href={href} download>
    <Icon of={Download} />
    CSV
  </a>
)
