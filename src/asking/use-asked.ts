import { useCallback, useSyncExternalStore } from 'react'
import type { Problem } from '#kit/result.ts'
import { type Address, type AddressOf, type Call, type Filling, filled, get } from '#wire/call.ts'
import { type AnswerOf, ask, type SentWith } from './ask.ts'
import { keptAddresses } from './kept-answers.ts'
import { keepReads } from './reads.ts'

export type Asked<Value> = {
  value: Value | undefined
  /** Stands beside a value that could not be read again. */
  problem: Problem | undefined
  askAgain(): void
}

type Reads = ReturnType<typeof keepReads>
const ofPages = new WeakMap<Document, Reads>()

/** One for the page: two parts of a screen that show the same thing ask once. It holds only what is looked at. */
function readsOfPage(): Reads {
  const known = ofPages.get(document)
  if (known) return known
  const reads = keepReads((path, signal) => ask(get(path), { signal }))
  ofPages.set(document, reads)
  // What could not be read, or only from what the device had kept, is asked for anew as soon as there is a line.
  addEventListener('online', () => {
    const kept = keptAddresses()
    reads.askAgain((path, { problem }) => problem !== undefined || kept.includes(path))
  })
  return reads
}

/** After a change: whatever part of the screen shows an answer of this call, with whatever query. */
export function askAgainAt({ path }: Address): void {
  readsOfPage().askAgain((at) => at.split('?')[0] === path)
}

/** Reads one address for as long as the screen shows it. Another address begins with nothing. */
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
