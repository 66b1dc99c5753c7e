import { Clock3 } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { useRefresh } from '#api-client/use-refresh.ts'
import { showNgwee } from '#kit/money.ts'
import { assistantOfPurchase } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Payment } from '../contract.ts'
import { stateWords } from '../rules/purchase-words.ts'
import { POLLING } from '../spec.ts'

type PendingPaymentsProps = { payments: readonly Payment[]; onLookAgain(): void }

/** Money that may be on its way comes first; the student need not press anything. */
export function PendingPayments({ payments, onLookAgain }: PendingPaymentsProps) {
  const pending = payments.filter(({ open, status }) => open || status === 'NEEDS_ATTENTION')
  useRefresh(onLookAgain, { wanted: pending.some(({ open }) => open), every: POLLING.every })
  return (
    <div role="status">
      {pending.length > 0 && (
        <section className="card stack pending" aria-labelledby="pending">
          <h2 id="pending">Waiting for a result</h2>
          {pending.some(({ open }) => open) && (
            <p className="sm muted">
              We keep checking, and your access opens automatically; please do not pay again.
            </p>
          )}
          <ul className="pendinglist">
            {pending.map((payment) => (
              <Pending key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Pending({ payment }: { payment: Payment }) {
  const id = assistantOfPurchase(payment.purchaseType)
  const { kind, words } = stateWords(payment.status)
  const { day, time } = dayAndTime(payment.createdAt)
  return (
    <li>
      {id && <Glyph of={id} className="gl" />}
      <span>
        <b>{payment.assistantName}</b>
        <small className="num">
          {payment.providerName} {payment.phone}, {day}, {time}
        </small>
        {payment.reason && <small className="whyfailed">{payment.reason.message}</small>}
      </span>
      <span className="pendingstate">
        <span className="cost">{showNgwee(payment.amountNgwee)}</span>
        <Chip kind={kind} icon={Clock3}>
          {words}
        </Chip>
      </span>
      {payment.open && id && (
        <Link className={buttonClass({ kind: 'quiet' })} to={paymentsPath(id)}>
          What to do on your phone<span className="sr">: {payment.assistantName}</span>
        </Link>
      )}
    </li>
  )
}
