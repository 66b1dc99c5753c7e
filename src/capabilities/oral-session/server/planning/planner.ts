import type { ModelReading, StudentAnswer } from '#capabilities/study/index.ts'
import type { ExamPlan } from '../../rules/plan/plan.ts'

export type PlanTask = {
  /** The document as it was read, as a file on this machine. */
  storedPath: string
  name: string
  /** Model findings in it that code has proved. */
  read?: ModelReading | undefined
  /** The student's word on the record. */
  answers?: readonly StudentAnswer[]
}

/** Parts done, out of all. */
export type PlanProgress = { done: number; of: number }
export type PlanMade = ExamPlan | 'too-little-text'

export type Planner = {
  /** Preloads the planner while a document is being read. */
  load(): void
  /** Throws when it was stopped by the signal, and when it could not. */
  plan(task: PlanTask, onParts: (parts: PlanProgress) => void, signal?: AbortSignal): Promise<PlanMade>
  stop(): Promise<void>
}
