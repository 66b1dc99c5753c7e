/** A few at once, the rest in the order they came. One who gives up while waiting takes no place. */
export type Slots = {
  take: (signal?: AbortSignal) => Promise<Release | undefined>
  readonly waiting: number
}
type Release = () => void

export function createSlots(count: number): Slots {
  let free = count
  const queue: (() => void)[] = []

  const release = () => {
    const next = queue.shift()
    if (next) next()
    else free++
  }
  const once = (): Release => {
    let released = false
    return () => {
      if (!released) release()
      released = true
    }
  }
  return {
    get waiting() {
      return queue.length
    },
    take: (signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(undefined)
        if (free > 0) {
          free--
          return resolve(once())
        }
        const start = () => {
          signal?.removeEventListener('abort', giveUp)
          resolve(once())
        }
        const giveUp = () => {
          queue.splice(queue.indexOf(start), 1)
          resolve(undefined)
        }
        queue.push(start)
        signal?.addEventListener('abort', giveUp, { once: true })
      }),
  }
}
