/** The one shape in which the server says no: the sentence first, then a code for programs. */
import { z } from 'zod'

export const Refusal = z.object({
  error: z.string(),
  code: z.string(),
  /** The same sentence once more, for the screens that the specification has read it from here. */
  details: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
})
export type Refusal = z.infer<typeof Refusal>

/** What any call may be refused with, whatever it is about. No call names these again. */
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

/** Of every call that asks who is there. */
export const SIGNED_IN = { 'not-signed-in': 401 } as const
/** Of an administrator's calls: for everybody else there is nothing here. */
export const ADMINISTRATOR = { ...SIGNED_IN, 'not-found': 404 } as const
/** Of calls that may be tried so often and no oftener. */
export const RATIONED = { 'too-many-tries': 429 } as const

/** The codes of a table of sentences, which all have one status. */
export const allWith = <Code extends string, const Status extends number>(
  sentences: Readonly<Record<Code, string>>,
  status: Status,
) =>
  Object.fromEntries(Object.keys(sentences).map((code) => [code, status])) as Readonly<Record<Code, Status>>
