/** The access check in front of every paid call: 402 with the sentence that says why. */
import type { preHandlerAsyncHookHandler } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { sendRefusal } from '#http/answer.ts'
import type { Services } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import { whyClosedWords } from '../spec.ts'
import { stateFor } from './access-of.ts'
import type { Closed } from './meter.ts'
import { markWhatHasEnded } from './purchase-endings.ts'

type GateDeps = Pick<Services, 'db' | 'now' | 'gateway'>

/** Runs after requireSignedIn. Metered work also reserves what it will use (meter.ts). */
export const requireAccess =
  (services: GateDeps, assistantId: AssistantId): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const { closed } = await lookAtAccess(services, signedIn(request).userId, assistantId)
    return closed && sendRefusal(reply, 402, closed)
  }

export type LookAtAccess = {
  /** Why the assistant is closed; undefined if it is open. */
  closed: Closed | undefined
  /** Records everything that has ended by now. */
  keepEnds(): Promise<void>
}

/** For calls with their own order of steps and their own sentence for each failure. */
export async function lookAtAccess(
  services: GateDeps,
  userId: string,
  assistantId: AssistantId,
): Promise<LookAtAccess> {
  const { state, rows } = await stateFor(services, userId, assistantId)
  return {
    closed:
      state.name === 'paid'
        ? undefined
        : { code: state.why, message: whyClosedWords(assistantId, state.why) },
    keepEnds: async () => void (await markWhatHasEnded(services.db, rows, services.now())),
  }
}
