import { ShieldCheck } from 'lucide-react'
import type { ClipboardEvent, FocusEvent, SubmitEvent } from 'react'
import { type Ngwee, showNgwee } from '#kit/money.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import { PhoneField } from '#ui/forms/phone-field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { PaymentsConfiguration, ProviderState } from '../contract.ts'
import { PHONE_MAX_LENGTH } from '../rules/phone-number.ts'
import type { PaymentFormHook } from './use-payment-form.ts'

const PHONE_ID = 'payment-phone'

type PaymentFormProps = PaymentFormHook & {
  amount: Ngwee
  configuration: PaymentsConfiguration | undefined
  processing: boolean
  onPay(): void
}

export function PaymentForm(props: PaymentFormProps) {
  const { form, disagreement, send, amount, configuration, processing, onPay } = props
  const stateOf = (id: string) => configuration?.providers.find(({ provider }) => provider === id)
  const closed = form.provider ? stateOf(form.provider)?.status === 'CLOSED' : false
  const unavailable = configuration?.unavailable

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!processing) onPay()
  }
  // The length limit would cut '+260 97 123 4567' before its last digits arrive.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    send({ type: 'phone-typed', text: event.clipboardData.getData('text') })
  }
  // An error appearing on blur would push Pay Now from under the thumb; the press validates anyway.
  const leaving = (event: FocusEvent<HTMLInputElement>) => {
    if (!(event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit'))
      send({ type: 'phone-left' })
  }
  return (
    <form className="stack roomy" noValidate onSubmit={submit}>
      <div className="stack">
        <ChoiceCards
          legend="Pay with"
          variant="provider"
          single
          value={form.provider}
          onChoose={(provider) => send({ type: 'provider-chosen', provider })}
          disabled={processing}
          choices={providerIds.map((id) => ({
            value: id,
            name: PROVIDERS[id].name,
            picture: PROVIDERS[id].name[0],
            words: `Numbers starting with ${PROVIDERS[id].prefixes.join(', ')}`,
          }))}
        />
        <ProviderNotices providers={configuration?.providers ?? []} />
      </div>
      <div className="stack">
        <PhoneField
          id={PHONE_ID}
          name="phone"
          label="Mobile money number"
          placeholder="260961234567"
          maxLength={PHONE_MAX_LENGTH}
          hint="Starts with 26, for example 260961234567. The payment request goes to this phone."
          value={form.phone}
          error={form.error}
          disabled={processing}
          onChange={(event) => send({ type: 'phone-typed', text: event.target.value })}
          onPaste={paste}
          onBlur={leaving}
        />
        <div role="status" className="disagreement">
          {disagreement && (
            <Note
              kind="warn"
              actions={
                <Button
                  kind="quiet"
                  onClick={() => send({ type: 'provider-chosen', provider: disagreement.provider })}
                >
                  Use {PROVIDERS[disagreement.provider].name}
                </Button>
              }
            >
              {disagreement.words}
            </Note>
          )}
        </div>
      </div>
      <div className="stack tight">
        {unavailable && <Note kind="bad">{unavailable}</Note>}
        <Button
          type="submit"
          kind="copper"
          big
          wide
          className="pay-now"
          disabled={processing || !form.provider || !form.phone || closed || Boolean(unavailable)}
        >
          Pay Now · {showNgwee(amount)}
        </Button>
        <p className="xs muted powered">
          <Icon of={ShieldCheck} />
          Payment is powered by pawaPay. Enter your PIN only on your own phone, never here.
        </p>
      </div>
    </form>
  )
}

function ProviderNotices({ providers }: { providers: readonly ProviderState[] }) {
  return providers
    .filter(({ status, notice }) => (status === 'CLOSED' || status === 'DELAYED') && notice)
    .map(({ provider, status, notice }) => (
      <Note key={provider} kind={status === 'CLOSED' ? 'bad' : 'warn'}>
        {notice}
      </Note>
    ))
}

/** Moves focus to the number after it was refused. */
export const focusPhone = () => document.getElementById(PHONE_ID)?.focus()
