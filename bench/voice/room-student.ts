/** A student in a spoken room without a browser: brings a document, waits, answers, and listens. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessingStatus } from '../../src/capabilities/oral-session/contract.ts'
import { CLOCK, SESSION_HEADER } from '../../src/capabilities/oral-session/spec.ts'
import type { TurnLine } from '../../src/capabilities/voice/contract.ts'
import { SO_FAR } from '../../src/capabilities/voice/rules/call-endings.ts'
import { ATTEMPT_HEADER, FIELDS } from '../../src/capabilities/voice/spec.ts'
import { REST_OF_SILENCE, type SpokenAnswer } from './spoken-answers.ts'

const PATH = '/ai/examination/audio-response'
const LOOKS_EVERY = 250

export type RoomStudent = ReturnType<typeof openRoomStudent>

export function openRoomStudent(base: string, cookie: string) {
  const ask = async (path: string, form?: FormData, headers: Record<string, string> = {}) => {
    const answer = await fetch(base + path, {
      ...(form && { method: 'POST', body: form }),
      headers: { cookie, origin: base, 'user-agent': 'Weekbe4 bench', ...headers },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  let session = ''

  /** As a browser does while its session is open. */
  let beating: NodeJS.Timeout | undefined
  const post = (what: 'start' | 'beat') =>
    fetch(`${base}/api/sessions/${session}/${what}`, {
      method: 'POST',
      headers: { cookie, origin: base, 'content-type': 'application/json' },
      body: '{}',
    })
  const beat = () => void post('beat').catch(() => undefined)

  return {
    async begin() {
      await post('start')
      beating = setInterval(beat, CLOCK.beatEvery)
    },
    leave: () => clearInterval(beating),

    /** From the last byte of the upload to the first question: in milliseconds. */
    async prepare(document: Blob): Promise<number> {
      const form = new FormData()
      form.set('document', new File([document], 'thesis.pdf', { type: 'application/pdf' }))
      session = ((await (await ask('/ai/examination/upload', form)).json()) as { sessionId: string })
        .sessionId
      const from = performance.now()
      for (;;) {
        const answer = await ask(`/ai/examination/processing-status?sessionId=${session}`)
        const { status, error } = (await answer.json()) as ProcessingStatus
        if (status === 'failed') throw new Error(`No session: ${error}`)
        if (status === 'completed') return performance.now() - from
        await pause(LOOKS_EVERY)
      }
    },

    /** Speaks, is silent for two seconds, and waits: from the moment recording stops until the first sound of the reply is here. */
    async turn({ early, rest, seconds }: SpokenAnswer): Promise<number> {
      await pause(seconds * 1_000 - REST_OF_SILENCE)
      // As in a browser: the recording so far is sent during the silence.
      const name = crypto.randomUUID()
      await ask(PATH + SO_FAR, formOf(early), { [SESSION_HEADER]: session, [ATTEMPT_HEADER]: name })
      await pause(REST_OF_SILENCE)
      const from = performance.now()
      const headers = { [SESSION_HEADER]: session, [ATTEMPT_HEADER]: crypto.randomUUID() }
      const answer = await ask(PATH, formOf(rest, name), headers)
      let first = 0
      for await (const line of linesOf(answer)) {
        if (line.type === 'error') throw new Error(line.message)
        if (first || line.type !== 'chunk' || !line.audioUrl) continue
        await (await ask(line.audioUrl)).arrayBuffer()
        first = performance.now() - from
      }
      return first || performance.now() - from
    },
  }
}

function formOf(recording: Uint8Array, after?: string): FormData {
  const form = new FormData()
  form.set('audio', new Blob([Uint8Array.from(recording)], { type: 'audio/webm' }), 'recording.webm')
  if (after) form.set(FIELDS.after, after)
  return form
}

async function* linesOf(answer: Response): AsyncGenerator<TurnLine> {
  let unread = ''
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = `${unread}${piece}`.split('\n')
    unread = lines.pop() ?? ''
    for (const line of lines) if (line) yield JSON.parse(line) as TurnLine
  }
}
