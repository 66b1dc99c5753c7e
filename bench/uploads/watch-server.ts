/** A worker that polls the server's health: its answers and its waiting are independent of the bench's own thread. */
import { parentPort, workerData } from 'node:worker_threads'

const MEGABYTE = 1_048_576
let waits: number[] = []
let memory: number[] = []

async function ask(): Promise<void> {
  const asked = performance.now()
  const text = await (await fetch(`${workerData.base}/metrics`)).text()
  waits.push(performance.now() - asked)
  memory.push(Number(/weekbe4_rss_bytes (\d+)/.exec(text)?.[1]))
}

parentPort?.on('message', async () => {
  await ask()
  waits.sort((a, b) => a - b)
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
  const grew = (Math.max(...memory) - (memory[0] ?? 0)) / MEGABYTE
  parentPort?.postMessage({ p99, grew })
  waits = []
  memory = []
  await ask()
  parentPort?.postMessage('ready')
})

for (;;) {
  await ask()
  await new Promise((later) => setTimeout(later, 15))
}
