/** What makes a deck of a book: a thread of its own, or in tests whatever a test is about. */
import type { ModelReading } from '#capabilities/study/rules/merged/merged-book.ts'
import type { Deck } from '../../rules/deck/deck.ts'
import type { FormatId } from '../../rules/deck/keys.ts'

export type DeckTask = {
  /** The document's book, as a file on this machine. */
  bookPath: string
  format: FormatId
  /** What a model found in it and code has proved. */
  read?: ModelReading | undefined
}

export type DeckMaker = {
  /** `onStep`: as the job's status names it. Throws when it was stopped by the signal, and when it could not. */
  make(task: DeckTask, onStep: (step: string) => void, signal?: AbortSignal): Promise<Deck | 'too-little'>
  stop(): Promise<void>
}
