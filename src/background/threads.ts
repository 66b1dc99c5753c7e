/** A pool of threads for work that would keep a core from everybody's requests: started when there is work, ended when there is none. */
import type { Piscina } from 'piscina'

export type ThreadsOptions = {
  program: URL
  most: number
  /** A thread without work ends after so long. */
  idle: number
  /** A runaway ends its thread, not the server. */
  megabytes: number
}

export function openThreads({ program, most, idle, megabytes }: ThreadsOptions) {
  let pool: Piscina | undefined

  // Loaded with the first work: a server that only takes payments need not carry it.
  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    pool ??= new Piscina({
      filename: program.href,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: idle,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
      // A thread that waits with atomics does not tell its progress.
      atomics: 'disabled',
      recordTiming: false,
    })
    return pool
  }

  return {
    running: () => pool?.threads.length ?? 0,
    run: async <Answer>(task: object, options: Parameters<Piscina['run']>[1]): Promise<Answer> =>
      (await open()).run(task, options),
    stop: async () => pool?.destroy(),
  }
}
