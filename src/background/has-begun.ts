import { type MessagePort, threadId } from 'node:worker_threads'
import type { Begun } from './telling-threads.ts'

/** Said first by the program of a thread: the time it works is counted from here on. */
export const hasBegun = (progress: MessagePort): void =>
  progress.postMessage({ begun: threadId } satisfies Begun)
