/** The one shape in which the server says no: the sentence first, then a code for programs. */
import { z } from 'zod'

export const Refusal = z.object({
  error: z.string(),
  code: z.string(),
  retryAfterSeconds: z.number().optional(),
})
export type Refusal = z.infer<typeof Refusal>
