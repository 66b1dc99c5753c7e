import { failed, ok } from '#kit/result.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import {
  type Recording,
  type SpeechIn,
  type SpeechInProblem,
  speechInProblem,
  type Vocabulary,
} from './speech-in.ts'

/** A recognised text, and the probability that it was said. */
type Sure = { text: string; sure: number }

export type FakeSpeechIn = SpeechIn & {
  recordings: Recording[]
  /** The vocabularies passed to `prepare`. */
  prepared: Vocabulary[]
  /** The next recordings contain this, in this order. */
  hears(...texts: (string | Sure)[]): void
  break(...codes: SpeechInProblem['code'][]): void
}

/** A recogniser for tests of code above it: it returns what it is told to. */
export function fakeSpeechIn({ rung = 'built-in' as RecognisedSpeech['rung'] } = {}): FakeSpeechIn {
  const script: (string | Sure | { code: SpeechInProblem['code'] })[] = []
  const recordings: Recording[] = []
  const prepared: Vocabulary[] = []
  return {
    description: { name: 'fake-ear', builtIn: rung === 'built-in' },
    recordings,
    prepared,
    prepare: (vocabulary) => void prepared.push(vocabulary),
    hears: (...texts) => void script.push(...texts),
    break: (...codes) => void script.push(...codes.map((code) => ({ code }))),
    async hear(recording) {
      if (recording.signal?.aborted) return failed(speechInProblem('stopped'))
      recordings.push(recording)
      const next = script.shift()
      if (typeof next === 'object' && 'code' in next) return failed(speechInProblem(next.code))
      if (recording.bytes.length === 0 || next === '') return failed(speechInProblem('unclear'))
      const heard = typeof next === 'object' ? next : { text: next ?? 'yes' }
      return ok({ ...heard, rung, trust: rung === 'built-in' ? 'rough' : 'good' })
    },
  }
}
