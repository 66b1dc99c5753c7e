import { useReducer } from 'react'
import { disagreement, emptyPaymentForm, nextPaymentForm } from '../rules/payment-form.ts'

export function usePaymentForm() {
  const [form, send] = useReducer(nextPaymentForm, emptyPaymentForm)
  return { form, disagreement: disagreement(form), send }
}
export type PaymentFormHook = ReturnType<typeof usePaymentForm>
