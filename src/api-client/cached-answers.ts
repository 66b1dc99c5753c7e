/** Which answers on this page came from the device's cache instead of the server, and from when they are. */

/** Header set on an answer when it is cached, with the time; only cached answers carry it. */
export const CACHED_AT_HEADER = 'weekbe4-kept-at'

const kept = new Map<string, string>()
const lookers = new Set<() => void>()
const notifyWatchers = () => {
  for (const look of lookers) look()
}

/** The newest answer at an address. */
export function recordAnswer(path: string, keptAt: string | null): void {
  if (keptAt === null ? !kept.delete(path) : kept.get(path) === keptAt) return
  if (keptAt !== null) kept.set(path, keptAt)
  notifyWatchers()
}

/** Called for a new screen, which fetches its data again. */
export function clearCachedAnswers(): void {
  if (kept.size === 0) return
  kept.clear()
  notifyWatchers()
}

export const cachedAddresses = (): string[] => [...kept.keys()]

/** The time of the oldest one; undefined when everything came from the server. */
export const oldestCached = (): string | undefined => [...kept.values()].sort()[0]

export function watchCached(look: () => void): () => void {
  lookers.add(look)
  return () => void lookers.delete(look)
}
