/** Writes Word files off the main thread: a thesis of a few hundred pages keeps a core busy for a while. */
import { openThreads } from '#background/worker-pool.ts'
import type { WrittenFindings } from '../../rules/word/write-findings.ts'
import { SAVING } from '../../spec.ts'
import type { WordTask } from './word-thread.ts'

export function openWordThreads() {
  const { run, stop } = openThreads({
    program: new URL('./word-thread.ts', import.meta.url),
    most: 1,
    idle: SAVING.idle,
    megabytes: 512,
  })
  return {
    write: (task: WordTask) => run<WrittenFindings>(task, { signal: AbortSignal.timeout(SAVING.longest) }),
    stop,
  }
}
