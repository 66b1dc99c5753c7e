import { type MessagePort, threadId } from 'node:worker_threads'
import type { ThreadStarted } from './progress-worker-pool.ts'

/** Said first by the program of a thread: the time it works is counted from here on. */
export const notifyThreadStarted = (progress: MessagePort): void =>
  progress.postMessage({ begun: threadId } satisfies ThreadStarted)
