import './purchases-screen.css'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { listPurchases } from '#capabilities/access/contract.ts'
import { CALLS as ACCESS_CALLS } from '#capabilities/access/spec.ts'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import type { listPayments } from '../contract.ts'
import { CALLS } from '../spec.ts'
import { PastPayments } from './past-payments.tsx'
import { PendingPayments } from './pending-payments.tsx'
import { PurchaseCards } from './purchase-cards.tsx'
import { ReceiptView } from './receipt-view.tsx'

export default function PurchasesScreen() {
  const [query] = useSearchParams()
  const receipt = query.get('receipt')
  return <div className="in purchases-screen">{receipt ? <ReceiptView id={receipt} /> : <Overview />}</div>
}

function Overview() {
  const purchases = useQuery<typeof listPurchases>(ACCESS_CALLS.listPurchases)
  const payments = useQuery<typeof listPayments>(CALLS.listPayments)
  const lookAgain = () => {
    purchases.refetch()
    payments.refetch()
  }
  return (
    <>
      <div className="head">
        <div>
          <h1>Purchases</h1>
          <p>What you have bought, what you have left, and every payment with its receipt.</p>
        </div>
      </div>
      {payments.value && <PendingPayments payments={payments.value.payments} onLookAgain={lookAgain} />}
      <section className="stack" aria-labelledby="yours">
        <h2 id="yours">Unlocked</h2>
        <QueryView of={purchases}>{(value) => <PurchaseCards purchases={value.purchases} />}</QueryView>
      </section>
      <section className="stack" aria-labelledby="paid">
        <h2 id="paid">Payments</h2>
        <QueryView of={payments}>{(value) => <PastPayments payments={value.payments} />}</QueryView>
      </section>
    </>
  )
}
