import type { Body, Prompt, Wire } from './wire.ts'

/** A client's request, and the fate of its connection. */
export type RecordedRequest = {
  wire: Wire['name']
  path: string
  headers: Headers
  body: Body
  model: string
  /** Empty for a picture. */
  prompt: Prompt
  schema: unknown
  /** The same number for requests that came over the same line. */
  line: number | undefined
  /** Settles when the line closes: true when the client left before the answer was complete. */
  hungUp: Promise<boolean>
}
