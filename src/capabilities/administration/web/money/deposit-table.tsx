import { Check, Clock3, TriangleAlert, X } from 'lucide-react'
import { showNgwee } from '#kit/money.ts'
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import type { LucideIcon } from '#ui/pictures/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import type { DepositRow } from '../../contract.ts'
import { depositState, type StateChip, whenShort } from '../admin-words.ts'

const ICONS: Partial<Record<ChipKind, LucideIcon>> = { ok: Check, warn: Clock3, bad: X, info: TriangleAlert }

export const StateOf = ({ kind, words }: StateChip) => (
  <Chip kind={kind} icon={ICONS[kind]}>
    {words}
  </Chip>
)

const COLUMNS: StackedColumn<DepositRow>[] = [
  {
    head: 'When',
    place: 'c',
    numeric: true,
    cell: ({ id, createdAt }) => (
      <Link className="nowrap" to={`/admin/deposits/${encodeURIComponent(id)}`}>
        {whenShort(createdAt)}
        <span className="sr">, the whole history</span>
      </Link>
    ),
  },
  {
    head: 'Who',
    place: 'a',
    cell: ({ userName, userEmail }) => (
      <>
        {userName}
        <small className="under">{userEmail ?? 'Account deleted'}</small>
      </>
    ),
  },
  { head: 'Assistant', place: 'b', cell: ({ assistantName }) => assistantName },
  {
    head: 'Paid with',
    place: 'd',
    numeric: true,
    cell: ({ providerName, phone }) => (
      <>
        {providerName}
        {phone && <small className="under">{phone}</small>}
      </>
    ),
  },
  {
    head: 'State',
    place: 's',
    cell: (deposit) => (
      <>
        <StateOf {...depositState(deposit)} />
        {deposit.failureCode && <small className="under">{deposit.failureCode}</small>}
      </>
    ),
  },
  {
    head: 'Sum',
    place: 'm',
    right: true,
    numeric: true,
    cell: ({ amountNgwee }) => <span className="cost">{showNgwee(amountNgwee)}</span>,
  },
]

export const DepositTable = ({ label, deposits }: { label: string; deposits: readonly DepositRow[] }) => (
  <StackedTable label={label} columns={COLUMNS} rows={deposits} rowKey={({ id }) => id} />
)
