/** Which answers on this page are not the server's but the ones that were kept on the device, and since when. */

/** Written on an answer when it is kept, as a time: only what comes from the device bears it. */
export const KEPT_AT = 'weekbe4-kept-at'

const kept = new Map<string, string>()
const lookers = new Set<() => void>()
const tell = () => {
  for (const look of lookers) look()
}

/** The newest answer at an address. */
export function answeredFrom(path: string, keptAt: string | null): void {
  if (keptAt === null ? !kept.delete(path) : kept.get(path) === keptAt) return
  if (keptAt !== null) kept.set(path, keptAt)
  tell()
}

/** Another screen: what it shows is asked for anew. */
export function forgetWhatWasShown(): void {
  if (kept.size === 0) return
  kept.clear()
  tell()
}

export const keptAddresses = (): string[] => [...kept.keys()]

/** Since when the oldest of them is there; undefined where everything is the server's. */
export const keptSince = (): string | undefined => [...kept.values()].sort()[0]

export function watchKept(look: () => void): () => void {
  lookers.add(look)
  return () => void lookers.delete(look)
}
