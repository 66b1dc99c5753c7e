/** A model's next action, in terms that hold for every wire. */
export type Turn = {
  /** The pieces in which the text is sent. */
  pieces: string[]
  /**
   * Awaited before each piece, by its number, and before the connection is closed: a test decides when the model
   * continues.
   */
  before?: (piece: number) => Promise<unknown>
  ending: TurnEnding
  usage: { input: number; output: number } | 'missing'
  /** Sent instead of an answer. */
  failure?: Failure
  /** After this many pieces, a line that is not JSON. */
  garbledAfter?: number
  /** Reasoning on the wire's own channel, before the text. */
  thinking?: string
  pictures?: Uint8Array[]
  /** Pictures are named by an address on this server instead of being sent. */
  byAddress?: boolean
}

type TurnEnding =
  | 'complete'
  | 'length'
  | 'refused'
  /** The socket is torn down. */
  | 'cut'
  /** The stream ends in good order, but no reason for the end is given. */
  | 'no-reason'
  /** Silence, until the client hangs up. */
  | 'silence'
  /** An error object instead of the next piece. */
  | 'error'

export type Failure = {
  status: number
  kind: 'auth' | 'rate-limited' | 'overloaded' | 'too-long' | 'broken' | 'not-found' | 'no-shapes' | 'refused'
  headers?: Record<string, string>
}

const plain: Turn = { pieces: [], ending: 'complete', usage: { input: 12, output: 5 } }

/** Cuts a text into pieces of a few letters, as models do. */
const inPieces = (text: string, letters = 7): string[] =>
  text.match(new RegExp(`[\\s\\S]{1,${letters}}`, 'gu')) ?? []

/** A string is cut into pieces of a few letters; a list is sent piece by piece. */
type Words = string | string[]
const said = (text: Words) => (typeof text === 'string' ? inPieces(text) : text)
const failing = (failure: Failure): Turn => ({ ...plain, failure })

export const says = (text: Words, more: Partial<Turn> = {}): Turn => ({
  ...plain,
  pieces: said(text),
  ...more,
})
export const runsOutAfter = (text: Words) => says(text, { ending: 'length' })
export const refusesAfter = (text: Words) => says(text, { ending: 'refused' })
export const cutAfter = (text: Words) => says(text, { ending: 'cut' })
export const trailsOffAfter = (text: Words) => says(text, { ending: 'no-reason' })
export const fallsSilentAfter = (text: Words) => says(text, { ending: 'silence' })
export const errsAfter = (text: Words) => says(text, { ending: 'error' })
export const garblesAfter = (pieces: string[], garbledAfter = 1) => says(pieces, { garbledAfter })
export const withoutUsage = (text: string) => says(text, { usage: 'missing' })
export const thinksThen = (thinking: string, text: string) => says(text, { thinking })
/** Accepts the request and never sends so much as a header. */
export const neverAnswers = (): Turn => ({ ...plain, before: () => new Promise(() => {}) })
export const draws = (...pictures: Uint8Array[]): Turn => ({ ...plain, pictures })
export const drawsAtAddress = (...pictures: Uint8Array[]): Turn => ({ ...plain, pictures, byAddress: true })

export const turnsAwayKey = () => failing({ status: 401, kind: 'auth' })
export const tooManyRequests = (retryAfterSeconds?: number) =>
  failing({ status: 429, kind: 'rate-limited', ...waiting(retryAfterSeconds) })
export const overloaded = (retryAfterSeconds?: number) =>
  failing({ status: 503, kind: 'overloaded', ...waiting(retryAfterSeconds) })
export const breaksDown = () => failing({ status: 500, kind: 'broken' })
export const tooLong = () => failing({ status: 400, kind: 'too-long' })
export const knowsNoSuchModel = () => failing({ status: 404, kind: 'not-found' })
export const takesNoShapes = () => failing({ status: 400, kind: 'no-shapes' })
export const refuses = () => failing({ status: 400, kind: 'refused' })

function waiting(seconds?: number) {
  return seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }
}
