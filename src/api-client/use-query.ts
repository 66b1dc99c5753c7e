import { useCallback, useSyncExternalStore } from 'react'
import { type Address, type AddressOf, type Call, type Filling, filledPath, get } from '#contracts/call.ts'
import type { Problem } from '#kit/result.ts'
import { cachedAddresses } from './cached-answers.ts'
import { type AnswerOf, callApi, type SentWith } from './call-api.ts'
import { createQueryCache } from './query-cache.ts'

export type Query<Value> = {
  value: Value | undefined
  /** Set beside an older value when a refresh failed. */
  problem: Problem | undefined
  refetch(): void
}

type Reads = ReturnType<typeof createQueryCache>
const ofPages = new WeakMap<Document, Reads>()

/** One per page: two parts of a screen that show the same thing ask once. It holds only watched addresses. */
function readsOfPage(): Reads {
  const known = ofPages.get(document)
  if (known) return known
  const reads = createQueryCache((path, signal) => callApi(get(path), { signal }))
  ofPages.set(document, reads)
  // Failed reads, and answers from the device's cache, are repeated as soon as the connection is back.
  addEventListener('online', () => {
    const kept = cachedAddresses()
    reads.refetch((path, { problem }) => problem !== undefined || kept.includes(path))
  })
  return reads
}

/** After a change: refreshes every part of the screen that shows an answer of this call, with any query. */
export function invalidateQuery({ path }: Address): void {
  readsOfPage().refetch((at) => at.split('?')[0] === path)
}

/** Reads one address for as long as the screen shows it. A new address starts empty. */
export function useQuery<C extends Call>({ path }: AddressOf<C>, ...[sent]: SentWith<C>): Query<AnswerOf<C>> {
  const at = filledPath(path, sent as Filling)
  const reads = readsOfPage()
  const watch = useCallback((tell: () => void) => reads.watch(at, tell), [reads, at])
  const { value, problem } = useSyncExternalStore(watch, () => reads.read(at))
  return {
    value: value as AnswerOf<C> | undefined,
    problem,
    refetch: useCallback(() => reads.refetch((path) => path === at), [reads, at]),
  }
}
