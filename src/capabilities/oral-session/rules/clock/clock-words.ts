import type { Clock } from '../../contract.ts'
import { SAYS } from '../../spec.ts'
import type { NameEnding, SessionStateName } from '../names.ts'
import { sessionLeft } from './minutes.ts'
import { isCounting, type SessionClock } from './session-clock.ts'

/** Messages shown when a session ends. */
export const ENDING_WORDS: Record<NameEnding, string | undefined> = {
  'time-over': SAYS.sessionOver,
  'used-up': SAYS.timeUsedUp,
  'access-over': SAYS.accessOver,
  away: SAYS.away,
  student: undefined,
}

const inSeconds = (ms: number) => Math.ceil(ms / 1_000)

/** `total`: the remaining purchased time, in milliseconds. */
export function clockOnTheWire(
  session: SessionClock & { state: SessionStateName; ended: NameEnding | null },
  total: number,
  now: number,
): Clock {
  const { state, ended } = session
  const message = ended === null ? undefined : ENDING_WORDS[ended]
  return {
    remainingSeconds:
      state === 'ended' || state === 'failed' ? 0 : inSeconds(sessionLeft(session.counted, total)),
    totalRemainingSeconds: inSeconds(total),
    counting: state === 'running' && isCounting(session, now),
    state,
    ...(ended !== null && { ended }),
    ...(message !== undefined && { message }),
  }
}
