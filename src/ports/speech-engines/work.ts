/** What the threads of the built-in engines can be asked to do. */
import type { Grammar } from '../speech-in/built-in/grammar.ts'
import type { Recognition } from '../speech-in/built-in/recogniser.ts'
import type { Undecodable } from '../speech-in/decode/decode-recording.ts'
import type { SpeechFound } from '../speech-in/decode/speech-in-sound.ts'
import type { FliteVoice } from '../speech-out/flite/flite.ts'

export type Work = {
  say: {
    input: { sentences: string[]; voice: FliteVoice; format: 'mp3' | 'opus' }
    output: { bytes: Uint8Array; seconds: number }
  }
  examine: { input: { bytes: Uint8Array }; output: SpeechFound | { problem: Undecodable } }
  learn: { input: { text: string; key: string; choices: string[] }; output: Grammar }
  /** Opens the recogniser for a document, so that the first answer is not the slow one. */
  prepare: { input: { grammar: Grammar }; output: true }
  hear: {
    input: { bytes: Uint8Array; grammar: Grammar }
    output: HeardSound | { problem: Undecodable | 'unclear' }
  }
}
export type Kind = keyof Work

export type HeardSound = Recognition & { speech: SpeechFound }

/** A thread does one thing of each lane at a time: listening pauses twice a second, so that speaking never waits for it. */
export type Lane = 'speak' | 'listen'
export const laneOf = (kind: Kind): Lane => (kind === 'say' ? 'speak' : 'listen')

export type ToThread = { id: number; kind: Kind; input: Work[Kind]['input'] } | { cancel: number }
export type FromThread = { id: number; output: Work[Kind]['output'] } | { id: number; error: string }
