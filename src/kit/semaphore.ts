/** Runs a few jobs at once, the rest in order of arrival. */
export type Release = () => void
/** The part of AbortSignal needed here: this folder knows neither browser nor Node. */
type Signal = {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options: { once: true }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
export type Semaphore = {
  /** Returns nothing if the caller aborts while waiting; it then takes no slot. */
  take(signal?: Signal): Promise<Release | undefined>
  /** Holds a slot while the job runs. Throws TooBusy if the queue is full. */
  run<Value>(job: () => Promise<Value>): Promise<Value>
  readonly waiting: number
}

export class TooBusy extends Error {
  override name = 'TooBusy'
}

export function semaphore(atOnce: number, { longestLine = Number.POSITIVE_INFINITY } = {}): Semaphore {
  let free = atOnce
  const line: (() => void)[] = []

  // The slot goes straight to the next in the queue, so no new caller can take it first.
  const release = () => {
    const next = line.shift()
    if (next) next()
    else free += 1
  }
  const once = (): Release => {
    let released = false
    return () => {
      if (!released) release()
      released = true
    }
  }
  const take: Semaphore['take'] = (signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined)
      if (free > 0) {
        free -= 1
        return resolve(once())
      }
      const start = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve(once())
      }
      const giveUp = () => {
        line.splice(line.indexOf(start), 1)
        resolve(undefined)
      }
      line.push(start)
      signal?.addEventListener('abort', giveUp, { once: true })
    })

  return {
    take,
    async run(job) {
      if (free === 0 && line.length >= longestLine) throw new TooBusy('Too much is waiting already.')
      const done = await take()
      try {
        return await job()
      } finally {
        done?.()
      }
    },
    get waiting() {
      return line.length
    },
  }
}

/** Runs the work for every item, at most so many at once. The caller handles failures. */
export async function eachAtMost<Item>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const places = semaphore(atOnce)
  await Promise.all(items.map((item) => places.run(() => work(item))))
}
