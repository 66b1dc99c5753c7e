/** Data used by a conversation: recordings out, words and sounds in. */
export type DataUsed = {
  add(bytes: number): void
  bytes(): number
  subscribe(tell: () => void): () => void
}

export function createDataUsed(): DataUsed {
  let sum = 0
  const listeners = new Set<() => void>()
  return {
    add(bytes) {
      if (bytes === 0) return
      sum += bytes
      for (const tell of listeners) tell()
    },
    bytes: () => sum,
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
