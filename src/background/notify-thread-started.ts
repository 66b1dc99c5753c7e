import { constants, getPriority, setPriority } from 'node:os'
import { type MessagePort, threadId } from 'node:worker_threads'
import type { ThreadStarted } from './progress-worker-pool.ts'

const STEPS_BEHIND = 5
let standsBehind = false

/** Said first by the program of a thread: the time it works is counted from here on. */
export function notifyThreadStarted(progress: MessagePort): void {
  if (!standsBehind) standBehind()
  standsBehind = true
  progress.postMessage({ begun: threadId } satisfies ThreadStarted)
}

/** Whoever only wants to look goes before what takes seconds. On Linux alone a priority belongs to one thread. */
function standBehind(): void {
  if (process.platform === 'linux')
    setPriority(Math.min(getPriority() + STEPS_BEHIND, constants.priority.PRIORITY_LOW))
}
