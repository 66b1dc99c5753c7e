import { FlaskConical } from 'lucide-react'
import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { PaymentsConfiguration } from '../contract.ts'

/** Always shown if no real money moves, so that a test is never taken for a payment, or the reverse. */
export function TestBadge({ children }: { children: string }) {
  return (
    <p className="testbadge">
      <Icon of={FlaskConical} />
      {children}
    </p>
  )
}

type TestNumbersProps = {
  configuration: PaymentsConfiguration
  onFill(phone: string, provider: ProviderId): void
}

/** The published test numbers and what each of them does; pressing one fills the form. */
export function TestNumbers({ configuration, onFill }: TestNumbersProps) {
  const { testNumbers, phoneSimulator } = configuration
  if (testNumbers.length === 0 && !phoneSimulator) return null
  return (
    <details className="testnumbers">
      <summary className="sm">Test numbers</summary>
      <ul className="testlist">
        {testNumbers.map(({ phone, provider, outcome }) =>
          isProvider(provider) ? (
            <li key={phone}>
              <button type="button" className="testnumber" onClick={() => onFill(phone, provider)}>
                <span className="num">{phone}</span>
                <small>
                  {PROVIDERS[provider].name}: {outcome}
                </small>
              </button>
            </li>
          ) : null,
        )}
      </ul>
      {phoneSimulator && (
        <p className="sm">
          Any other number waits for you in the{' '}
          <a href={phoneSimulator} target="_blank" rel="noreferrer">
            phone simulator
          </a>
          .
        </p>
      )}
    </details>
  )
}

const isProvider = (id: string): id is ProviderId => Object.hasOwn(PROVIDERS, id)
