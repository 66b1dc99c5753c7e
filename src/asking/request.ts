/** One request of `fetch`, from what a call of a contract is filled with. Rejects where the line is down or the caller has left. */
import { type Address, type Filling, filled } from '#wire/call.ts'

export type Filled = Filling & {
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** As JSON. */
  body?: unknown
  /** In place of a body, for a call that takes a form. */
  fields?: Readonly<Record<string, string | undefined>> | undefined
  files?: Readonly<Record<string, File | undefined>> | undefined
}

export async function request({ method, path }: Address, sent: Filled = {}): Promise<Response> {
  const { signal, headers, body, fields, ...rest } = sent
  // A heading of JSON over an empty body is an error to the server.
  const json = body !== undefined && { 'content-type': 'application/json' }
  return fetch(filled(path, rest), {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...((json || headers) && { headers: { ...json, ...headers } }),
    ...(json ? { body: JSON.stringify(body) } : fields && { body: formOf(sent) }),
  })
}

/** What is undefined is left out. Files go last, so that the server knows all about them before their bytes come. */
export function formOf({ fields, files }: Pick<Filled, 'fields' | 'files'>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...files }))
    if (value !== undefined) form.append(name, value)
  return form
}
