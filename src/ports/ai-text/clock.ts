/** Time is injected, so that a test passes a minute of silence in a millisecond. */
export type Clock = {
  now(): number
  /** Calls `then` after a while; calling the result first cancels it. */
  after(ms: number, then: () => void): () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
