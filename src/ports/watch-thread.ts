/** A thread is judged by its own time on a core, as programs are (decision 0127): on a busy machine it is slow, not stuck. */
import type { Worker } from 'node:worker_threads'
import { seconds } from '#kit/time.ts'
import { isOver } from './work-clock.ts'

const LOOK_EVERY = seconds(1)

/** Counts from the call on, until the returned function is called or the limit is reached. */
export function watchThread(thread: Worker, limit: number, onOver: () => void): () => void {
  const began = performance.now()
  // Nothing of one that does not run yet.
  const atFirst = thread.cpuUsage().catch(() => undefined)
  async function timeOnCore(): Promise<number> {
    const { user, system } = await thread.cpuUsage(await atFirst)
    return (user + system) / 1_000
  }
  let core = 0
  let isAsked = false
  async function look() {
    if (isOver({ wall: performance.now() - began, core }, limit)) {
      letGo()
      return onOver()
    }
    // One that hangs may not even answer this.
    if (isAsked) return
    isAsked = true
    core = await timeOnCore().catch(() => core)
    isAsked = false
  }
  const looking = setInterval(look, LOOK_EVERY)
  looking.unref()
  const letGo = () => clearInterval(looking)
  return letGo
}
