import { Check, Clock3, X } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { showNgwee } from '#kit/money.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { type StackedColumn, StackedTable } from '#ui/figures/stacked-table.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Payment } from '../contract.ts'
import { stateWords } from '../rules/purchase-words.ts'

const ICONS = { ok: Check, warn: Clock3, bad: X, info: Clock3 } as const

const COLUMNS: StackedColumn<Payment>[] = [
  {
    head: 'When',
    place: 'c',
    numeric: true,
    cell: ({ createdAt }) => {
      const { day, time } = dayAndTime(createdAt)
      return `${day}, ${time}`
    },
  },
  {
    head: 'Assistant',
    place: 'a',
    cell: ({ assistantName, reason }) => (
      <>
        {assistantName}
        {reason && <small className="whyfailed">{reason.message}</small>}
      </>
    ),
  },
  {
    head: 'Paid with',
    place: 'b',
    numeric: true,
    cell: ({ providerName, phone }) => (
      <>
        {providerName} <small className="muted">{phone}</small>
      </>
    ),
  },
  {
    head: 'Status',
    place: 's',
    cell: (payment) => <PaymentState payment={payment} />,
  },
  {
    head: 'Amount',
    place: 'm',
    right: true,
    numeric: true,
    cell: ({ amountNgwee }) => <span className="cost">{showNgwee(amountNgwee)}</span>,
  },
  {
    head: 'Receipt',
    place: 'd',
    right: true,
    cell: ({ id, receipt }) =>
      receipt ? (
        <Link className="nowrap" to={`/purchases?receipt=${encodeURIComponent(id)}`}>
          <span className="sr">Receipt </span>
          {receipt.number}
        </Link>
      ) : (
        <span className="muted">None</span>
      ),
  },
]

function PaymentState({ payment: { status, open, receipt } }: { payment: Payment }) {
  const { kind, words } = stateWords(status, open)
  if (receipt?.refundedAt) return <Chip kind="info">Refunded</Chip>
  return (
    <Chip kind={kind} icon={ICONS[kind]}>
      {words}
    </Chip>
  )
}

export function PastPayments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return <p className="muted">You have not made any payments yet.</p>
  return (
    <StackedTable label="Your payments" columns={COLUMNS} rows={payments} rowKey={(payment) => payment.id} />
  )
}
