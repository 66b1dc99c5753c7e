/** A recording becomes words. Every engine behind this port passes speech-in.conformance.ts. */
import { problemsFrom, type Result } from '#kit/result.ts'
import type { Heard } from '#product/heard.ts'

export type SpeechIn = {
  /** Who would listen now. */
  readonly description: RecogniserEngine
  hear(recording: Recording): Promise<Result<Heard, SpeechInProblem>>
  /** A student is about to speak about this document. Whoever has something to load does it now; nobody waits for it. */
  prepare(vocabulary: Vocabulary): void
}

export type RecogniserEngine = { name: string; builtIn: boolean }

export type Recording = {
  /** As the browser sent them. What they are is read from them, never believed. */
  bytes: Uint8Array
  /** Whose voice it is, so that the recogniser can get used to it. */
  speaker?: string | undefined
  /** Words to expect: the student's document. */
  vocabulary?: Vocabulary | undefined
  /** What the browser itself understood. Where that listens on somebody else's server, only after the student agreed. */
  browserText?: { text: string; consented: true } | undefined
  signal?: AbortSignal | undefined
  /** The place in the line, where the engine is busy; 0 when it begins. */
  onWait?: ((place: number) => void) | undefined
}

/** The key stands for the text: another text has another key. The text itself is asked for by who does not know the key yet. */
export type Vocabulary = {
  key: string
  text(): Promise<string>
  /** What may be chosen by saying it: a few words each, heard better than anything else. */
  choices?: readonly string[]
}

export const speechInProblem = problemsFrom({
  unclear: 'Audio was too short or unclear. Please try again.',
  'not-a-recording': 'This recording is damaged. Please record your answer again, or type it.',
  'unknown-code':
    'The recordings of this browser cannot be understood here. Please type your answer, or use another browser.',
  'too-long': 'A recording can be 60 seconds long. Please give a shorter answer.',
  busy: 'Many students are speaking at this moment. Please try again in a few seconds.',
  stopped: 'This was stopped.',
  'engine-unavailable': 'Your recording could not be transcribed. Please try again, or type your answer.',
})
export type SpeechInProblem = ReturnType<typeof speechInProblem>

/** Nothing was said that could be answered: the turn is skipped and costs nothing. */
export const isSkipped = (problem: SpeechInProblem): boolean => problem.code === 'unclear'
