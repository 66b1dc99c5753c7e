/** One `fetch` request, from a call of a contract and its arguments. Rejects when offline or aborted by the caller. */
import { type Address, type Filling, filledPath } from '#contracts/call.ts'

export type Filled = Filling & {
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Instead of a body, for a call that takes a form. */
  fields?: Readonly<Record<string, string | undefined>> | undefined
  files?: Readonly<Record<string, File | undefined>> | undefined
}

export async function request({ method, path }: Address, sent: Filled = {}): Promise<Response> {
  const { signal, headers, body, fields, ...rest } = sent
  // The server rejects a JSON content type with an empty body.
  const json = body !== undefined && { 'content-type': 'application/json' }
  return fetch(filledPath(path, rest), {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...((json || headers) && { headers: { ...json, ...headers } }),
    ...(json ? { body: JSON.stringify(body) } : fields && { body: formDataOf(sent) }),
  })
}

/** Undefined fields are omitted. Files go last, so that the server has all fields before the bytes arrive. */
export function formDataOf({ fields, files }: Pick<Filled, 'fields' | 'files'>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...files }))
    if (value !== undefined) form.append(name, value)
  return form
}
