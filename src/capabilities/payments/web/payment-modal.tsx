import { showNgwee } from '#kit/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Spinner } from '#ui/progress/spinner.tsx'
import { Link } from '#ui/router/link.tsx'
import type { ProviderState } from '../contract.ts'
import { isLate, isProcessing, type PaymentState } from '../rules/payment-flow.ts'
import { SAYS, TITLES } from '../spec.ts'
import { FailedPicture, PaidPicture } from './outcome-pictures.tsx'
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
          You can see it among <Link to="/purchases">your purchases</Link>.
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
    We go on checking. Access opens by itself; do not pay again. You can see it among{' '}
    <Link to="/purchases">your purchases</Link>.
  </p>
)
