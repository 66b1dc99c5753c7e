import { useState } from 'react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { useAccess } from '#capabilities/access/web/index.ts'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS, type Assistant, type AssistantId } from '#product/assistants.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Receipt } from '#ui/figures/receipt.tsx'
import { useNavigation } from '#ui/router/use-navigation.ts'
import type { readConfiguration } from '../contract.ts'
import { type Payer, preCheck } from '../rules/deposit-request.ts'
import { isProcessing } from '../rules/payment-flow.ts'
import type { PaymentFormState } from '../rules/payment-form.ts'
import { type Bought, buyMoreQuestion, receiptLines } from '../rules/what-is-bought.ts'
import { CALLS, OPENS_SOON } from '../spec.ts'
import { focusPhone, PaymentForm } from './payment-form.tsx'
import { PaymentModal } from './payment-modal.tsx'
import type { PaymentsApi } from './payments-api.ts'
import { TestBadge, TestNumbers } from './test-money.tsx'
import { usePayment } from './use-payment.ts'
import { usePaymentForm } from './use-payment-form.ts'
import { useSecondsSince } from './use-seconds-since.ts'

type PayForProps = {
  bought: Bought
  payer: Payer | undefined
  api: PaymentsApi
  /** The session has ended: to the log-in and back to this order. */
  onLogIn(typed: Pick<PaymentFormState, 'phone' | 'provider'>): void
}

/** The form, the receipt beside it, and the modal over both. */
export function PayFor({ bought, payer, api, onLogIn }: PayForProps) {
  const { assistant, purchaseType, price } = bought
  const { name, route, description }: Assistant = ASSISTANTS[assistant]
  const amount = ngwee(price)
  const providers = useQuery<typeof readConfiguration>(CALLS.readConfiguration)
  const configuration = providers.value
  const opensSoon = configuration?.opensSoon.includes(assistant)
  const { leaveFor, place } = useNavigation()
  const formHook = usePaymentForm(place.state)
  const { form, send } = formHook
  const { state, asked, pay, tryAgain } = usePayment(api, payer, purchaseType)
  const processing = isProcessing(state)
  const secondsPassed = useSecondsSince(processing ? asked?.since : undefined)
  const leave = () => leaveFor(route)
  const here = useAccess(assistant)
  const [isAsking, setIsAsking] = useState(false)
  const question = buyMore(assistant, here)

  const payNow = () => {
    const { phone, provider } = form
    if (!provider) return
    const checked = preCheck({ payer, online: navigator.onLine, phone })
    if (!checked.ok && checked.problem.code === 'invalid-phone') {
      send({ type: 'phone-refused' })
      focusPhone()
      return
    }
    if (question && !isAsking) {
      setIsAsking(true)
      return
    }
    setIsAsking(false)
    pay({ purchaseType, amount: price, provider, phone })
  }

  return (
    <>
      {configuration?.badge && <TestBadge>{configuration.badge}</TestBadge>}
      <QueryProblem of={providers} what="The list of providers" />
      <AlreadyYours assistant={assistant} here={here} />
      <div className="pay">
        <div className="stack roomy">
          {opensSoon ? (
            <Note>{OPENS_SOON}. You can try it without paying.</Note>
          ) : (
            <PaymentForm
              {...formHook}
              amount={amount}
              configuration={configuration}
              processing={processing}
              onPay={payNow}
            />
          )}
          {configuration && (
            <TestNumbers
              configuration={configuration}
              onFill={(phone, provider) => send({ type: 'filled', phone, provider })}
            />
          )}
        </div>
        <Receipt
          label="What you are buying"
          assistant={assistant}
          heading={name}
          sentence={configuration?.doesHere[assistant] ?? description}
          amount={amount}
          lines={receiptLines(assistant)}
        />
      </div>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={`You already have ${name}`}>
        <p>{question}</p>
        <div className="row">
          <Button onClick={payNow}>Buy more</Button>
          <Button kind="quiet" onClick={() => setIsAsking(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
      <PaymentModal
        state={state}
        waiting={{ paysWith: asked?.provider, phone: asked?.phone, secondsPassed }}
        provider={configuration?.providers.find(({ provider }) => provider === asked?.provider)}
        assistantName={name}
        amountNgwee={amount}
        onContinue={leave}
        onTryAgain={tryAgain}
        onLogIn={() => onLogIn({ phone: form.phone, provider: form.provider })}
      />
    </>
  )
}

type PayerAccess = ReturnType<typeof useAccess>

function buyMore(assistant: AssistantId, here: PayerAccess): string | undefined {
  if (here.name !== 'paid' || !here.access.validUntil) return undefined
  return buyMoreQuestion(assistant, here.access, dayAndTime(here.access.validUntil).day)
}

/** Prevents paying twice by mistake; a deliberate second purchase loses nothing, and this says so. */
function AlreadyYours({ assistant, here }: { assistant: AssistantId; here: PayerAccess }) {
  if (here.name !== 'paid') {
    if (!('problem' in here)) return null
    const value = 'access' in here ? here.access : undefined
    return (
      <QueryProblem of={{ ...here, value, problem: here.problem }} what="Whether you already have this" />
    )
  }
  const { name } = ASSISTANTS[assistant]
  const { validUntil } = here.access
  return (
    <Note>
      You already have {name}
      {validUntil && `, until ${dayAndTime(validUntil).day}`}. Paying again adds to what you have; you lose
      nothing.
    </Note>
  )
}
