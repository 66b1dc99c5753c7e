/** Runs in a worker thread. Each engine is opened by the first job that needs it. */
import { parentPort } from 'node:worker_threads'
import type { BuiltInWork, FromThread, ToThread } from './work.ts'
import { createWorkshop } from './workshop.ts'

const port = parentPort!
const workshop = createWorkshop()

port.on('message', async (message: ToThread<keyof BuiltInWork>) => {
  if ('cancel' in message) return workshop.cancel(message.cancel)
  const { id, kind, input } = message
  let answer: FromThread
  try {
    answer = { id, output: await workshop.perform(id, kind, input) }
  } catch (error) {
    answer = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  port.postMessage(answer)
})
