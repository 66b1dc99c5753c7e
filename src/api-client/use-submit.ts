import { type SubmitEvent, useRef, useState } from 'react'

/** One submission at a time. `send` reads the form; fields it does not reset keep what was typed. */
export function useSubmit(send: (fields: FormData, form: HTMLFormElement) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  // State updates too late for two presses within one frame.
  const sending = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    sending.current = true
    setBusy(true)
    try {
      await send(new FormData(form), form)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { busy, onSubmit }
}

/** A form field as text; our forms read this way contain no files. */
export const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
