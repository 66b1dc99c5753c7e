import { failed, ok } from '#kit/result.ts'
import {
  refuseText,
  type SpeechOut,
  type SpeechOutProblem,
  type SpeechRequest,
  speechOutProblem,
} from './speech-out.ts'

export type FakeSpeechOut = SpeechOut & {
  requests: SpeechRequest[]
  /** The next requests fail, for these reasons in this order. */
  break(...codes: SpeechOutProblem['code'][]): void
}

/** A voice for tests of code above it: one byte per letter. */
export function fakeSpeechOut({ name = 'fake-voice', builtIn = false } = {}): FakeSpeechOut {
  const broken: SpeechOutProblem['code'][] = []
  const requests: SpeechRequest[] = []
  const engine = { name, builtIn }
  return {
    description: engine,
    requests,
    break: (...codes) => void broken.push(...codes),
    async speak(request) {
      if (request.signal?.aborted) return failed(speechOutProblem('stopped'))
      const refusal = refuseText(request.text)
      if (refusal) return failed(refusal)
      requests.push(request)
      const code = broken.shift()
      if (code) return failed(speechOutProblem(code))
      const mediaType = request.format === 'opus' ? 'audio/ogg' : 'audio/mpeg'
      return ok({ bytes: new TextEncoder().encode(request.text), mediaType, engine })
    },
  }
}
