/** A separate chunk, with all the file handling: downloaded when a document is chosen. */
import { checkUpload, type SendingEvent } from '#capabilities/documents/index.ts'
import { deliver as bring, type Errand } from '#capabilities/documents/web/index.ts'
import type { AnalyzeAnswer, analyze } from '../contract.ts'
import { CALLS, SAYS } from '../spec.ts'

export type Delivered =
  | { name: 'answered'; answer: AnalyzeAnswer }
  | { name: 'refused'; message: string; status: number }
  | { name: 'line-lost' }

export function refusalOf({ name, type, size: bytes }: File): string | undefined {
  const checked = checkUpload('decoder', { name, type, bytes })
  return checked.ok ? undefined : checked.problem.message
}

export async function deliver(
  errand: Errand<undefined>,
  signal: AbortSignal,
  send: (event: SendingEvent) => void,
): Promise<Delivered> {
  const headers = { 'Idempotency-Key': errand.key }
  const sent = await bring<typeof analyze>({
    call: CALLS.analyze,
    purpose: 'decoder',
    errand,
    headers,
    signal,
    send,
  })
  if (!sent.ok) {
    const { again, message } = sent.problem
    return again ? { name: 'line-lost' } : { name: 'refused', message, status: 400 }
  }
  const { status, statusText, answer, refusal } = sent.value
  if (answer?.success) return { name: 'answered', answer }
  const message = refusal.details || refusal.error || SAYS.uploadNotOk(status, statusText).trim()
  return { name: 'refused', status, message }
}
