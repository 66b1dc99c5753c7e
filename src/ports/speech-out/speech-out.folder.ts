/** Voices in the operator's folder: three people, if there are enough voices to choose from. */
import { failed, ok } from '#kit/result.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import type { VoiceFiles } from '../speech-engines/models/known-models.ts'
import type { InFolder } from '../speech-engines/models/models-in-folder.ts'
import { inSentences } from '../speech-engines/wording/in-sentences.ts'
import { readableWording } from '../speech-engines/wording/spoken-wording.ts'
import {
  LONGEST_TEXT,
  PERSONAS,
  type Persona,
  refuseText,
  type SpeechOut,
  speechOutProblem,
} from './speech-out.ts'

const LONGEST_SPOKEN = 2 * LONGEST_TEXT
type FolderVoice = InFolder<VoiceFiles>
type Speaker = { folder: string; speaker: number }

/** In the English-only models of Kokoro: George, Emma and Adam. */
const OF_KOKORO: Record<Persona, number> = { examiner: 9, consultant: 7, companion: 5 }
/** In models with several speakers, three that are not neighbours. */
const APART: Record<Persona, number> = { examiner: 0, consultant: 1, companion: 2 }

/** A folder whose name begins with a persona's name speaks for it: `examiner-vits-piper-en_GB-alan-medium`. */
export function speakersOf(voices: readonly FolderVoice[]): Record<Persona, Speaker> {
  const shared = voices.filter(({ name }) => !PERSONAS.some((persona) => name.startsWith(`${persona}-`)))
  const speaker = (persona: Persona): Speaker => {
    const own = voices.find(({ name }) => name.startsWith(`${persona}-`))
    const among = shared.length > 0 ? shared : voices
    const voice = own ?? among[PERSONAS.indexOf(persona) % among.length]!
    const speakers = voice.files.kind === 'kokoro' ? OF_KOKORO : APART
    return { folder: voice.folder, speaker: speakers[persona] }
  }
  return { examiner: speaker('examiner'), consultant: speaker('consultant'), companion: speaker('companion') }
}

export function folderSpeechOut({
  pool,
  voices,
}: {
  pool: EnginePool
  voices: readonly FolderVoice[]
}): SpeechOut {
  const speakers = speakersOf(voices)
  const engine = { name: voices.map(({ name }) => name).join(', '), builtIn: false }
  return {
    description: engine,
    async speak({ text, persona, format = 'mp3', isFirst, signal, onWait }) {
      const refusal = refuseText(text)
      if (refusal) return failed(refusal)
      const wording = readableWording(text)
      if (wording.length > LONGEST_SPOKEN) return failed(speechOutProblem('too-long'))
      const sentences = inSentences(wording)
      if (sentences.length === 0) return failed(speechOutProblem('nothing-to-say'))
      const how = { signal, onWait, urgency: isFirst ? ('now' as const) : ('soon' as const) }
      const said = await pool.run('say-with-model', { sentences, ...speakers[persona], format }, how)
      if (!said.ok) {
        const { code } = said.problem
        return failed(speechOutProblem(code === 'broke' ? 'engine-unavailable' : code))
      }
      const mediaType = format === 'opus' ? 'audio/ogg' : 'audio/mpeg'
      return ok({ ...said.value, mediaType, engine })
    },
  }
}
