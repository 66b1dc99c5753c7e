/** One call to the gateway's API: address, token, signature if required, and its time limit. */

import { type Exchange, exchange } from './exchange.ts'
import type { SigningKey } from './sign-message.ts'
import { signatureHeaders } from './sign-message.ts'

export type Connection = {
  baseUrl: string
  token: string
  fetch: typeof fetch
  now(): Date
  /** Only where the account requires signed requests. */
  signWith?: SigningKey | undefined
}

export type Call = { timeoutMs: number; signal?: AbortSignal | undefined }

const CONTENT_TYPE = 'application/json; charset=utf-8'

export const get = ({ baseUrl, token, fetch }: Connection, path: string, call: Call): Promise<Exchange> =>
  exchange(fetch, baseUrl + path, { method: 'GET', headers: { authorization: `Bearer ${token}` } }, call)

export function post(
  { baseUrl, token, fetch, now, signWith }: Connection,
  path: string,
  content: object | undefined,
  call: Call & { signed?: boolean },
): Promise<Exchange> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  if (content === undefined) return exchange(fetch, baseUrl + path, { method: 'POST', headers }, call)
  const body = JSON.stringify(content)
  headers['content-type'] = CONTENT_TYPE
  if (call.signed && signWith) {
    const message = { method: 'POST', url: new URL(baseUrl + path), contentType: CONTENT_TYPE, body }
    Object.assign(headers, signatureHeaders(message, signWith, now()))
    headers['accept-signature'] = 'ecdsa-p256-sha256'
    headers['accept-digest'] = 'sha-512'
  }
  return exchange(fetch, baseUrl + path, { method: 'POST', headers, body }, call)
}
