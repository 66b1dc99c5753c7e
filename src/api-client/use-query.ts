import { useCallback, useSyncExternalStore } from 'react'
import type { Problem } from '#kit/result.ts'
import { type Address, type AddressOf, type Call, type Filling, filled, get } from '#contracts/call.ts'
import { type AnswerOf, ask, type SentWith } from './call-api.ts'
import { keptAddresses } from './cached-answers.ts'
import { keepReads } from './query-cache.ts'

export type Asked<Value> = {
  value: Value | undefined
  /** Set beside an older value when a refresh failed. */
  problem: Problem | undefined
  askAgain(): void
}

type Reads = ReturnType<typeof keepReads>
const ofPages = new WeakMap<Document, Reads>()

/** One per page: two parts of a screen that show the same thing ask once. It holds only watched addresses. */
function readsOfPage(): Reads {
  const known = ofPages.get(document)
  if (known) return known
  const reads = keepReads((path, signal) => ask(get(path), { signal }))
  ofPages.set(document, reads)
  // Failed reads, and answers from the device's cache, are repeated as soon as the connection is back.
  addEventListener('online', () => {
    const kept = keptAddresses()
    reads.askAgain((path, { problem }) => problem !== undefined || kept.includes(path))
  })
  return reads
}

/** After a change: refreshes every part of the screen that shows an answer of this call, with any query. */
export function askAgainAt({ path }: Address): void {
  readsOfPage().askAgain((at) => at.split('?')[0] === path)
}

/** Reads one address for as long as the screen shows it. A new address starts empty. */
export function useAsked<C extends Call>({ path }: AddressOf<C>, ...[sent]: SentWith<C>): Asked<AnswerOf<C>> {
  const at = filled(path, sent as Filling)
  const reads = readsOfPage()
  const watch = useCallback((tell: () => void) => reads.watch(at, tell), [reads, at])
  const { value, problem } = useSyncExternalStore(watch, () => reads.read(at))
  return {
    value: value as AnswerOf<C> | undefined,
    problem,
    askAgain: useCallback(() => reads.askAgain((path) => path === at), [reads, at]),
  }
}
