/** The one gate in front of every paid call of every assistant: 402 with the sentence that says why. */
import type { preHandlerAsyncHookHandler } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refuse } from '#http/answer.ts'
import type { Outside } from '#ports/outside.ts'
import type { AssistantId } from '#product/assistants.ts'
import { whyClosedWords } from '../spec.ts'
import { stateFor } from './access-of.ts'

/** Stands behind requireSignedIn. Metered work also reserves what it will use (meter.ts). */
export const requireAccess =
  (outside: Pick<Outside, 'db' | 'now' | 'gateway'>, assistantId: AssistantId): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const state = await stateFor(outside, signedIn(request).userId, assistantId)
    if (state.paid) return undefined
    return refuse(reply, 402, { code: state.why, message: whyClosedWords(assistantId, state.why) })
  }
