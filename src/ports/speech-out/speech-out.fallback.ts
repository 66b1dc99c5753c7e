/** The provider's voice while it works, and the built-in one whenever it does not. */
import { seconds } from '#kit/time.ts'
import { type SpeechOut, speechOutProblem } from './speech-out.ts'

const UNTIL_ASKED_AGAIN = seconds(60)

export function fallbackSpeechOut({
  first,
  second,
  now,
}: {
  first: SpeechOut
  second: SpeechOut
  now: () => number
}): SpeechOut {
  let silentUntil = 0
  return {
    get description() {
      return now() < silentUntil ? second.description : first.description
    },
    async speak(request) {
      if (now() < silentUntil) return second.speak(request)
      const spoken = await first.speak(request)
      if (spoken.ok || !OTHERS_MAY_DO.has(spoken.problem.code)) return spoken
      // Twenty seconds of silence before every sentence would be worse than another voice for a minute.
      silentUntil = now() + UNTIL_ASKED_AGAIN
      return second.speak(request)
    },
  }
}

const OTHERS_MAY_DO = new Set<string>([
  speechOutProblem('engine-unavailable').code,
  speechOutProblem('busy').code,
])
