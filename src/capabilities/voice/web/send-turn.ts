/** Sends one answer and reads the reply, a line of JSON at a time, while it is still being written. */
import { ATTEMPT_HEADER, FIELDS, SESSION_HEADER, SO_FAR, type TurnLine } from '../contract.ts'
import type { Answer, Reply } from './turn-driver.ts'

export type TurnRequest = {
  url: string
  /** `audio` in the Defense Room and with the Consultant, `file` in Voice Chat. */
  field: 'audio' | 'file'
  session: string
  answer: Answer
  /** Only after the student agreed. */
  browserText?: string | undefined
  format?: 'opus' | undefined
  /** What arrives, for who pays by the megabyte. */
  onBytes?: ((bytes: number) => void) | undefined
  signal: AbortSignal
}

export async function* sendTurn(request: TurnRequest): AsyncGenerator<TurnLine> {
  const { url, session, answer, signal } = request
  const response = await fetch(url, {
    method: 'POST',
    headers: { [SESSION_HEADER]: answer.session ?? session, [ATTEMPT_HEADER]: answer.attempt },
    body: formOf(request),
    signal,
  })
  if (!response.ok || !response.body) {
    yield await refusalOf(response)
    return
  }
  yield* linesOf(response.body, request.onBytes)
}

function formOf({ field, answer, browserText, format }: TurnRequest): FormData {
  const form = new FormData()
  if (answer.recording) {
    // The name tells older servers the kind; ours reads the bytes.
    const kind = /audio\/(\w+)/.exec(answer.recording.type)?.[1] ?? 'webm'
    form.set(field, answer.recording, `recording.${kind}`)
  }
  if (answer.typed !== undefined) form.set(FIELDS.typed, answer.typed)
  if (answer.corrects) form.set(FIELDS.corrects, answer.corrects)
  if (browserText) form.set(FIELDS.browserText, browserText)
  if (format) form.set(FIELDS.format, format)
  return form
}

/** A refusal says why in `details`, or else in `error`. */
async function refusalOf(response: Response): Promise<TurnLine> {
  const body: { details?: unknown; error?: unknown; code?: unknown } = await response.json().catch(() => ({}))
  const message = [body?.details, body?.error].find(
    (words): words is string => typeof words === 'string' && words !== '',
  )
  return {
    type: 'error',
    message: message ?? `HTTP error! status: ${response.status}`,
    ...(typeof body?.code === 'string' && { code: body.code }),
  }
}

export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<TurnLine> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      onBytes(value?.byteLength ?? 0)
      unread += decoder.decode(value, { stream: !done })
      const lines = unread.split('\n')
      unread = done ? '' : lines.pop()!
      // A line cut off in the middle is the mark of a broken stream, and throws like one.
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as TurnLine
      if (done) return
    }
  } finally {
    void reader.cancel()
  }
}

/** What the turn loop needs to know of the lines. Sentences that were heard one by one are not played again as a whole. */
export async function* repliesIn(
  lines: AsyncIterable<TurnLine>,
  onLine: (line: TurnLine) => void = () => {},
  host = '',
): AsyncGenerator<Reply> {
  let heard = false
  for await (const line of lines) {
    onLine(line)
    if (line.type === 'chunk' && line.audioUrl) {
      heard = true
      yield { type: 'audio', url: host + line.audioUrl }
    } else if (line.type === 'complete') {
      if (line.skipped) yield { type: 'skipped', message: line.message }
      else {
        if (line.audioUrl && !heard) yield { type: 'audio', url: host + line.audioUrl }
        yield { type: 'complete' }
      }
    } else if (line.type === 'error') yield { type: 'error', message: line.message }
  }
}

/** The recording until now, so that listening begins in the silence. Nobody waits for it, and nothing depends on it. */
export function sendSoFar(part: Pick<TurnRequest, 'url' | 'field' | 'session'> & { recording: Blob }): void {
  const form = new FormData()
  form.set(part.field, part.recording, 'recording.webm')
  fetch(part.url + SO_FAR, {
    method: 'POST',
    headers: { [SESSION_HEADER]: part.session },
    body: form,
  }).catch(() => undefined)
}
