/** Tries one expression after another on every text, and tells each that took long, by its own time on a core. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Expression } from './expressions.ts'

const { tried, texts, longest } = workerData as {
  tried: readonly Expression[]
  texts: readonly string[]
  longest: number
}

for (const { where, body, flags } of tried) {
  parentPort?.postMessage({ where })
  const expression = new RegExp(body, flags)
  const slow = texts.some((text) => {
    const from = process.threadCpuUsage()
    expression.test(text)
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1_000 > longest
  })
  if (slow) parentPort?.postMessage({ where, slow })
}
parentPort?.postMessage({ isDone: true })
