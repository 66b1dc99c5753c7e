/** A few at once, the rest in the order they came. */
export type Release = () => void
/** As much of an AbortSignal as is needed here: this folder knows neither browser nor Node. */
type Signal = {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options: { once: true }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
export type Slots = {
  /** Nothing for one who gives up while waiting: that one takes no place. */
  take(signal?: Signal): Promise<Release | undefined>
  /** Takes a place for as long as the job runs. Throws TooBusy where the line is full. */
  run<Value>(job: () => Promise<Value>): Promise<Value>
  readonly waiting: number
}

export class TooBusy extends Error {
  override name = 'TooBusy'
}

export function slots(atOnce: number, { longestLine = Number.POSITIVE_INFINITY } = {}): Slots {
  let free = atOnce
  const line: (() => void)[] = []

  // The place is handed over rather than given back, so that nobody can slip in between.
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
  const take: Slots['take'] = (signal) =>
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

/** Does the work for every item, at most so many at once. A failure is the caller's to catch. */
export async function eachAtMost<Item>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const places = slots(atOnce)
  await Promise.all(items.map((item) => places.run(() => work(item))))
}
