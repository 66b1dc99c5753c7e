import { useCallback, useSyncExternalStore } from 'react'
import type { Problem } from '#kit/result.ts'
import { type Address, type AddressOf, type Call, filled } from '#wire/call.ts'
import { type AnswerOf, ask, type SentWith } from './ask.ts'
import { keepReads } from './reads.ts'

export type Asked<Value> = {
  value: Value | undefined
  /** Stands beside a value that could not be read again. */
  problem: Problem | undefined
  askAgain(): void
}

type Anywhere = Parameters<typeof filled>[1]

type Reads = ReturnType<typeof keepReads>
const ofPages = new WeakMap<Document, Reads>()

/** One for the page: two parts of a screen that show the same thing ask once. It holds only what is looked at. */
function readsOfPage(): Reads {
  const known = ofPages.get(document)
  if (known) return known
  const reads = keepReads((path, signal) => ask<unknown>(path, { signal }))
  ofPages.set(document, reads)
  return reads
}

/** Reads one address for as long as the screen shows it. Another address begins with nothing. */
export function useAsked<C extends Call>(address: AddressOf<C>, ...sent: SentWith<C>): Asked<AnswerOf<C>>
/** The old way, until every slice has calls. */
export function useAsked<Value>(path: string): Asked<Value>
export function useAsked(to: Address | string, sent?: Anywhere): Asked<unknown> {
  const at = typeof to === 'string' ? to : filled(to.path, sent)
  const reads = readsOfPage()
  const watch = useCallback((tell: () => void) => reads.watch(at, tell), [reads, at])
  const { value, problem } = useSyncExternalStore(watch, () => reads.read(at))
  return { value, problem, askAgain: useCallback(() => reads.askAgain(at), [reads, at]) }
}
