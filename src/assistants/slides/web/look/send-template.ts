/** A separate chunk, downloaded when a template is chosen. */
import { SESSION_ENDED } from '#api-client/call-api.ts'
import { retryWhileOffline } from '#api-client/retry-while-offline.ts'
import { sendForm } from '#api-client/send-form.ts'
import { fitsWithin, type SendingEvent } from '#capabilities/documents/index.ts'
import type { OnePresentation, takeTemplate } from '../../contract.ts'
import { CALLS, SAYS, SLIDES } from '../../spec.ts'

type SendTemplate = { id: string; template: File; signal: AbortSignal; send(event: SendingEvent): void }

/** The deck in its new look, or the sentence that explains why it keeps the old one. */
export async function sendTemplate(sending: SendTemplate): Promise<OnePresentation | string> {
  const { id, template, signal, send } = sending
  if (!fitsWithin(template.size, SLIDES.templateMegabytes)) return SAYS.templateTooLarge
  const attempt = () =>
    sendForm<typeof takeTemplate>(CALLS.takeTemplate, {
      params: { id },
      fields: {},
      files: { template },
      signal,
      onShare: (share) => send({ type: 'sent', share }),
    })
  // The same look taken over twice changes nothing, so it is sent again even where the server may have it.
  const sent = await retryWhileOffline(attempt, { signal, onLineLost: () => send({ type: 'line-lost' }) })
  if (sent === 'line-lost') return SAYS.templateBroke
  const { answer, refusal } = sent
  if (refusal.code === 'not-signed-in') dispatchEvent(new Event(SESSION_ENDED))
  return answer ?? ((refusal.code && refusal.error) || SAYS.templateBroke)
}
