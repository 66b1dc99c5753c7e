import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type EnginePool, enginePool } from './engine-pool.ts'
import type { Thread } from './pool-members.ts'

/** The real threads. Nothing is loaded, here or there, before somebody speaks. */
export function engineThreads({ threads = availableParallelism() } = {}): EnginePool {
  return enginePool({ threads, start: startThread })
}

function startThread(): Thread {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    // A recording or a text that makes it grow without end must not take the server along. What lives for a sentence
    // only is cleared often: otherwise the room for it grows for hundreds of sentences.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 },
    stderr: true,
  })
  // A decoder has a line to say about each damaged packet, and somebody could fill the log with them.
  worker.stderr.resume()
  // An error also ends the thread, which `exit` reports.
  worker.on('error', () => undefined)
  // A thread at rest does not keep the program alive; one at work does.
  let owed = 0
  worker.unref()
  return {
    post(message) {
      if ('id' in message && owed++ === 0) worker.ref()
      worker.postMessage(message)
    },
    onMessage: (hear) =>
      void worker.on('message', (message) => {
        if (--owed === 0) worker.unref()
        hear(message)
      }),
    onEnd: (tell) => void worker.on('exit', tell),
    end: () => void worker.terminate(),
  }
}
