import type { ProviderState } from '../contract.ts'
import { providerName } from './use-payment.ts'

export type Waiting = {
  /** The provider's id. */
  paysWith: string | undefined
  phone: string | undefined
  secondsPassed: number
  offline: boolean
}

type WaitingWordsProps = Waiting & {
  provider: ProviderState | undefined
  /** The operator has been asked; before that there is nothing on the phone to look for. */
  asked: boolean
}

/** The prompt usually arrives within five seconds; help is shown once it is later than that. */
const HELP_AFTER_SECONDS = 10

/** Instructions for the phone while the payment is pending. */
export function WaitingWords(props: WaitingWordsProps) {
  const { paysWith, phone, secondsPassed, offline, provider, asked } = props
  if (offline)
    return (
      <p className="sm muted" role="status">
        This device is offline. We check again as soon as it is back; the payment itself continues.
      </p>
    )
  if (!asked)
    return <p className="sm muted">Checking the connection and contacting your mobile money operator.</p>
  const name = providerName(paysWith)
  return (
    <>
      <p className="muted sm">
        Look at your phone{phone && <span className="num"> {phone}</span>} and enter your {name} PIN.
        {provider?.nameDisplayedToCustomer && (
          <>
            {' '}
            The request comes from <b>{provider.nameDisplayedToCustomer}</b>.
          </>
        )}{' '}
        This can take a few minutes. Please keep this page open.
      </p>
      {secondsPassed >= HELP_AFTER_SECONDS && <NothingOnThePhone name={name} provider={provider} />}
      <p className="xs muted num" aria-hidden="true">
        {passedWords(secondsPassed)}
      </p>
    </>
  )
}

function NothingOnThePhone({ name, provider }: { name: string; provider: ProviderState | undefined }) {
  const steps = provider?.pinPromptRevivable ? provider.pinSteps : []
  return (
    <div className="revive">
      <p className="sm">
        <b>Nothing on the phone yet?</b>
      </p>
      {steps.length > 0 ? (
        <ol className="sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p className="sm muted">
          Check that it is switched on and has signal, and that the number is yours and has a {name} wallet.
        </p>
      )}
    </div>
  )
}

export function passedWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `Waiting for ${minutes} min ${seconds % 60} s` : `Waiting for ${seconds} s`
}
