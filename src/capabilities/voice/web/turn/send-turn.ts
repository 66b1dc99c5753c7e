/** Sends one answer and reads the reply, a line of JSON at a time, while it is still being written. */
import { patience } from '#asking/patience.ts'
import { readJsonLines } from '#asking/read-lines.ts'
import type { TurnLine } from '../../contract.ts'
import { inSayings } from '../../rules/device-voices.ts'
import { ATTEMPT_HEADER, FIELDS, SEND_WHOLE, SESSION_HEADER, SIGN_OF_LIFE } from '../../spec.ts'
import type { Piece } from '../sound/playback.ts'
import type { Answer, Reply } from './turn-parts.ts'

/** The first bytes of a recording, and the name the server knows them by. */
export type Beginning = { name: string; bytes: number }

export type TurnRequest = {
  url: string
  /** `audio` in the Defense Room and with the Consultant, `file` in Voice Chat. */
  field: 'audio' | 'file'
  session: string
  answer: Answer
  /** Only after the student agreed. */
  browserText?: string | undefined
  format?: 'opus' | undefined
  /** The voice of this device will speak. */
  voice?: 'device' | undefined
  /** What the server has of the recording from before. */
  after?: Beginning | undefined
  /** What goes out and what arrives, for who pays by the megabyte. */
  onBytes?: ((bytes: number) => void) | undefined
  signal: AbortSignal
}

/** Throws when the connection breaks, and when nothing is heard of the server for too long. */
export async function* sendTurn(asked: TurnRequest): AsyncGenerator<TurnLine | RefusalLine> {
  const waiting = patience(asked.signal)
  const onBytes = (bytes: number) => {
    waiting.waitFor(SIGN_OF_LIFE.missedAfter)
    asked.onBytes?.(bytes)
  }
  const request = { ...asked, signal: waiting.signal }
  try {
    waiting.waitFor(SIGN_OF_LIFE.firstMissedAfter)
    let [body, refusal] = await bodyOrRefusal(await post(request))
    if (request.after && refusal?.code === SEND_WHOLE)
      [body, refusal] = await bodyOrRefusal(await post({ ...request, after: undefined }))
    if (body) yield* readJsonLines<TurnLine>(body, { onBytes })
    else if (refusal) yield refusal
  } finally {
    waiting.end()
  }
}

function post(request: TurnRequest): Promise<Response> {
  const { url, session, answer, signal } = request
  return fetch(url, {
    method: 'POST',
    headers: { [SESSION_HEADER]: answer.session ?? session, [ATTEMPT_HEADER]: answer.attempt },
    body: formOf(request),
    signal,
  })
}

function formOf({ field, answer, after, browserText, format, voice, onBytes }: TurnRequest): FormData {
  const form = new FormData()
  if (answer.recording) appendRecording(form, { field, recording: answer.recording, after, onBytes })
  if (answer.typed !== undefined) form.set(FIELDS.typed, answer.typed)
  if (answer.corrects) form.set(FIELDS.corrects, answer.corrects)
  if (browserText) form.set(FIELDS.browserText, browserText)
  if (format) form.set(FIELDS.format, format)
  if (voice) form.set(FIELDS.voice, voice)
  return form
}

type Recorded = Pick<TurnRequest, 'field' | 'after' | 'onBytes'> & { recording: Blob }

/** What the server has already of a recording is not sent again. */
export function appendRecording(form: FormData, { field, recording, after, onBytes }: Recorded): void {
  const sent = after ? recording.slice(after.bytes, recording.size, recording.type) : recording
  // The name tells older servers the kind; ours reads the bytes.
  const kind = /audio\/(\w+)/.exec(recording.type)?.[1] ?? 'webm'
  form.set(field, sent, `recording.${kind}`)
  if (after) form.set(FIELDS.after, after.name)
  onBytes?.(sent.size)
}

/** `status` where the whole answer was refused before its first line. */
type RefusalLine = Extract<TurnLine, { type: 'error' }> & { status?: number }

async function bodyOrRefusal(
  response: Response,
): Promise<[body: ReadableStream<Uint8Array> | undefined, refusal: RefusalLine | undefined]> {
  if (response.ok && response.body) return [response.body, undefined]
  const refusal = await refusalOf(response)
  // No words of our own server: it is away for a moment, and the recording can wait for it as for a lost connection.
  if (AWAY.has(response.status) && refusal.code === undefined) throw new Error(refusal.message)
  return [undefined, refusal]
}

/** How what stands between us and the server says that it is not there. */
const AWAY = new Set([502, 503, 504])

/** A refusal says why in `details`, or else in `error`. */
async function refusalOf(response: Response): Promise<RefusalLine> {
  const body: { details?: unknown; error?: unknown; code?: unknown } = await response.json().catch(() => ({}))
  const message = [body?.details, body?.error].find(
    (words): words is string => typeof words === 'string' && words !== '',
  )
  return {
    type: 'error',
    status: response.status,
    message: message ?? `HTTP error! status: ${response.status}`,
    ...(typeof body?.code === 'string' && { code: body.code }),
  }
}

type HeardHow = {
  onLine?: (line: TurnLine) => void
  host?: string
  /** What comes without a sound is said by the voice of this device. */
  onDevice?: boolean
}

/** What the turn loop needs to know of the lines. Sentences that were heard one by one are not played again as a whole. */
export async function* repliesIn(
  lines: AsyncIterable<TurnLine | RefusalLine>,
  { onLine, host = '', onDevice = false }: HeardHow = {},
): AsyncGenerator<Reply> {
  let heard = false
  const piecesOf = (words: string, url: string | undefined): Piece[] =>
    url ? [host + url] : onDevice ? inSayings(words).map((words) => ({ words })) : []
  for await (const line of lines) {
    onLine?.(line)
    if (line.type === 'chunk') {
      for (const piece of piecesOf(line.content, line.audioUrl)) {
        heard = true
        yield { type: 'audio', piece }
      }
    } else if (line.type === 'complete') {
      if (line.skipped) yield { type: 'skipped', message: line.message }
      else {
        if (!heard) for (const piece of piecesOf(line.text, line.audioUrl)) yield { type: 'audio', piece }
        yield { type: 'complete' }
      }
    } else if (line.type === 'error')
      yield { type: 'error', message: line.message, ...('status' in line && { status: line.status }) }
  }
}
