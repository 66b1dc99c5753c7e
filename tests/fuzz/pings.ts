/** Asks for /healthz four times a second, on a thread of its own: what else the fuzzer does is not counted. */
import { parentPort, workerData } from 'node:worker_threads'

const waits: number[] = []
const timer = setInterval(async () => {
  const from = performance.now()
  await fetch(workerData as string).then(
    (answer) => answer.text(),
    () => undefined,
  )
  waits.push(performance.now() - from)
}, 250)
parentPort?.once('message', () => {
  clearInterval(timer)
  parentPort?.postMessage(waits)
})
