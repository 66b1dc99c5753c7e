/** Lists are written off the main thread: reading a style alone keeps a core busy for a second. */
import { openThreads } from '#background/worker-pool.ts'
import { REFERENCES } from '../../spec.ts'
import type { ListTask, ListWritten } from './list-thread.ts'

export type ListWriting = ReturnType<typeof openListThreads>

export function openListThreads() {
  const { run, stop } = openThreads({
    program: new URL('./list-thread.ts', import.meta.url),
    most: 1,
    idle: REFERENCES.idle,
    megabytes: 512,
  })
  return {
    write: (task: ListTask) => run<ListWritten>(task, { signal: AbortSignal.timeout(REFERENCES.longest) }),
    stop,
  }
}
