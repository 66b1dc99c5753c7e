/** Calls one function or expression after another with every text, and tells each that took long, by its own time on a core. */
import { resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { nameTried, type Tried } from './slow-among.ts'

const { texts, longest } = workerData as { texts: [name: string, text: string][]; longest: number }

const coreMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

async function calledOf(one: Tried): Promise<(text: string) => unknown> {
  if (!('where' in one)) return (await import(resolve(one.file)))[one.name]
  const expression = new RegExp(one.body, one.flags)
  return (text) => expression.test(text)
}

async function slowOnes(one: Tried): Promise<string[]> {
  const called = await calledOf(one)
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
    if (took > longest) slow.push(`${nameTried(one)}: ${what}, ${Math.round(took)} ms`)
  }
  return slow
}

parentPort?.on('message', async (one: Tried) => parentPort?.postMessage({ slow: await slowOnes(one) }))
