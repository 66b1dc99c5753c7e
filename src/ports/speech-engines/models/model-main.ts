/**
 * Runs in a process of its own: the runtime library kills its process when a file is not what it should
 * be, and would take a server with it.
 */
import { Cancelled, type FromThread, type ToThread } from '../work.ts'
import type { ModelProcessSettings } from './model-processes.ts'
import { type ModelKind, modelWorkshop } from './model-workshop.ts'

const { models, threads, mostMemory }: ModelProcessSettings = JSON.parse(process.argv[2]!)
const workshop = modelWorkshop(models, threads)

process.on('message', async (message: ToThread<ModelKind>) => {
  if ('cancel' in message) return workshop.cancel(message.cancel)
  const { id, kind, input } = message
  const answer: FromThread = await workshop.perform(id, kind, input).then(
    (output) => ({ id, output }),
    (error: unknown) => {
      if (error instanceof Cancelled) return { id, error: error.message }
      // A failed model may be in any state, so the next job gets a new process.
      console.error(error instanceof Error ? error.message : String(error))
      process.exit(1)
    },
  )
  process.send!(answer)
})
process.on('disconnect', () => process.exit())

const MEMORY_CHECK_EVERY = 250
setInterval(() => {
  if (process.memoryUsage.rss() < mostMemory) return
  console.error(`It took more than ${Math.round(mostMemory / 1e6)} MB of memory.`)
  process.exit(1)
}, MEMORY_CHECK_EVERY).unref()
