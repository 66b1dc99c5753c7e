import { type Address, type AddressOf, type Call, type Form, filledPath } from '#contracts/call.ts'
import type { AnswerOf, CallArguments } from './call-api.ts'
import type { RefusedAnswer } from './refused-answer.ts'
import { type Filled, formDataOf } from './request.ts'

export type FormCall = Call & { body: Form }
export type FormAnswer<C extends FormCall> = RefusedAnswer<C> & {
  /** For a call that was not refused; also absent when a proxy answered with its own page. */
  answer: AnswerOf<C> | undefined
}
type SendOptions = {
  signal: AbortSignal
  /** 0 to 1. */
  onShare(share: number): void
}

/** One form in one request. XMLHttpRequest, because fetch still cannot say how much has been sent. */
export function sendForm<C extends FormCall>(
  address: AddressOf<C>,
  sent: CallArguments<C> & SendOptions,
): Promise<FormAnswer<C> | 'line-lost'> {
  return sendFilled<C>(address, sent as Filled & SendOptions)
}

/** The same for a form assembled from parts, each typed where it comes from. */
export function sendFilled<C extends FormCall>(
  { method, path }: Address,
  { headers, signal, onShare, ...sent }: Filled & SendOptions,
): Promise<FormAnswer<C> | 'line-lost'> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open(method, filledPath(path, sent))
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onerror = () => done('line-lost')
    request.onabort = () => done('line-lost')
    request.onload = () => {
      const { status, statusText, responseText } = request
      const body = parsedJson(responseText)
      const isTaken = status >= 200 && status < 300
      done({
        status,
        statusText,
        answer: isTaken ? (body as AnswerOf<C>) : undefined,
        refusal: isTaken ? {} : ((body ?? {}) as RefusedAnswer<C>['refusal']),
      })
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formDataOf(sent))
  })
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
