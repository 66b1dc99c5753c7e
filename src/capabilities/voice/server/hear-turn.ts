/** Turns the request into the student's words: typed text, a correction, or a recording. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { storable } from '#kit/well-formed.ts'
import { kindOfRecording } from '#ports/speech-engines/decode/kind-of-recording.ts'
import { confirmHeard, correctHeard, type RecognisedSpeech, typedSpeech } from '#product/recognised-speech.ts'
import { joinHundreds } from '../rules/heard-numbers.ts'
import { NO_SHORT_ANSWER, SAYS, TOO_SLOW, TURN } from '../spec.ts'
import type { ReceivedTurn } from './receive-turn.ts'
import type { SpokenTurn, TurnContext } from './spoken-turn.ts'
import type { VoiceTurn } from './tables.ts'
import type { Voice } from './voice.ts'

/** Either nothing answerable was said, so the turn is skipped; or it could not be understood at all. */
export type HearingProblem = Problem & { skipped: boolean }

/** One beginning per person: with two windows open, recognition merely starts later. */
export const hearingKey = (kind: SpokenTurn, userId: string) => `${kind.assistant}\n${userId}`

const unclear = failed({ code: 'unclear', message: SAYS.skipped, skipped: true })
const notARecording = failed({ code: 'not-a-recording', message: SAYS.notARecording, skipped: true })

export async function hearTurn(
  voice: Voice,
  kind: SpokenTurn,
  { recording, typed, browserText }: ReceivedTurn,
  context: TurnContext,
  { corrected, onWait }: { corrected: VoiceTurn | undefined; onWait(place: number): void },
): Promise<Result<RecognisedSpeech, HearingProblem>> {
  const ahead = hearingKey(kind, context.userId)
  if (typed !== undefined) {
    voice.ahead.forget(ahead)
    if (!corrected) return ok(typedSpeech(typed))
    // The same words again are a yes: they were asked back.
    return ok(
      typed === corrected.heard.text ? confirmHeard(corrected.heard) : correctHeard(corrected.heard, typed),
    )
  }
  if (!recording?.length) return unclear
  if (recording.length < TURN.smallestRecordingBytes)
    return kindOfRecording(recording) ? unclear : notARecording
  const vocabulary = await kind.vocabulary?.(context)
  const hear = (signal: AbortSignal) =>
    voice.ahead.hear(ahead, {
      bytes: recording,
      vocabulary,
      ...(browserText && { browserText: { text: browserText, consented: true as const } }),
      signal,
      onWait,
    })
  const { builtIn } = voice.services.speechIn.description
  const heard = builtIn
    ? await heardInTime(hear, context.signal, voice.services.hearing.longestWait)
    : await hear(context.signal)
  if (!heard) return failed({ code: TOO_SLOW, message: SAYS.tooSlow, skipped: false })
  if (heard.ok) return ok({ ...heard.value, text: joinHundreds(storable(heard.value.text)) })
  const { code, message } = heard.problem
  if (code === 'unclear') return unclear
  if (code === 'not-a-recording') return notARecording
  // The browser's next recording will be as unreadable as this one: say so, and go on.
  return failed({ code, message, skipped: code === 'unknown-code' || code === NO_SHORT_ANSWER })
}

/** Undefined where it took longer than a student waits. */
async function heardInTime<Heard>(
  hear: (signal: AbortSignal) => Promise<Heard>,
  signal: AbortSignal,
  longestWait: number,
): Promise<Heard | undefined> {
  const tooLong = new AbortController()
  const over = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => {
    tooLong.abort()
    over.resolve(undefined)
  }, longestWait)
  try {
    return await Promise.race([hear(AbortSignal.any([signal, tooLong.signal])), over.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** If unreadable, the duration is estimated from the size, up to the longest: such recorders write 128 kbit a second. */
const BYTES_A_SECOND = 16_000
const LONGEST = TURN.longestRecording / 1_000

export async function secondsOf(voice: Voice, recording: Uint8Array): Promise<number> {
  const examined = await voice.services.examineRecording({ bytes: recording })
  return examined.ok ? examined.value.seconds : Math.min(LONGEST, recording.length / BYTES_A_SECOND)
}
