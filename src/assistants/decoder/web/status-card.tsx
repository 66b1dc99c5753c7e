import { CalendarX2, Check, CircleDashed, FileStack } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Cost } from '#ui/figures/price.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { UsageBar } from '#ui/progress/usage-bar.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Subscription } from '../rules/screen/subscription.ts'

/** The payment status: none, active, expired or limit reached, with the sentence that goes with it. */
export function StatusCard({ subscription }: { subscription: Subscription }) {
  return (
    <section className="card stack status-card" aria-labelledby="decoder-status">
      <div className="row between">
        <h2 id="decoder-status">Your subscription</h2>
        <StateChip subscription={subscription} />
      </div>
      <StatusWords subscription={subscription} />
    </section>
  )
}

function StateChip({ subscription: { name } }: { subscription: Subscription }) {
  if (name === 'active')
    return (
      <Chip kind="ok" icon={Check}>
        Active
      </Chip>
    )
  if (name === 'expired')
    return (
      <Chip kind="warn" icon={CalendarX2}>
        Expired
      </Chip>
    )
  if (name === 'limit-reached')
    return (
      <Chip kind="warn" icon={FileStack}>
        Limit reached
      </Chip>
    )
  return name === 'none' ? <Chip icon={CircleDashed}>None</Chip> : null
}

function StatusWords({ subscription }: { subscription: Subscription }): ReactNode {
  if (subscription.name === 'checking') return <Skeleton lines={2} label="Checking your subscription" />
  if (subscription.name === 'unknown') return <p className="sm muted">Not available at the moment.</p>
  if (subscription.name !== 'active')
    return (
      <>
        <p className="sm">{subscription.sentence}</p>
        <Subscribe expired={subscription.name === 'expired'} />
      </>
    )
  const { used, of, until } = subscription
  return (
    <>
      <UsageBar
        label="Uploads used this month"
        used={used}
        of={of}
        words={`${used} of ${of} uploads used this month`}
      />
      <p className="sm muted num">
        {until ? `Until ${dayAndTime(until).day}. ` : ''}Each analysis uses one upload. Nothing renews
        automatically.
      </p>
    </>
  )
}

function Subscribe({ expired }: { expired: boolean }) {
  const { offer, prices } = ASSISTANTS.decoder
  return (
    <>
      <Link className={buttonClass({ kind: 'copper', wide: true })} to={paymentsPath('decoder')}>
        {expired ? 'Renew' : 'Subscribe'} for <Cost amount={ngwee(prices.charged)} />
      </Link>
      <p className="xs muted">{offer}. Nothing renews automatically.</p>
    </>
  )
}
