/** A student in a spoken room without a browser: brings a document, waits, answers, and listens. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessingStatus } from '../../src/capabilities/oral-session/contract.ts'
import { CLOCK, SESSION_HEADER } from '../../src/capabilities/oral-session/spec.ts'
import { SO_FAR } from '../../src/capabilities/voice/rules/call-endings.ts'
import { ATTEMPT_HEADER, FIELDS } from '../../src/capabilities/voice/spec.ts'
import { linesOf, openLine, recordingIn, wholeOf } from './line.ts'
import { REST_OF_SILENCE, type SpokenAnswer } from './spoken-answers.ts'

const ROOM = '/ai/examination'
const LOOKS_EVERY = 250

export type RoomStudent = ReturnType<typeof openRoomStudent>

export function openRoomStudent(base: string, cookie: string) {
  const { ask, hangUp } = openLine(base, cookie)
  let session = ''
  let beating: NodeJS.Timeout | undefined
  const read = async <Value>(path: string, form?: FormData): Promise<Value> =>
    JSON.parse((await wholeOf(await ask(path, form))).toString())
  const post = (what: 'start' | 'beat') =>
    fetch(`${base}/api/sessions/${session}/${what}`, {
      method: 'POST',
      headers: { cookie, origin: base, 'content-type': 'application/json' },
      body: '{}',
    })

  return {
    async begin() {
      await post('start')
      // As a browser does while its session is open.
      beating = setInterval(() => void post('beat').catch(() => undefined), CLOCK.beatEvery)
    },
    leave() {
      clearInterval(beating)
      hangUp()
    },

    async prepare(document: Blob): Promise<void> {
      const form = new FormData()
      form.set('document', new File([document], 'thesis.pdf', { type: 'application/pdf' }))
      session = (await read<{ sessionId: string }>(`${ROOM}/upload`, form)).sessionId
      for (;;) {
        const path = `${ROOM}/processing-status?sessionId=${session}`
        const { status, error } = await read<ProcessingStatus>(path)
        if (status === 'failed') throw new Error(`No session: ${error}`)
        if (status === 'completed') return
        await pause(LOOKS_EVERY)
      }
    },

    /** Speaks, is silent for two seconds, and waits: from the moment recording stops until the first sound of the reply is here. */
    async turn({ early, rest, seconds }: SpokenAnswer): Promise<number> {
      await pause(seconds * 1_000 - REST_OF_SILENCE)
      // As in a browser: the recording so far is sent during the silence.
      const after = crypto.randomUUID()
      const path = `${ROOM}/audio-response`
      const named = (attempt: string) => ({ [SESSION_HEADER]: session, [ATTEMPT_HEADER]: attempt })
      await wholeOf(await ask(path + SO_FAR, recordingIn('audio', early), named(after)))
      await pause(REST_OF_SILENCE)
      const from = performance.now()
      const recording = recordingIn('audio', rest, { [FIELDS.after]: after })
      let first = 0
      for await (const line of linesOf(await ask(path, recording, named(crypto.randomUUID())))) {
        if (first || line.type !== 'chunk' || !line.audioUrl) continue
        await wholeOf(await ask(line.audioUrl))
        first = performance.now() - from
      }
      return first || performance.now() - from
    },
  }
}
