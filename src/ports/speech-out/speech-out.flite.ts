/** The built-in voice, always available: no key, no network, 16 kHz. */
import { failed, ok } from '#kit/result.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import type { FliteVoice } from '../speech-engines/flite/flite.ts'
import { inSentences } from '../speech-engines/wording/in-sentences.ts'
import { LONGEST_TEXT, type Persona, refuseText, type SpeechOut, speechOutProblem } from './speech-out.ts'

/** Figures are much longer as words: a text of figures alone would be spoken for half an hour. */
const LONGEST_SPOKEN = 2 * LONGEST_TEXT

/** Three clearly different voices: two men, one of them a Scot, and a woman. */
const VOICES: Record<Persona, FliteVoice> = { examiner: 'rms', consultant: 'slt', companion: 'awb' }

export function fliteSpeechOut({ pool }: { pool: EnginePool }): SpeechOut {
  const engine = { name: 'Built-in voice', builtIn: true }
  return {
    description: engine,
    async speak({ text, persona, format = 'mp3', isFirst, signal, onWait }) {
      const refusal = refuseText(text)
      if (refusal) return failed(refusal)
      // A dozen word tables, which start-up does not need.
      const { spokenWording } = await import('../speech-engines/wording/spoken-wording.ts')
      const wording = spokenWording(text)
      if (wording.length > LONGEST_SPOKEN) return failed(speechOutProblem('too-long'))
      const sentences = inSentences(wording)
      if (sentences.length === 0) return failed(speechOutProblem('nothing-to-say'))
      const how = { signal, onWait, urgency: isFirst ? ('now' as const) : ('soon' as const) }
      const said = await pool.run('say', { sentences, voice: VOICES[persona], format }, how)
      if (!said.ok) {
        const { code } = said.problem
        return failed(speechOutProblem(code === 'broke' ? 'engine-unavailable' : code))
      }
      const mediaType = format === 'opus' ? 'audio/ogg' : 'audio/mpeg'
      return ok({ ...said.value, mediaType, engine })
    },
  }
}
