import { accessState } from '#capabilities/access/rules/access-state.ts'
import { markWhatHasEnded } from '#capabilities/access/server/endings.ts'
import type { Closed } from '#capabilities/access/server/meter.ts'
import { aiTypeOf, readPurchases, termsOf } from '#capabilities/access/server/purchases.ts'
import { whyClosedWords } from '#capabilities/access/spec.ts'
import type { Outside } from '#ports/outside.ts'
import { SAYS } from '../spec.ts'
import { orSay } from './step-failed.ts'

/** Why the Decoder is closed to somebody; nothing where it is open. What has ended is written down on the way. */
export async function whyClosed(
  { db, now, gateway }: Pick<Outside, 'db' | 'now' | 'gateway'>,
  userId: string,
): Promise<Closed | undefined> {
  const at = now()
  const asked = { userId, aiType: aiTypeOf('decoder'), running: gateway.environment, now: at }
  const rows = await orSay('access-unknown', SAYS.accessUnknown, () => readPurchases(db, asked))
  const state = accessState(termsOf('decoder'), rows, at)
  if (state.paid) return undefined
  await orSay('end-not-kept', SAYS.endNotKept, () => markWhatHasEnded(db, rows, at))
  return { code: state.why, message: whyClosedWords('decoder', state.why) }
}
