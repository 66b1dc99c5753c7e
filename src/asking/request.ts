/** One request of `fetch`, from what a call of a contract is filled with. Rejects where the line is down or the caller has left. */
import { type Address, type Filling, filled } from '#wire/call.ts'

export type Filled = Filling & {
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string | undefined>> | undefined
  /** As JSON. */
  body?: unknown
  /** In place of a body, for a call that takes a form. */
  fields?: FormFields | undefined
  files?: FormFiles | undefined
}
export type FormFields = Readonly<Record<string, string | undefined>>
export type FormFiles = Readonly<Record<string, File | undefined>>

export function request({ method, path }: Address, sent: Filled = {}): Promise<Response> {
  const { signal, headers, body, fields, files, ...rest } = sent
  const json = body !== undefined
  return fetch(filled(path, rest), {
    method,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    // A heading of JSON over an empty body is an error to the server.
    ...(json || headers
      ? { headers: { ...(json ? { 'content-type': 'application/json' } : {}), ...known(headers) } }
      : {}),
    ...(json ? { body: JSON.stringify(body) } : fields || files ? { body: formOf(fields, files) } : {}),
  })
}

/** Files last, so that the server knows all about them before their bytes come. */
export function formOf(fields: FormFields = {}, files: FormFiles = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(known(fields))) form.append(name, value)
  for (const [name, file] of Object.entries(known(files))) form.append(name, file, file.name)
  return form
}

/** What is undefined is left out. */
export const known = <Value>(entries: Readonly<Record<string, Value | undefined>> = {}) =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  )
