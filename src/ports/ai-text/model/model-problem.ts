/** Maps errors of a provider or the network to our problems. The only place that parses their messages. */
import { APICallError } from '@ai-sdk/provider'
import { type TextProblem, type TextProblemCode, textProblem } from '../text-problem.ts'

type Complaint = { status: number | undefined; says: string }

const TOO_LONG =
  /context[ _]?(length|size|window)|exceed_context|prompt is too long|maximum (context|number of tokens)|too many tokens|input token count/i
const REFUSED = /content[ _]?(policy|filter|management)|safety system|moderation|prohibited_content/i
// Not the word billing: Google also uses it for rate limits.
const NO_CREDIT = /insufficient[ _](quota|credit|balance|funds)|credit balance/i
const BAD_KEY = /api[ _]?key|authentication|permission_denied|unauthori[sz]ed/i
const BUSY = /rate[ _]?limit|resource_exhausted|too many requests/i
const OVERLOADED = /overloaded|unavailable|server_error|api_error|internal error|capacity/i

export function modelProblem(error: unknown): TextProblem {
  const complaint = complaintOf(error)
  const extra = { retryAfterMs: retryAfter(error), detail: detailOf(complaint) }
  if (!complaint) return textProblem(hasArrived(error) ? 'cut' : 'unreachable', { detail: errorText(error) })
  return textProblem(codeFor(complaint), extra)
}

/** The same mapping for a response we fetched ourselves. */
export const problemFromStatus = (status: number, says: string): TextProblem => {
  const complaint = { status, says: says.slice(0, 2_000) }
  return textProblem(codeFor(complaint), { detail: detailOf(complaint) })
}

function codeFor({ status, says }: Complaint): TextProblemCode {
  if (status === 413 || TOO_LONG.test(says)) return 'too-long'
  if (status === 401 || status === 402 || status === 403 || NO_CREDIT.test(says)) return 'auth'
  if (REFUSED.test(says)) return 'refused'
  if (status === 429 || BUSY.test(says)) return 'rate-limited'
  if (status === 408) return 'timeout'
  if (status !== undefined && status >= 500) return 'overloaded'
  // Google answers 400 to a wrong key.
  if (BAD_KEY.test(says)) return 'auth'
  // An error inside a stream has no status, only words.
  if (status === undefined) return OVERLOADED.test(says) ? 'overloaded' : 'bad-output'
  return 'not-configured'
}

function complaintOf(error: unknown): Complaint | undefined {
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined || error.statusCode < 400) return undefined
    return {
      status: error.statusCode,
      says: `${error.message} ${(error.responseBody ?? '').slice(0, 2_000)}`,
    }
  }
  if (error instanceof Error || typeof error !== 'object' || error === null) return undefined
  // The error object some providers send in the middle of a stream.
  const { statusCode, code, type, message } = error as Record<string, unknown>
  const status = [statusCode, code].find((value) => typeof value === 'number')
  return { status, says: [type, code, message].filter((part) => typeof part === 'string').join(' ') }
}

// A 200 arrived, so the connection broke later, in the middle of the answer.
const hasArrived = (error: unknown) => APICallError.isInstance(error) && error.statusCode !== undefined

/** Never the error itself: it carries the whole request, document and all. */
const detailOf = (complaint: Complaint | undefined) =>
  complaint && withoutKeys(`${complaint.status ?? 'in the stream'}: ${complaint.says}`.slice(0, 300))

const errorText = (error: unknown) =>
  error instanceof Error ? withoutKeys(error.message.slice(0, 300)) : undefined

const withoutKeys = (text: string) => text.replace(/\b(sk|key|AIza)[-_A-Za-z0-9*]{8,}/g, '…')

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
