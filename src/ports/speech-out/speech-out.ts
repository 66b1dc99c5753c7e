/** Speech synthesis. Every engine behind this port passes speech-out.conformance.ts. */
import { problemsFrom, type Result } from '#kit/result.ts'

export type SpeechOut = {
  /** The engine that would speak now; shown, so that the built-in voice never passes for another. */
  readonly description: VoiceEngine
  speak(request: SpeechRequest): Promise<Result<SpokenAudio, SpeechOutProblem>>
}

export type VoiceEngine = { name: string; builtIn: boolean }

/** Personas are ours; each adapter maps them to the voices of its engine. */
export const PERSONAS = ['examiner', 'consultant', 'companion'] as const
export type Persona = (typeof PERSONAS)[number]

/** MP3 plays everywhere. Opus is half the size, for a browser that reports support. */
export type AudioFormat = 'mp3' | 'opus'

export type SpeechRequest = {
  /** As written: an engine that needs it makes marks, figures and citations speakable. */
  text: string
  persona: Persona
  format?: AudioFormat
  /** The listener waits in silence for this one. */
  isFirst?: boolean
  signal?: AbortSignal | undefined
  /** Position in the queue, where the engine is busy; 0 when it begins. */
  onWait?: ((place: number) => void) | undefined
}

export type SpokenAudio = {
  bytes: Uint8Array
  mediaType: 'audio/mpeg' | 'audio/ogg'
  /** If the engine reports it. */
  seconds?: number
  engine: VoiceEngine
}

/** About seven minutes, more than a student will listen to. */
export const LONGEST_TEXT = 6_000

export const speechOutProblem = problemsFrom({
  'nothing-to-say': 'There is nothing to read out.',
  'too-long': 'This is too long to be read out. You can read it on the screen.',
  busy: 'Many students are speaking at this moment. Please try again in a few seconds.',
  stopped: 'The audio was stopped.',
  'engine-unavailable': 'Could not play AI response audio',
})
export type SpeechOutProblem = ReturnType<typeof speechOutProblem>

/** Texts that can be refused without asking an engine. */
export function refuseText(text: string): SpeechOutProblem | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return speechOutProblem('nothing-to-say')
  if (text.length > LONGEST_TEXT) return speechOutProblem('too-long')
  return undefined
}
