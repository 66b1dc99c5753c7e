/** The parts an assistant supplies to be spoken with. Everything else about a turn is the same for all of them. */
import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Problem } from '#kit/result.ts'
import type { Vocabulary } from '#ports/speech-in/speech-in.ts'
import type { Persona } from '#ports/speech-out/speech-out.ts'
import type { AssistantId } from '#product/assistants.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Engine, SpokenCalls } from '../contract.ts'
import type { VoiceTurn } from './tables.ts'

export type { VoiceTurn } from './tables.ts'

export type SpokenTurn = {
  /** The calls of a turn, and of the beginning of one. */
  calls: SpokenCalls
  assistant: AssistantId
  persona: Persona
  /** Extra condition to speak here, beyond having access. */
  gate?: preHandlerAsyncHookHandler
  /** Called when a turn has arrived whole, before any processing. A problem is returned instead of an answer. */
  begins?(turn: ArrivedTurn): Promise<AnswerProblem | undefined>
  /** Its first words have gone out, or its end. */
  told?(turn: ArrivedTurn): Promise<void>
  /** Words to expect. The recogniser can hear no others. */
  vocabulary?(conversation: KeptConversation): Promise<Vocabulary | undefined>
  /** Bare strings, or the events of an engine as they come. */
  answer(said: RecognisedSpeech, context: TurnContext): AsyncIterable<AnswerPiece>
}

export type ArrivedTurn = {
  userId: string
  session: string
  attempt: string
  recording: Uint8Array | undefined
  /** The message it answers, where the sender says so; the attempt it corrects. */
  answers?: string | undefined
  corrects?: string | undefined
}

export type KeptConversation = {
  userId: string
  session: string
  /** The last turns of it that were answered, before the one in question, in their order. */
  turns: VoiceTurn[]
}

export type TurnContext = KeptConversation & {
  /** The name of this turn. */
  attempt: string
  answers?: string | undefined
  corrects?: string | undefined
  /** Aborted when the student is gone: whatever is asked upstream stops with it. */
  signal: AbortSignal
}

export type AnswerPiece =
  | string
  | { type: 'started'; engine: Engine }
  /** The following sentences use another voice than the assistant's usual one. */
  | { type: 'voice'; persona: Persona }
  | { type: 'more'; delta: string }
  | { type: 'finished' }
  | { type: 'broke'; problem: AnswerProblem }

export type AnswerProblem = Problem & { retryAfterMs?: number }
