/** Sends one answer and reads the reply, a line of JSON at a time, while it is still being written. */
import { callLines } from '#api-client/call-lines.ts'
import { readTimeout } from '#api-client/read-timeout.ts'
import type { RefusedAnswer } from '#api-client/refused-answer.ts'
import { post as postTo } from '#contracts/call.ts'
import type { SpokenCalls, TurnLine } from '../../contract.ts'
import { inSayings } from '../../rules/device-voices.ts'
import {
  ATTEMPT_HEADER,
  FIELDS,
  NO_SHORT_ANSWER,
  SEND_WHOLE,
  SESSION_HEADER,
  SIGN_OF_LIFE,
} from '../../spec.ts'
import type { SpokenPiece } from '../sound/playback.ts'
import type { Reply, SpokenAnswer } from './turn-parts.ts'

/** The first bytes of a recording, and the name the server knows them by. */
export type Beginning = { name: string; bytes: number }

export type TurnRequest = {
  url: string
  /** `audio` in the Defense Room and with the Consultant, `file` in Voice Chat. */
  field: 'audio' | 'file'
  session: string
  answer: SpokenAnswer
  /** Only after the student agreed. */
  browserText?: string | undefined
  format?: 'opus' | undefined
  /** The voice of this device will speak. */
  voice?: 'device' | undefined
  /** The part of the recording the server already has. */
  after?: Beginning | undefined
  /** Bytes sent and received, for students who pay by the megabyte. */
  onBytes?: ((bytes: number) => void) | undefined
  signal: AbortSignal
}

/** Throws when the connection breaks, and when the server is silent for too long. */
export async function* sendTurn(asked: TurnRequest): AsyncGenerator<TurnLine | RefusalLine> {
  const waiting = readTimeout(asked.signal)
  const onBytes = (bytes: number) => {
    waiting.waitFor(SIGN_OF_LIFE.missedAfter)
    asked.onBytes?.(bytes)
  }
  const request = { ...asked, signal: waiting.signal }
  try {
    waiting.waitFor(SIGN_OF_LIFE.firstMissedAfter)
    let answer = await post(request)
    if (!answer.ok && request.after && answer.refusal.code === SEND_WHOLE)
      answer = await post({ ...request, after: undefined })
    if (answer.ok) yield* answer.parts
    else yield turnRefusal(answer)
  } finally {
    waiting.end()
  }

  function post({ url, field, session, answer, after, browserText, format, voice, signal }: TurnRequest) {
    const { recording, typed, corrects, answers } = answer
    const sound = recording && recordingOf({ recording, after, onBytes: asked.onBytes })
    return callLines<TurnCall>(postTo(url), {
      headers: { [SESSION_HEADER]: answer.session ?? session, [ATTEMPT_HEADER]: answer.attempt },
      fields: {
        [FIELDS.after]: recording && after?.name,
        [FIELDS.typed]: typed,
        [FIELDS.corrects]: corrects || undefined,
        [FIELDS.answers]: answers,
        [FIELDS.browserText]: browserText || undefined,
        [FIELDS.format]: format,
        [FIELDS.voice]: voice,
      },
      files: { [field]: sound },
      signal,
      onBytes,
    })
  }
}

type TurnCall = SpokenCalls['turn']
type Recorded = Pick<TurnRequest, 'after' | 'onBytes'> & { recording: Blob }

/** Leaves out the part of a recording that the server already has. */
export function recordingOf({ recording, after, onBytes }: Recorded): File {
  const { type } = recording
  const sent = after ? recording.slice(after.bytes, recording.size, type) : recording
  onBytes?.(sent.size)
  // The name tells older servers the kind; ours reads the bytes.
  return new File([sent], `recording.${/audio\/(\w+)/.exec(type)?.[1] ?? 'webm'}`, { type })
}

/** `status` if the whole answer was refused before its first line. */
type RefusalLine = Extract<TurnLine, { type: 'error' }> & { status?: number }

/** Statuses by which a proxy reports that the server is unavailable. */
const AWAY = new Set([502, 503, 504])

/** A refusal says why in `details`, or else in `error`. */
function turnRefusal({ status, refusal: { code, details, error } }: RefusedAnswer<TurnCall>): RefusalLine {
  const message = details || error || `HTTP error! status: ${status}`
  // Not our server's reply: it is briefly unavailable, and the recording can wait as for a lost connection.
  if (AWAY.has(status) && code === undefined) throw new Error(message)
  return { type: 'error', status, message, ...(code !== undefined && { code }) }
}

type HeardHow = {
  onLine?: (line: TurnLine) => void
  host?: string
  /** Sentences without sound are spoken by the device's voice. */
  onDevice?: boolean
}

/** Converts lines to turn-loop events. Sentences already heard one by one are not played again as a whole. */
export async function* repliesIn(
  lines: AsyncIterable<TurnLine | RefusalLine>,
  { onLine, host = '', onDevice = false }: HeardHow = {},
): AsyncGenerator<Reply> {
  let heard = false
  const piecesOf = (words: string, url: string | undefined): SpokenPiece[] =>
    url ? [host + url] : onDevice ? inSayings(words).map((words) => ({ words })) : []
  for await (const line of lines) {
    onLine?.(line)
    if (line.type === 'chunk') {
      for (const piece of piecesOf(line.content, line.audioUrl)) {
        heard = true
        yield { type: 'audio', piece }
      }
    } else if (line.type === 'complete') {
      if (line.skipped)
        yield {
          type: 'skipped',
          message: line.message,
          ...(line.code === NO_SHORT_ANSWER && { toType: true }),
        }
      else {
        if (!heard) for (const piece of piecesOf(line.text, line.audioUrl)) yield { type: 'audio', piece }
        yield { type: 'complete' }
      }
    } else if (line.type === 'error')
      yield { type: 'error', message: line.message, ...('status' in line && { status: line.status }) }
  }
}
