/** The form of the payments screen: a number, a provider, and whether the two agree. */
import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import { SAYS } from '../spec.ts'
import { COUNTRY_CODE, isPayablePhone, providerOfPhone, tidyPhone } from './phone-number.ts'

export type PaymentFormState = {
  phone: string
  provider: ProviderId | undefined
  /** A manual choice is never overruled by the number. */
  byHand: boolean
  /** Shown on leaving the field, cleared with the next key. */
  error: string | undefined
}

export type PaymentFormEvent =
  | { type: 'phone-typed'; text: string }
  | { type: 'phone-left' }
  | { type: 'provider-chosen'; provider: ProviderId }
  | { type: 'filled'; phone: string; provider: ProviderId }
  | { type: 'phone-refused' }

export const emptyPaymentForm: PaymentFormState = {
  phone: '',
  provider: undefined,
  byHand: false,
  error: undefined,
}

/** Restores the form, typed before the session ended, after a log-in. */
export function formBrought(state: unknown): PaymentFormState {
  const { phone, provider } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Partial<PaymentFormState>
  if (typeof phone !== 'string') return emptyPaymentForm
  return { ...emptyPaymentForm, phone, provider, byHand: provider !== undefined }
}

export function nextPaymentForm(form: PaymentFormState, event: PaymentFormEvent): PaymentFormState {
  switch (event.type) {
    case 'phone-typed': {
      const phone = tidyPhone(event.text)
      const provider = form.byHand ? form.provider : (providerOfPhone(phone) ?? form.provider)
      return { ...form, phone, provider, error: undefined }
    }
    case 'phone-left':
      return form.phone && !isPayablePhone(form.phone) ? { ...form, error: SAYS.invalidPhone } : form
    case 'provider-chosen':
      return { ...form, provider: event.provider, byHand: true }
    case 'filled':
      return { phone: event.phone, provider: event.provider, byHand: false, error: undefined }
    case 'phone-refused':
      return { ...form, error: SAYS.invalidPhone }
  }
}

export type Disagreement = { provider: ProviderId; words: string }

/** Number and provider belong to different operators: said at once, because the payment would fail. */
export function disagreement({ phone, provider }: PaymentFormState): Disagreement | undefined {
  const owner = providerOfPhone(phone)
  if (!owner || !provider || owner === provider) return undefined
  const prefix = phone.slice(COUNTRY_CODE.length, COUNTRY_CODE.length + 3)
  return {
    provider: owner,
    words: `Numbers starting with ${prefix} belong to ${PROVIDERS[owner].name}, but you chose ${PROVIDERS[provider].name}.`,
  }
}
