/** Texts are rewritten in a thread: no text of a student's keeps a core from all others. */
import { openProgressWorkerPool, type ProgressPoolSettings } from '#background/progress-worker-pool.ts'
import type { ModelChanges } from '../rules/model/changes-of-model.ts'
import type { Rewriting } from '../rules/rewrite/rewriting.ts'
import type { Settings } from '../rules/settings.ts'
import { REWRITING } from '../spec.ts'

export type RewritingTask =
  | { work: 'rewrite' | 'read'; text: string; settings: Settings }
  | { work: 'hold'; given: string; written: string; settings: Settings }

export type RewritingThreads = ReturnType<typeof openRewritingThreads>

/** Tests supply their own program. */
export function openRewritingThreads(changes: Partial<Omit<ProgressPoolSettings, 'work'>> = {}) {
  const { atOnce, idle, longest } = REWRITING
  const program = new URL('./rewriting-thread.ts', import.meta.url)
  const { run, stop, threads } = openProgressWorkerPool<RewritingTask, unknown, never>({
    work: 'rewriting',
    atOnce,
    idle,
    longest,
    program,
    ...changes,
  })
  const ask = <Made>(task: RewritingTask, signal?: AbortSignal) =>
    run(task, () => {}, signal) as Promise<Made>
  return {
    /** By the rules. */
    rewrite: (text: string, settings: Settings, signal?: AbortSignal) =>
      ask<Rewriting>({ work: 'rewrite', text, settings }, signal),
    /** Without a change: only what there is to change. */
    read: (text: string, settings: Settings, signal?: AbortSignal) =>
      ask<Rewriting>({ work: 'read', text, settings }, signal),
    /** A model's text against the student's. */
    hold: (given: string, written: string, settings: Settings, signal?: AbortSignal) =>
      ask<ModelChanges>({ work: 'hold', given, written, settings }, signal),
    threads,
    stop,
  }
}
