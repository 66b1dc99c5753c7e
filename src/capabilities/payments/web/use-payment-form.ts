import { useReducer } from 'react'
import { disagreement, formBrought, nextPaymentForm } from '../rules/payment-form.ts'

export function usePaymentForm(brought: unknown) {
  const [form, send] = useReducer(nextPaymentForm, brought, formBrought)
  return { form, disagreement: disagreement(form), send }
}
export type PaymentFormHook = ReturnType<typeof usePaymentForm>
