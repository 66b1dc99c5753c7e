import type { z } from 'zod'
import type { Call, CodeOf } from '#contracts/call.ts'
import type { AnywhereCode, Refusal } from '#contracts/refusal.ts'

type Whole<C extends Call> = C['refusal'] extends z.ZodType ? z.output<C['refusal']> : Refusal
type RefusalOf<C extends Call> = Omit<Whole<C>, 'code'> & { code: CodeOf<C> | AnywhereCode }

/**
 * For screens whose specified sentences name the status: the refusal as it arrived. Any part may be missing, because a proxy
 * between us and the server may answer with its own page.
 */
export type RefusedAnswer<C extends Call> = {
  status: number
  statusText: string
  refusal: Partial<RefusalOf<C>>
}
