/** Speech recognition. Every engine behind this port passes speech-in.conformance.ts. */
import { problemsFrom, type Result } from '#kit/result.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'

export type SpeechIn = {
  /** The engine that would listen now. */
  readonly description: RecogniserEngine
  hear(recording: Recording): Promise<Result<RecognisedSpeech, SpeechInProblem>>
  /** A student is about to speak about this document. Engines with something to load do it now; it is not awaited. */
  prepare(vocabulary: Vocabulary): void
}

export type RecogniserEngine = { name: string; builtIn: boolean }

export type Recording = {
  /** As the browser sent them. The format is read from the bytes; a declared one is never trusted. */
  bytes: Uint8Array
  /** Expected words: the student's document. */
  vocabulary?: Vocabulary | undefined
  /** The browser's own transcript. Where that uses another company's server, only after the student agreed. */
  browserText?: { text: string; consented: true } | undefined
  signal?: AbortSignal | undefined
  /** Position in the queue, where the engine is busy; 0 when it begins. */
  onWait?: ((place: number) => void) | undefined
}

/**
 * The key identifies the text: another text has another key. Adapters request the text only when they
 * have not cached this key.
 */
export type Vocabulary = {
  key: string
  text(): Promise<string>
}

export const speechInProblem = problemsFrom({
  unclear: 'Audio was too short or unclear. Please try again.',
  'no-short-answer': 'By voice I understand short answers only. Please type this one.',
  'not-a-recording': 'This recording is damaged. Please record your answer again, or type it.',
  'unknown-code':
    'The recordings of this browser cannot be understood here. Please type your answer, or use another browser.',
  'too-long': 'A recording can last up to 60 seconds. Please give a shorter answer.',
  busy: 'Many students are speaking at this moment. Please try again in a few seconds.',
  stopped: 'This was stopped.',
  'engine-unavailable': 'Your recording could not be transcribed. Please try again, or type your answer.',
})
export type SpeechInProblem = ReturnType<typeof speechInProblem>
