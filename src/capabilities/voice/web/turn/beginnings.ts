/**
 * What was recorded until a silence is sent in it, so that the server listens while the student may still be thinking.
 * Nobody waits for it, and nothing depends on it: what did not arrive is sent with the turn.
 */
import { SO_FAR } from '../../rules/call-endings.ts'
import { ATTEMPT_HEADER, SESSION_HEADER } from '../../spec.ts'
import { appendRecording, type Beginning, type TurnRequest } from './send-turn.ts'

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
      const form = new FormData()
      appendRecording(form, { field, recording, after: of(attempt), onBytes })
      const response = await fetch(url + SO_FAR, {
        method: 'POST',
        headers: { [SESSION_HEADER]: session, [ATTEMPT_HEADER]: name },
        body: form,
        signal: underWay.signal,
      }).catch(() => undefined)
      if (current !== attempt) return
      arrived = response?.ok ? { attempt, name, bytes: recording.size } : undefined
    },
  }
}
