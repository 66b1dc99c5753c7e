import { type Address, type AddressOf, type Call, type Form, filled } from '#contracts/call.ts'
import type { AnswerOf, Sent } from './call-api.ts'
import type { Refused } from './refused-answer.ts'
import { type Filled, formOf } from './request.ts'

export type FormCall = Call & { body: Form }
export type FormAnswer<C extends FormCall> = Refused<C> & {
  /** For a call that was not refused; also absent when a proxy answered with its own page. */
  answer: AnswerOf<C> | undefined
}
type Sending = {
  signal: AbortSignal
  /** 0 to 1. */
  onShare(share: number): void
}

/** One form in one request. XMLHttpRequest, because fetch still cannot say how much has been sent. */
export function sendForm<C extends FormCall>(
  address: AddressOf<C>,
  sent: Sent<C> & Sending,
): Promise<FormAnswer<C> | 'line-lost'> {
  return sendFilled<C>(address, sent as Filled & Sending)
}

/** The same for a form assembled from parts, each typed where it comes from. */
export function sendFilled<C extends FormCall>(
  { method, path }: Address,
  { headers, signal, onShare, ...sent }: Filled & Sending,
): Promise<FormAnswer<C> | 'line-lost'> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open(method, filled(path, sent))
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onerror = () => done('line-lost')
    request.onabort = () => done('line-lost')
    request.onload = () => {
      const { status, statusText, responseText } = request
      const body = parsed(responseText)
      const isTaken = status >= 200 && status < 300
      done({
        status,
        statusText,
        answer: isTaken ? (body as AnswerOf<C>) : undefined,
        refusal: isTaken ? {} : ((body ?? {}) as Refused<C>['refusal']),
      })
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formOf(sent))
  })
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
