/** The one shape of every refusal: the sentence first, then a code for programs. */
import { z } from 'zod'

export const Refusal = z.object({
  error: z.string(),
  code: z.string(),
  /** The same sentence again, for screens that the specification has reading it from here. */
  details: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
})
export type Refusal = z.infer<typeof Refusal>

/** Refusals any call may answer with. No call lists these again. */
export const ANYWHERE = {
  'bad-request': 400,
  'wrong-origin': 403,
  'not-acceptable': 406,
  'request-too-large': 413,
  'wrong-content': 415,
  'too-many-requests': 429,
  'our-fault': 500,
  'database-away': 503,
  busy: 503,
  'not-kept': 507,
} as const
export type AnywhereCode = keyof typeof ANYWHERE

/** For every call that requires a signed-in user. */
export const SIGNED_IN = { 'not-signed-in': 401 } as const
/** For an administrator's calls: to all others they do not exist. */
export const ADMINISTRATOR = { ...SIGNED_IN, 'second-factor-needed': 403, 'not-found': 404 } as const
/** For rate-limited calls. */
export const RATIONED = { 'too-many-tries': 429 } as const
/** For calls that take a code of an authenticator app. */
export const CODE_REFUSALS = { 'wrong-code': 400, 'used-code': 400, ...RATIONED } as const
/** For money moved by hand, which asks for the code again. */
export const CODE_AGAIN = { 'code-needed': 400, ...CODE_REFUSALS } as const

/** The codes of a table of sentences that share one status. */
export const allWith = <Code extends string, const Status extends number>(
  sentences: Readonly<Record<Code, string>>,
  status: Status,
) =>
  Object.fromEntries(Object.keys(sentences).map((code) => [code, status])) as Readonly<Record<Code, Status>>
