import type { Address } from '#wire/call.ts'

export type FormAnswer = {
  status: number
  statusText: string
  /** Our server's own answer; nothing where something in between answered with a page of its own. */
  body: unknown
}

type FormSending = {
  call: Address
  /** The call's path with all that is to be filled in. */
  path?: string
  headers?: Record<string, string>
  form: FormData
  signal: AbortSignal
  /** 0 to 1. */
  onShare(share: number): void
}

/** One form in one request. XMLHttpRequest, because fetch still cannot say how much has been sent. */
export function sendForm({
  call,
  path = call.path,
  headers = {},
  form,
  signal,
  onShare,
}: FormSending): Promise<FormAnswer | 'line-lost'> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open(call.method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onerror = () => done('line-lost')
    request.onabort = () => done('line-lost')
    request.onload = () => {
      const { status, statusText, responseText } = request
      done({ status, statusText, body: parsed(responseText) })
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
