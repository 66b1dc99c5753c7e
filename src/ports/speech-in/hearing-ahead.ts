/**
 * Two seconds of silence end a turn. They are used: what was said is transcribed while they pass, and
 * when the whole recording comes, only its last seconds are looked at. If they are silent, the words are already there.
 */
import { createHash } from 'node:crypto'
import type { Result } from '#kit/result.ts'
import type { Heard } from '#product/heard.ts'
import type { SpeechFound } from './decode/speech-in-sound.ts'
import type { Examine } from './examine.ts'
import type { Recording, SpeechIn, SpeechInProblem } from './speech-in.ts'

type Early = {
  /** What it was made of, and not the bytes: many may never come to a turn. */
  size: number
  digest: string
  result: Promise<Result<Heard, SpeechInProblem>>
  /** Looked at in the silence as well: afterwards every moment counts. */
  examined: Promise<Result<SpeechFound, SpeechInProblem>>
  stop: AbortController
  line: { place: number; tell(place: number): void }
  /** What came after it, and whether that was silent. */
  whole?: { bytes: Uint8Array; isSilentAfter: Promise<boolean> }
}

const MOST_AT_ONCE = 200

export type HearingAhead = {
  /** The bytes so far, sent in a silence. A later beginning replaces an earlier one. */
  begin(session: string, recording: Recording): void
  /** The whole is here: its end is looked at while everything else about the turn is found out. */
  arrived(session: string, recording: Recording): void
  hear(session: string, recording: Recording): Promise<Result<Heard, SpeechInProblem>>
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
      // Nobody may ever come for them, and a failure that nobody hears of must not end the program.
      void Promise.allSettled([result, examined])
      begun.set(session, { size: bytes.length, digest: digestOf(bytes), result, examined, stop, line })
    },
    arrived(session, recording) {
      const early = begun.get(session)
      if (!early) return
      const isSilentAfter = holdsAllThatWasSaid(early, recording, examine)
      // A turn that is refused asks no more.
      isSilentAfter.catch(() => undefined)
      early.whole = { bytes: recording.bytes, isSilentAfter }
    },
    forget,
    async hear(session, recording) {
      const early = begun.get(session)
      begun.delete(session)
      // Who leaves while it is still listened to leaves that as well.
      recording.signal?.addEventListener('abort', () => early?.stop.abort(), { once: true })
      const known = early?.whole?.bytes === recording.bytes ? early.whole.isSilentAfter : undefined
      if (early && (await (known ?? holdsAllThatWasSaid(early, recording, examine)))) {
        // From now on somebody waits for it.
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
  // A recorder only ever adds to what it has given.
  if (size > whole.bytes.length || digestOf(whole.bytes.subarray(0, size)) !== digest) return false
  const [before, all] = await Promise.all([examined, examine(whole)])
  return before.ok && all.ok && all.value.speechUntil <= before.value.seconds
}
