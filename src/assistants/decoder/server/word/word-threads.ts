/** Writes Word files away from everybody's requests: a thesis of a few hundred pages keeps a core busy for a while. */
import type { Piscina } from 'piscina'
import type { Written } from '../../rules/word/write-findings.ts'
import { SAVING } from '../../spec.ts'
import type { WordTask } from './word-thread.ts'

export type WordThreads = ReturnType<typeof openWordThreads>

export function openWordThreads() {
  let pool: Piscina | undefined

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    pool ??= new Piscina({
      filename: new URL('./word-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: SAVING.idle,
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
      atomics: 'disabled',
      recordTiming: false,
    })
    return pool
  }

  return {
    async write(task: WordTask): Promise<Written> {
      const threads = await open()
      return threads.run(task, { signal: AbortSignal.timeout(SAVING.longest) })
    },
    stop: async () => pool?.destroy(),
  }
}
