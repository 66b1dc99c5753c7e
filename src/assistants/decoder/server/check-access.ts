import { lookAtAccess } from '#capabilities/access/server/gate.ts'
import type { Closed } from '#capabilities/access/server/meter.ts'
import type { Services } from '#ports/services.ts'
import { SAYS } from '../spec.ts'
import { orSay } from './step-failure.ts'

/** Why the Decoder is closed to a user; undefined when it is open. Expired access is recorded on the way. */
export async function whyClosed(
  services: Pick<Services, 'db' | 'now' | 'gateway'>,
  userId: string,
): Promise<Closed | undefined> {
  const { closed, keepEnds } = await orSay('access-unknown', SAYS.accessUnknown, () =>
    lookAtAccess(services, userId, 'decoder'),
  )
  if (closed) await orSay('end-not-kept', SAYS.endNotKept, keepEnds)
  return closed
}
