/**
 * Sends the recording so far during a silence, so that the server can start recognising while the student may still be
 * thinking. Best effort: anything that did not arrive is sent with the turn.
 */
import { callApi } from '#api-client/call-api.ts'
import { post } from '#contracts/call.ts'
import type { SpokenCalls } from '../../contract.ts'
import { SO_FAR } from '../../rules/call-endings.ts'
import { ATTEMPT_HEADER, FIELDS, SESSION_HEADER } from '../../spec.ts'
import { type Beginning, recordingOf, type TurnRequest } from './send-turn.ts'

export type Beginnings = {
  begin(recording: Blob, attempt: string): Promise<void>
  /** The part that has arrived of the recording to be sent under this attempt. */
  of(attempt: string): Beginning | undefined
  /** Cancels a beginning in transit. */
  stop(): void
}

type Where = Pick<TurnRequest, 'url' | 'field' | 'session' | 'onBytes'>

export function createBeginnings({ url, field, session, onBytes }: Where): Beginnings {
  let arrived: (Beginning & { attempt: string }) | undefined
  let current: string | undefined
  let underWay = new AbortController()

  const of = (attempt: string) => (arrived?.attempt === attempt ? arrived : undefined)
  return {
    of,
    stop() {
      current = undefined
      underWay.abort()
      underWay = new AbortController()
    },
    async begin(recording, attempt) {
      current = attempt
      const name = crypto.randomUUID()
      const after = of(attempt)
      const response = await callApi<SpokenCalls['soFar']>(post(url + SO_FAR), {
        headers: { [SESSION_HEADER]: session, [ATTEMPT_HEADER]: name },
        fields: { [FIELDS.after]: after?.name },
        files: { [field]: recordingOf({ recording, after, onBytes }) },
        signal: underWay.signal,
        staysOpen: true,
      }).catch(() => undefined)
      if (current !== attempt) return
      arrived = response?.ok ? { attempt, name, bytes: recording.size } : undefined
    },
  }
}
