import type { ModelReading } from '#capabilities/study/rules/merged/merged-book.ts'
import type { Plan } from '../../rules/plan/plan.ts'

export type PlanTask = {
  /** The document's book, as a file on this machine. */
  bookPath: string
  name: string
  /** Model findings in it that code has proved. */
  read?: ModelReading | undefined
}

/** Parts done, out of all. */
export type Parts = { done: number; of: number }
export type PlanMade = Plan | 'too-little-text' | 'nothing-to-ask'

export type Planner = {
  /** Preloads the planner while a document is being read. */
  load(): void
  /** Throws when it was stopped by the signal, and when it could not. */
  plan(task: PlanTask, onParts: (parts: Parts) => void, signal?: AbortSignal): Promise<PlanMade>
  stop(): Promise<void>
}
