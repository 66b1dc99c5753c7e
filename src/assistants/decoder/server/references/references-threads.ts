/** Lists of references off the main thread: reading a style alone keeps a core busy for a second. */
import { openThreads } from '#background/worker-pool.ts'
import { OWN_SOURCES, REFERENCES } from '#capabilities/references/spec.ts'
import type { ComparedSources } from '../../references/sources-contract.ts'
import type { CompareTask } from '../sources/compare-thread.ts'
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

/** Up to twenty books are read again: beside the lists, which should not wait for it. */
export function openComparing() {
  const { run, stop } = openThreads({
    program: new URL('../sources/compare-thread.ts', import.meta.url),
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
