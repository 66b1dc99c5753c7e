import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { assistantOfPurchase } from '#product/assistants.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Receipt } from '#ui/figures/receipt.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Payment, ReceiptFacts, readPayment } from '../contract.ts'
import { CALLS } from '../spec.ts'

/** One receipt on a separate page, for screen and print. */
export function ReceiptView({ id }: { id: string }) {
  const asked = useQuery<typeof readPayment>(CALLS.readPayment, { params: { id } })
  return (
    <>
      <div className="head no-print">
        <h1>Receipt</h1>
        <Link className={buttonClass({ kind: 'quiet' })} to="/purchases">
          All purchases
        </Link>
      </div>
      <QueryView of={asked}>
        {({ payment }) =>
          payment.receipt ? (
            <PrintedReceipt payment={payment} facts={payment.receipt} />
          ) : (
            <Note>There is no receipt yet: you get one when the payment is completed.</Note>
          )
        }
      </QueryView>
    </>
  )
}

function PrintedReceipt({ payment, facts }: { payment: Payment; facts: ReceiptFacts }) {
  return (
    <div className="printed stack roomy">
      <Wordmark title="Weekbe4" className="printlogo" />
      {facts.testMoney && <Note kind="warn">Test payment, no real money.</Note>}
      <Receipt
        label={`Receipt ${facts.number}`}
        assistant={assistantOfPurchase(payment.purchaseType)}
        heading={payment.assistantName}
        sentence={facts.description === payment.assistantName ? undefined : facts.description}
        amount={facts.amountNgwee}
        lines={receiptFacts(facts)}
      />
      <Button className="no-print" icon={Printer} onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}

const dateAndTime = (iso: string) => {
  const { day, time } = dayAndTime(iso)
  return `${day}, ${time}`
}

function receiptFacts(facts: ReceiptFacts): { term: string; words: ReactNode }[] {
  const { providerTransactionId, validFrom, validUntil, refundedAt } = facts
  return [
    { term: 'Receipt', words: facts.number },
    { term: 'Paid on', words: dateAndTime(facts.paidAt) },
    { term: 'Paid by', words: facts.paidBy },
    { term: 'Paid with', words: `${facts.providerName} ${facts.phone}` },
    ...(providerTransactionId ? [{ term: 'Operator’s reference', words: providerTransactionId }] : []),
    { term: 'Includes', words: facts.offer },
    ...(validFrom ? [{ term: 'Valid from', words: dateAndTime(validFrom) }] : []),
    ...(validUntil ? [{ term: 'Valid until', words: dateAndTime(validUntil) }] : []),
    { term: 'Renews', words: 'No' },
    ...(refundedAt ? [{ term: 'Refunded on', words: dateAndTime(refundedAt) }] : []),
  ]
}
