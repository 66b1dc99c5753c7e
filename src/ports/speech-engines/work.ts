/** The jobs the engines can do, in threads of the server or in a process beside it. */
import type { ShortAnswer } from './built-in/recogniser.ts'
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
  /** Opens the recogniser, so that the first answer is not the slow one. */
  prepare: { input: Record<string, never>; output: true }
  hear: {
    input: { bytes: Uint8Array }
    output: ShortAnswer | { problem: Undecodable | 'unclear' | 'no-short-answer' }
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
 * A thread does one job of each lane at a time: speaking pauses after each sentence, so that finding the end of speech,
 * which takes a moment and which the end of every turn waits for, does not wait for a whole reply.
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
