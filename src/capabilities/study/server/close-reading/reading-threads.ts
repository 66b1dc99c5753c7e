/** Where documents are cut and findings proved: in one thread, started when there is work and ended when there is none. */
import type { Piscina } from 'piscina'
import { seconds } from '#kit/time.ts'
import type { Cut, Proved, ReadingTask } from './reading-thread.ts'

// As an analysis: a thesis opened needs a hundred megabytes; a runaway ends its thread, not the server.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

type Only<Does> = Extract<ReadingTask, { does: Does }>

export type ReadingThreads = {
  cut(task: Omit<Only<'cut'>, 'does'>): Promise<Cut>
  prove(task: Omit<Only<'prove'>, 'does'>): Promise<Proved>
  stop(): Promise<void>
}

export function openReadingThreads(): ReadingThreads {
  let pool: Piscina | undefined
  // Loaded with the first reading: a server without a model need not carry it.
  async function run<Answer>(task: ReadingTask): Promise<Answer> {
    const { Piscina } = await import('piscina')
    pool ??= new Piscina({
      filename: new URL('./reading-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: seconds(20),
      resourceLimits: MEMORY,
      atomics: 'disabled',
      recordTiming: false,
    })
    return pool.run(task)
  }
  return {
    cut: (task) => run({ ...task, does: 'cut' }),
    prove: (task) => run({ ...task, does: 'prove' }),
    stop: async () => pool?.destroy(),
  }
}
