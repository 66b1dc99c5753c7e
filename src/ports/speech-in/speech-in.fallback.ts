/**
 * The order of recognisers: the provider, a recogniser in the operator's folder; else the browser's text, where the
 * student agreed to that; else the built-in recogniser. The last fallback, a typed answer, is the screen's and needs no
 * recogniser.
 */
import { failed, ok, type Result } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Examine } from './examine.ts'
import { type Recording, type SpeechIn, type SpeechInProblem, speechInProblem } from './speech-in.ts'

const UNTIL_ASKED_AGAIN = seconds(60)
/** A machine that was slow once hears the next answer: only who fails again and again is left alone for a while. */
const FAILS_IN_A_ROW = 3
const SHORTEST_SPEECH_SECONDS = 0.3

export type FallbackParts = {
  /** The configured recognisers, the first choice first. */
  setUp?: readonly SpeechIn[] | undefined
  builtIn: SpeechIn
  examine: Examine
  now: () => number
}

export function fallbackSpeechIn({ setUp = [], builtIn, examine, now }: FallbackParts): SpeechIn {
  const silentUntil = new Map<SpeechIn, number>()
  const failures = new Map<SpeechIn, number>()
  function failedAgain(recogniser: SpeechIn) {
    const times = (failures.get(recogniser) ?? 0) + 1
    failures.set(recogniser, times % FAILS_IN_A_ROW)
    if (times === FAILS_IN_A_ROW) silentUntil.set(recogniser, now() + UNTIL_ASKED_AGAIN)
  }
  const awake = () => setUp.filter((recogniser) => now() >= (silentUntil.get(recogniser) ?? 0))
  const first = () => awake()[0] ?? builtIn

  return {
    get description() {
      return first().description
    },
    // With a configured recogniser the built-in one is seldom needed.
    prepare: (vocabulary) => void first().prepare(vocabulary),
    async hear(recording) {
      const browserText = recording.browserText?.text.trim()
      const asked = awake()
      if (asked.length === 0 && !browserText) return builtIn.hear(recording)

      const worth = await worthHearing(recording, examine)
      if (worth && !(browserText && worth.code === 'unclear')) return failed(worth)
      // Without detected speech only the browser is believed: a transcriber invents words for silence.
      let lost: Result<RecognisedSpeech, SpeechInProblem> | undefined
      for (const recogniser of worth ? [] : asked) {
        const heard = await recogniser.hear(recording)
        if (heard.ok) failures.delete(recogniser)
        if (heard.ok || heard.problem.code === 'stopped' || heard.problem.code === 'unclear') return heard
        if (OURS_TO_MEND.has(heard.problem.code)) failedAgain(recogniser)
        lost = heard
      }
      if (browserText) return asBrowserHeard(browserText)
      const heard = await builtIn.hear(recording)
      // Who was heard before is not told that only short answers are understood here.
      return lost && !heard.ok && heard.problem.code === 'no-short-answer' ? lost : heard
    },
  }
}

const asBrowserHeard = (text: string): Result<RecognisedSpeech, SpeechInProblem> =>
  ok({ text, rung: 'browser', trust: 'good' })

/** The other problems are about this one recording. */
const OURS_TO_MEND = new Set<SpeechInProblem['code']>(['busy', 'engine-unavailable'])
const OURS_ALONE = new Set<SpeechInProblem['code']>(['unknown-code', 'busy', 'engine-unavailable'])

/**
 * A problem that no fallback can solve, or nothing. A recording that we cannot decode, or not now, may still be heard
 * by others.
 */
async function worthHearing(recording: Recording, examine: Examine): Promise<SpeechInProblem | undefined> {
  const examined = await examine(recording)
  if (!examined.ok) return OURS_ALONE.has(examined.problem.code) ? undefined : examined.problem
  return examined.value.speechSeconds < SHORTEST_SPEECH_SECONDS ? speechInProblem('unclear') : undefined
}
