/** Calls one function after another with every text, and tells each of them that took long, by its own time on a core. */
import { resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { TextFunction } from './text-functions.ts'

const { texts, longest } = workerData as { texts: [name: string, text: string][]; longest: number }

const coreMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

async function slowOnes({ file, name }: TextFunction): Promise<string[]> {
  const called = ((await import(resolve(file))) as Record<string, (text: string) => unknown>)[name]!
  const slow: string[] = []
  for (const [what, text] of texts) {
    parentPort?.postMessage({ at: what })
    const from = coreMs()
    try {
      const made = called(text)
      // What is found piece by piece is asked for to its end.
      if (typeof made === 'object' && made !== null && Symbol.iterator in made)
        for (const _ of made as Iterable<unknown>);
    } catch {
      // A text that is refused was not slow.
    }
    const took = coreMs() - from
    if (took > longest) slow.push(`${file} ${name}: ${what}, ${Math.round(took)} ms`)
  }
  return slow
}

parentPort?.on('message', async (one: TextFunction) => parentPort?.postMessage({ slow: await slowOnes(one) }))
