/** What makes a deck of a book: a thread of its own, or in tests whatever a test is about. */
import type { ModelReading } from '#capabilities/study/rules/merged/merged-book.ts'
import type { Deck } from '../../rules/deck/deck.ts'
import type { FormatId } from '../../rules/deck/keys.ts'
import type { PlannedDeck } from '../../rules/outline/outline.ts'
import type { SlideWords } from '../../rules/wording/slide-words.ts'

export type PlanTask = {
  /** The document's book, as a file on this machine. */
  bookPath: string
  /** What a model found in it and code has proved. */
  read?: ModelReading | undefined
}
export type FinishTask = {
  deck: Deck
  format: FormatId
  /** What a model would say; only what is proved is taken. */
  words: readonly SlideWords[]
}
/** `worded`: how much of what the model said stands on it. */
export type Finished = { deck: Deck; worded: number }

export type OnStep = (step: string) => void

/** `onStep`: as the job's status names it. Both throw when they were stopped by the signal, and when they could not. */
export type DeckMaker = {
  /** What goes on the slides. */
  plan(task: PlanTask, onStep: OnStep, signal?: AbortSignal): Promise<PlannedDeck | 'too-little'>
  /** As it will stand in one format: faults mended, and written once to see that it can be. */
  finish(task: FinishTask, onStep: OnStep, signal?: AbortSignal): Promise<Finished>
  stop(): Promise<void>
}
