import { useState } from 'react'
import {
  beginSending,
  type SendingEvent,
  sendingFlow,
  type UploadProgress,
} from '#capabilities/documents/index.ts'
import { useOneSending } from '#capabilities/documents/web/index.ts'
import type { OnePresentation } from '../../contract.ts'
import { SAYS } from '../../spec.ts'

/** Sends one template at a time; a lost connection costs only waiting. */
export function useTemplate(id: string, onTaken: (deck: OnePresentation) => void) {
  const [sending, setSending] = useState<UploadProgress>()
  const [problem, setProblem] = useState<string>()
  const current = useOneSending()
  const send = (event: SendingEvent) => setSending((now) => now && sendingFlow(now, event))

  return {
    sending,
    problem,
    async take(template: File): Promise<void> {
      const signal = current.begin()
      setProblem(undefined)
      setSending(beginSending(template.name))
      // Its chunk may belong to an old version, or the connection may be down.
      const code = await import('./send-template.ts').catch(() => undefined)
      const taken = code ? await code.sendTemplate({ id, template, signal, send }) : SAYS.templateBroke
      if (signal.aborted) return
      setSending(undefined)
      if (typeof taken === 'string') setProblem(taken)
      else onTaken(taken)
    },
    cancel(): void {
      current.end()
      setSending(undefined)
    },
  }
}
