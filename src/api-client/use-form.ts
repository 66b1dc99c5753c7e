import { type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Call } from '#contracts/call.ts'

/** The values of a form: the fields of its call's body, by the contract, and those that only the form has. */
export type FormValues<C extends Call, OnlyHere extends string = never> = {
  [Name in TextFieldOf<C> | OnlyHere]: string
}
type TextFieldOf<C extends Call> =
  C['body'] extends z.ZodType<unknown, infer Body> ? keyof Body & string : never

export type FormErrors<Values> = { [Name in keyof Values]?: string | undefined }

/** Why nothing came of it: at a field, or above the button when it belongs to none. */
export type FormRejection<Values, Refusal> = {
  errors?: FormErrors<Values>
  refusal?: Refusal | undefined
}

/**
 * One form, one submission at a time. `send` gets what was typed and says what was wrong with it; what it does not reset
 * keeps what was typed, and the first field with a mistake takes the focus.
 */
export function useForm<Values extends Record<string, string>, Refusal = never>(
  names: readonly (keyof Values & string)[],
  send: (values: Values, form: HTMLFormElement) => Promise<FormRejection<Values, Refusal> | undefined>,
) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  const [refusal, setRefusal] = useState<Refusal>()
  // State updates too late for two presses within one frame.
  const sending = useRef(false)

  function reject({ errors = {}, refusal }: FormRejection<Values, Refusal>, form?: HTMLFormElement) {
    setErrors(errors)
    setRefusal(refusal)
    const first = form?.elements.namedItem(names.find((name) => errors[name]) ?? '')
    if (first instanceof HTMLElement) first.focus()
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    sending.current = true
    setBusy(true)
    reject({})
    try {
      const typed = new FormData(form)
      const values = Object.fromEntries(names.map((name) => [name, textIn(typed, name)])) as Values
      const rejection = await send(values, form)
      if (rejection) reject(rejection, form)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** A mistake goes with the next key in its field. */
  const clear = (...edited: (keyof Values)[]) =>
    setErrors((before) => (edited.some((name) => before[name]) ? {} : before))

  return { busy, errors, refusal, onSubmit, clear }
}

/** A form field as text; our forms read this way contain no files. */
export const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
