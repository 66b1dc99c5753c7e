/** Makes a deck of a document: a separate thread, or a fake in tests. */
import type { ModelReading, StudentAnswer } from '#capabilities/study/index.ts'
import type { Deck, PlannedDeck } from '../../rules/deck/deck.ts'
import type { FormatId } from '../../rules/deck/keys.ts'
import type { SlideWords } from '../../rules/wording/slide-words.ts'

export type PlanTask = {
  /** The document as it was read, as a file on this machine. */
  storedPath: string
  /** Findings of a model that code has proved. */
  read?: ModelReading | undefined
  /** The student's word on the record. */
  answers: readonly StudentAnswer[]
}
export type FinishTask = {
  deck: Deck
  format: FormatId
  /** A model's proposals; only proved ones are used. */
  words: readonly SlideWords[]
}
/** `worded`: how many of the model's proposals it uses. */
export type Finished = { deck: Deck; worded: number }

export type OnStep = (step: string) => void

/** `onStep`: the steps of the job's status. Both throw when stopped by the signal, and when they fail. */
export type DeckMaker = {
  /** Plans the slides' content. */
  plan(task: PlanTask, onStep: OnStep, signal?: AbortSignal): Promise<PlannedDeck | 'too-little'>
  /** For one format: faults mended, and written once to verify that it can be. */
  finish(task: FinishTask, onStep: OnStep, signal?: AbortSignal): Promise<Finished>
  stop(): Promise<void>
}
