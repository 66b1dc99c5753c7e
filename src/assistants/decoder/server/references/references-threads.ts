/** Lists of references off the main thread: reading a style alone keeps a core busy for a second. */
import { openThreads } from '#background/worker-pool.ts'
import { REFERENCES } from '#capabilities/references/spec.ts'
import type { ReferencesDone, ReferencesTask } from './references-thread.ts'

export function openReferencesThreads() {
  const { run, stop } = openThreads({
    program: new URL('./references-thread.ts', import.meta.url),
    most: 1,
    idle: REFERENCES.idle,
    megabytes: 512,
  })
  return {
    work: (task: ReferencesTask) =>
      run<ReferencesDone>(task, { signal: AbortSignal.timeout(REFERENCES.longest) }),
    stop,
  }
}
