import { dayAndTime } from '#api-client/date-and-time.ts'
import type { Purchase } from '#capabilities/access/contract.ts'
import { ASSISTANTS, assistantOfPurchase } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import emptyPayments from '#ui/art/empty-payments.svg?raw'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { UsageBar } from '#ui/progress/usage-bar.tsx'
import { Link } from '#ui/router/link.tsx'
import { daysLeft, daysLeftWords, endWords, leftWords } from '../rules/purchase-words.ts'

export function PurchaseCards({ purchases }: { purchases: readonly Purchase[] }) {
  const open = purchases.filter(({ state }) => state !== 'ended')
  const ended = purchases.filter(({ state }) => state === 'ended')
  if (purchases.length === 0)
    return (
      <EmptyState
        drawing={emptyPayments}
        heading="Nothing bought yet"
        sentence="You can try every assistant first. Those you unlock are listed here, with what you have left."
        action={
          <Link className={buttonClass({ kind: 'line' })} to="/payments">
            See the seven assistants
          </Link>
        }
      />
    )
  return (
    <>
      {open.length > 0 ? (
        <ul className="bought">
          {open.map((purchase) => (
            <PurchaseCard key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      ) : (
        <p className="muted">You have no active purchases.</p>
      )}
      {ended.length > 0 && (
        <details>
          <summary>Ended ({ended.length})</summary>
          <ul className="ended">
            {ended.map((purchase) => (
              <EndedPurchase key={purchase.id} purchase={purchase} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const id = assistantOfPurchase(purchase.AIType)
  if (!id) return null
  const { name, route } = ASSISTANTS[id]
  const { allowance, validFrom, validUntil, state, testMoney, grantReason } = purchase
  const words = leftWords(purchase)
  const days = daysLeft(purchase, new Date())
  return (
    <li className="card">
      <div className="boughthead">
        <Glyph of={id} className="gl" />
        <div>
          <h3>{name}</h3>
          <p className="row tight">
            {state === 'live' ? <Chip kind="ok">Open</Chip> : <Chip kind="info">Not started yet</Chip>}
            {testMoney && <Chip kind="warn">Test money</Chip>}
            {grantReason && <Chip>A gift</Chip>}
          </p>
        </div>
      </div>
      {allowance && words && (
        <UsageBar
          label={`What you have left of ${name}`}
          used={allowance.limit - allowance.used}
          of={allowance.limit}
          words={words}
        />
      )}
      <p className="sm muted num">
        {state === 'waiting' && validFrom && `Starts on ${dayAndTime(validFrom).day}. `}
        {validUntil &&
          `Until ${dayAndTime(validUntil).day}, ${dayAndTime(validUntil).time}${state === 'live' && days !== undefined ? `: ${daysLeftWords(days)}` : ''}. `}
        Nothing renews automatically.
      </p>
      {state === 'live' && (
        <Link className={buttonClass({ kind: 'line' })} to={route}>
          Open {name}
        </Link>
      )}
    </li>
  )
}

function EndedPurchase({ purchase }: { purchase: Purchase }) {
  const id = assistantOfPurchase(purchase.AIType)
  if (!id) return null
  return (
    <li>
      <span>
        <b>{ASSISTANTS[id].name}</b>
        <small className="num">
          {endWords(purchase)}
          {purchase.endedAt && `, ${dayAndTime(purchase.endedAt).day}`}
        </small>
      </span>
      <Link to={paymentsPath(id)}>
        Buy again<span className="sr">: {ASSISTANTS[id].name}</span>
      </Link>
    </li>
  )
}
