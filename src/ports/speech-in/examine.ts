import { failed, ok, type Result } from '#kit/result.ts'
import type { SpeechFound } from '../speech-engines/decode/speech-in-sound.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import { type Recording, type SpeechInProblem, speechInProblem } from './speech-in.ts'

/** Checks that this is a recording, its length, and whether it contains speech. Takes a few milliseconds and no provider. */
export type Examine = (recording: Recording) => Promise<Result<SpeechFound, SpeechInProblem>>

export const examineIn =
  (pool: EnginePool): Examine =>
  async ({ bytes, signal, onWait }) => {
    const examined = await pool.run('examine', { bytes }, { signal, onWait })
    if (!examined.ok) {
      const { code } = examined.problem
      return failed(speechInProblem(code === 'broke' ? 'engine-unavailable' : code))
    }
    return 'problem' in examined.value ? failed(speechInProblem(examined.value.problem)) : ok(examined.value)
  }
