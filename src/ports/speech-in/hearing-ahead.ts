/**
 * Two seconds of silence end a turn. They are used: the speech so far is transcribed during them, and when the
 * whole recording comes, only its last seconds are examined. If they are silent, the text is already there.
 */
import { createHash } from 'node:crypto'
import type { Result } from '#kit/result.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { SpeechFound } from '../speech-engines/decode/speech-in-sound.ts'
import type { Examine } from './examine.ts'
import type { Recording, SpeechIn, SpeechInProblem } from './speech-in.ts'

type Early = {
  /** Identifies its bytes without keeping them: many may never come to a turn. */
  size: number
  digest: string
  result: Promise<Result<RecognisedSpeech, SpeechInProblem>>
  /** Also examined during the silence: afterwards every moment counts. */
  examined: Promise<Result<SpeechFound, SpeechInProblem>>
  stop: AbortController
  line: { place: number; tell(place: number): void }
  /** The complete recording, and whether its remainder was silent. */
  whole?: { bytes: Uint8Array; isSilentAfter: Promise<boolean> }
}

const MOST_AT_ONCE = 200

export type HearingAhead = {
  /** The bytes so far, sent during a silence. A later call replaces an earlier one. */
  begin(session: string, recording: Recording): void
  /** The complete recording is here: its end is examined while the rest of the turn is prepared. */
  arrived(session: string, recording: Recording): void
  hear(session: string, recording: Recording): Promise<Result<RecognisedSpeech, SpeechInProblem>>
  forget(session: string): void
}

export function hearingAhead({
  recogniser,
  examine,
}: {
  recogniser: SpeechIn
  examine: Examine
}): HearingAhead {
  const begun = new Map<string, Early>()

  function forget(session: string) {
    begun.get(session)?.stop.abort()
    begun.delete(session)
  }

  return {
    begin(session, recording) {
      forget(session)
      const oldest = begun.keys().next()
      if (begun.size >= MOST_AT_ONCE && !oldest.done) forget(oldest.value)
      const stop = new AbortController()
      const { signal } = stop
      const { bytes } = recording
      const line: Early['line'] = { place: 0, tell() {} }
      const onWait = (place: number) => {
        line.place = place
        line.tell(place)
      }
      const result = recogniser.hear({ ...recording, signal, onWait })
      const examined = examine({ ...recording, signal })
      // They may never be awaited, and an unhandled failure must not end the program.
      void Promise.allSettled([result, examined])
      begun.set(session, { size: bytes.length, digest: digestOf(bytes), result, examined, stop, line })
    },
    arrived(session, recording) {
      const early = begun.get(session)
      if (!early) return
      const isSilentAfter = holdsAllThatWasSaid(early, recording, examine)
      // A refused turn never awaits it.
      isSilentAfter.catch(() => undefined)
      early.whole = { bytes: recording.bytes, isSilentAfter }
    },
    forget,
    async hear(session, recording) {
      const early = begun.get(session)
      begun.delete(session)
      // A client that leaves during the hearing cancels that too.
      recording.signal?.addEventListener('abort', () => early?.stop.abort(), { once: true })
      const known = early?.whole?.bytes === recording.bytes ? early.whole.isSilentAfter : undefined
      if (early && (await (known ?? holdsAllThatWasSaid(early, recording, examine)))) {
        // From now on a client waits for it.
        early.line.tell = recording.onWait ?? early.line.tell
        if (early.line.place > 0) early.line.tell(early.line.place)
        const result = await early.result
        const worseThanBrowser = recording.browserText && result.ok && result.value.rung === 'built-in'
        if (result.ok && !worseThanBrowser) return result
      }
      early?.stop.abort()
      return recogniser.hear(recording)
    },
  }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

async function holdsAllThatWasSaid(
  { size, digest, examined }: Early,
  whole: Recording,
  examine: Examine,
): Promise<boolean> {
  // A recorder only appends to the bytes it has sent.
  if (size > whole.bytes.length || digestOf(whole.bytes.subarray(0, size)) !== digest) return false
  const [before, all] = await Promise.all([examined, examine(whole)])
  return before.ok && all.ok && all.value.speechUntil <= before.value.seconds
}
