/** A student's own sources off the main thread: up to twenty documents are read again, beside the lists, which should not wait for it. */
import { openThreads } from '#background/worker-pool.ts'
import { OWN_SOURCES, REFERENCES } from '#capabilities/references/spec.ts'
import type { ComparedSources } from '../../sources/contract.ts'
import type { CompareTask } from './compare-thread.ts'

export function openComparing() {
  const { run, stop } = openThreads({
    program: new URL('./compare-thread.ts', import.meta.url),
    most: 1,
    idle: REFERENCES.idle,
    megabytes: 768,
  })
  return {
    work: (task: CompareTask) =>
      run<ComparedSources>(task, { signal: AbortSignal.timeout(OWN_SOURCES.longest) }),
    stop,
  }
}
