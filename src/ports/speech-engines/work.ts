/** The jobs the engines can do, in threads of the server or in a process beside it. */
import type { Grammar } from './built-in/grammar.ts'
import type { HeardRecording } from './built-in/hearing.ts'
import type { Pace } from './built-in/paces.ts'
import type { Undecodable } from './decode/decode-recording.ts'
import type { SpeechFound } from './decode/speech-in-sound.ts'
import type { FliteVoice } from './flite/flite.ts'

type SynthesisedSpeech = { bytes: Uint8Array; seconds: number }

/** The built-in engines: WebAssembly, which cannot harm the process around it. */
export type BuiltInWork = {
  say: {
    input: { sentences: string[]; voice: FliteVoice; format: 'mp3' | 'opus' }
    output: SynthesisedSpeech
  }
  examine: { input: { bytes: Uint8Array }; output: SpeechFound | { problem: Undecodable } }
  learn: { input: { text: string; key: string; choices: string[] }; output: Grammar }
  /** Opens the recogniser for a document, so that the first answer is not the slow one. */
  prepare: { input: { grammar: Grammar }; output: true }
  /** At another pace than it was spoken, if requested. */
  hear: {
    input: { bytes: Uint8Array; grammar: Grammar; pace: Pace }
    output: HeardRecording | { problem: Undecodable | 'unclear' }
  }
}

/** The models in the operator's folder: native code, which runs in a separate process. */
export type ModelWork = {
  'say-with-model': {
    input: { sentences: string[]; folder: string; speaker: number; format: 'mp3' | 'opus' }
    output: SynthesisedSpeech
  }
  'open-recogniser': { input: Record<string, never>; output: true }
  'hear-with-model': {
    input: { bytes: Uint8Array; hints: readonly string[] }
    output: { text: string } | { problem: Undecodable | 'unclear' }
  }
}

export type EngineWork = BuiltInWork & ModelWork
export type Kind = keyof EngineWork

/**
 * A thread does one job of each lane at a time: listening pauses twice a second, so that neither speaking
 * waits for it, nor finding the end of speech, which takes a moment and which the end of every turn waits for.
 */
export const LANES = ['speak', 'examine', 'listen'] as const
export type Lane = (typeof LANES)[number]
export function laneOf(kind: Kind): Lane {
  if (kind === 'say' || kind === 'say-with-model') return 'speak'
  return kind === 'examine' ? 'examine' : 'listen'
}

/** Thrown between two steps of a cancelled job. */
export class Cancelled extends Error {
  constructor() {
    super('This was stopped.')
  }
}

/** Messages for the kinds of work this thread or process can do. */
export type ToThread<Able extends Kind = Kind> =
  | { id: number; kind: Able; input: EngineWork[Able]['input'] }
  | { cancel: number }
export type FromThread = { id: number; output: EngineWork[Kind]['output'] } | { id: number; error: string }
