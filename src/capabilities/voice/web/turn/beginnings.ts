/**
 * What was recorded until a silence is sent in it, so that the server listens while the student may still be thinking.
 * Nobody waits for it, and nothing depends on it: what did not arrive is sent with the turn.
 */
import { ask } from '#asking/ask.ts'
import { post } from '#wire/call.ts'
import type { SpokenCalls } from '../../contract.ts'
import { SO_FAR } from '../../rules/call-endings.ts'
import { ATTEMPT_HEADER, FIELDS, SESSION_HEADER } from '../../spec.ts'
import { type Beginning, recordingOf, type TurnRequest } from './send-turn.ts'

export type Beginnings = {
  begin(recording: Blob, attempt: string): Promise<void>
  /** What has arrived of the recording that will go out under this attempt. */
  of(attempt: string): Beginning | undefined
  /** What is on its way need not arrive any more. */
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
      const response = await ask<SpokenCalls['soFar']>(post(url + SO_FAR), {
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
