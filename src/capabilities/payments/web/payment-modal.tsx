import { showNgwee } from '#kit/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import { Link } from '#ui/router/link.tsx'
import type { ProviderState } from '../contract.ts'
import { isLate, isProcessing, type PaymentState } from '../rules/payment-flow.ts'
import { SAYS, TITLES } from '../spec.ts'
import { type Waiting, WaitingWords } from './waiting-words.tsx'

type PaymentModalProps = {
  state: PaymentState
  waiting: Omit<Waiting, 'offline'>
  provider: ProviderState | undefined
  assistantName: string
  amountNgwee: number
  onContinue(): void
  onTryAgain(): void
  onLogIn(): void
}

/** Progress and outcome of a payment, over the form it came from. */
export function PaymentModal(props: PaymentModalProps) {
  const { state, waiting, provider, assistantName, amountNgwee, onContinue, onTryAgain, onLogIn } = props
  if (isProcessing(state))
    return (
      // Leaving now would not stop the payment, only hide its outcome.
      <Dialog key="pending" open closable={false} title={SAYS.processing} picture={<Spinner />} centred>
        <WaitingWords
          {...waiting}
          provider={provider}
          offline={state.name === 'waiting' && state.offline}
          asked={state.name !== 'checking' && state.name !== 'requesting'}
        />
      </Dialog>
    )
  if (state.name === 'paid')
    return (
      <Dialog key="paid" open onClose={onContinue} title={TITLES.success} picture={<PaidPicture />} centred>
        <p role="status">{SAYS.succeeded}</p>
        <p className="sm muted num">
          {showNgwee(amountNgwee)} · {assistantName}
          {state.receiptNumber && ` · receipt ${state.receiptNumber}`}
        </p>
        <Button big wide onClick={onContinue}>
          Continue
        </Button>
      </Dialog>
    )
  if (state.name === 'unpaid')
    return (
      <Dialog
        key="unpaid"
        open
        onClose={onTryAgain}
        title={TITLES.failed}
        picture={<FailedPicture />}
        centred
      >
        <p role="alert">{state.message}</p>
        {state.reason && <p className="sm muted">{state.reason}</p>}
        {isLate(state) && <GoesOn />}
        {state.signedOut ? (
          <Button big wide onClick={onLogIn}>
            Log in
          </Button>
        ) : (
          <Button big wide onClick={onTryAgain}>
            Try Again
          </Button>
        )}
      </Dialog>
    )
  if (state.name === 'held')
    return (
      <Dialog key="held" open onClose={onTryAgain} title={TITLES.held} picture={<FailedPicture />} centred>
        <p role="status">{state.words}</p>
        <p className="sm muted">
          You can see it in <Link to="/purchases">your purchases</Link>.
        </p>
        <Button big wide onClick={onTryAgain}>
          Close
        </Button>
      </Dialog>
    )
  return null
}

const GoesOn = () => (
  <p className="sm muted">
    We keep checking, and your access opens automatically; please do not pay again. You can see it in{' '}
    <Link to="/purchases">your purchases</Link>.
  </p>
)

/** A seal, and a warning sign: the words beneath say the same. */
const PaidPicture = () => (
  <svg viewBox="0 0 96 96" width="88" aria-hidden="true">
    <circle
      cx="48"
      cy="48"
      r="45"
      fill="none"
      stroke="var(--ill-2)"
      strokeWidth="5"
      strokeDasharray="5 6.78"
    />
    <circle cx="48" cy="48" r="36" fill="var(--ill-1)" />
    <path d="M32 49l11 11 21-23" fill="none" stroke="var(--ill-3)" strokeWidth="7" />
  </svg>
)

const FailedPicture = () => (
  <svg viewBox="0 0 96 96" width="88" aria-hidden="true">
    <path d="M48 8l42 76H6z" fill="var(--danger)" />
    <path d="M48 36v22M48 67v7" stroke="var(--raised)" strokeWidth="7" fill="none" />
  </svg>
)
