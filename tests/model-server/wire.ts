/** Provider-specific parts of a wire format: names. The server does the timing, the cutting and the recording. */
import type { Failure, Turn } from './script.ts'

export type Prompt = { system: string; messages: { role: string; text: string; pictures: number }[] }

export type Wire = {
  name: 'openai' | 'anthropic' | 'google'
  /** The path of a request for text; the model may be named in it. */
  asksForText(path: string): boolean
  streams(path: string, body: Body): boolean
  model(path: string, body: Body): string
  prompt(body: Body): Prompt
  /** Was the model held to a JSON schema? */
  schema(body: Body): unknown
  key(headers: Headers): string | undefined
  /** Before the first piece, for each piece, and for the end. An empty list at the end gives no reason. */
  opening(turn: Turn, model: string): Frame[]
  piece(text: string): Frame[]
  closing(turn: Turn, body: Body): Frame[]
  midError(): Frame
  whole(turn: Turn, model: string): unknown
  failure(failure: Failure): unknown
}

export type Frame = { event?: string; data: unknown }
/** Bodies come from the programs under test; every wire reads the few fields that it knows. */
// biome-ignore lint/suspicious/noExplicitAny: the body of a request is whatever a client sent
export type Body = any

export const frameText = ({ event, data }: Frame): string =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

export const FAILURE_SENTENCES: Record<Failure['kind'], string> = {
  auth: 'Incorrect API key provided.',
  'rate-limited': 'Rate limit reached for requests.',
  overloaded: 'The server is currently overloaded with other requests.',
  broken: 'The server had an error while processing your request.',
  'too-long':
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.",
  'not-found': 'The model does not exist.',
  'no-shapes': 'response_format is not supported by this model.',
  refused: 'Your request was rejected as a result of our safety system.',
}
