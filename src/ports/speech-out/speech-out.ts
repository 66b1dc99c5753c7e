/** Text becomes a voice. Every engine behind this port passes speech-out.conformance.ts. */
import { problemsFrom, type Result } from '#kit/result.ts'

export type SpeechOut = {
  /** Who would speak now; shown, so that the built-in voice never passes for another. */
  readonly description: VoiceEngine
  speak(request: SpeechRequest): Promise<Result<SpokenAudio, SpeechOutProblem>>
}

export type VoiceEngine = { name: string; builtIn: boolean }

/** Personas are ours; each adapter maps them to whatever its engine calls a voice. */
export const PERSONAS = ['examiner', 'consultant', 'companion'] as const
export type Persona = (typeof PERSONAS)[number]

/** MP3 is played everywhere. Opus is half the size, for a browser that said it can play it. */
export type AudioFormat = 'mp3' | 'opus'

export type SpeechRequest = {
  /** As it is written: marks, figures and citations are made speakable by the engine that needs it. */
  text: string
  persona: Persona
  format?: AudioFormat
  /** Somebody waits in silence for this one. */
  isFirst?: boolean
  signal?: AbortSignal | undefined
  /** The place in the line, where the engine is busy; 0 when it begins. */
  onWait?: ((place: number) => void) | undefined
}

export type SpokenAudio = {
  bytes: Uint8Array
  mediaType: 'audio/mpeg' | 'audio/ogg'
  /** Where the engine says so. */
  seconds?: number
  engine: VoiceEngine
}

/** Nobody listens to more than about seven minutes of one answer. */
export const LONGEST_TEXT = 6_000

export const speechOutProblem = problemsFrom({
  'nothing-to-say': 'There is nothing to read out.',
  'too-long': 'This is too long to be read out. You can read it on the screen.',
  busy: 'Many students are speaking at this moment. Please try again in a few seconds.',
  stopped: 'The audio was stopped.',
  'engine-unavailable': 'Could not play AI response audio',
})
export type SpeechOutProblem = ReturnType<typeof speechOutProblem>

/** What no engine needs to be asked about. */
export function refuseText(text: string): SpeechOutProblem | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return speechOutProblem('nothing-to-say')
  if (text.length > LONGEST_TEXT) return speechOutProblem('too-long')
  return undefined
}
