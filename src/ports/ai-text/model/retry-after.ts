import { APICallError } from '@ai-sdk/provider'

/** How long a provider asked us to wait, in milliseconds. Each has its own format. */
export function retryAfter(error: unknown, now: number = Date.now()): number | undefined {
  if (!APICallError.isInstance(error)) return undefined
  const headers = error.responseHeaders ?? {}
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(exact)) return exact
  const header = headers['retry-after']
  if (header !== undefined) {
    const wait = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
    if (Number.isFinite(wait)) return Math.max(0, wait)
  }
  // Google puts it in the body: "retryDelay": "34s".
  const inBody = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(error.responseBody ?? '')?.[1]
  return inBody === undefined ? undefined : Number(inBody) * 1_000
}
