import { type ReactNode, useState } from 'react'
import { NavigationProvider } from './navigation-provider.tsx'
import type { Entries, RouterPlace } from './place.ts'

/** A separate history for a test, with no address bar and no window. */
export function memoryEntries(at: string): Entries {
  const entries = [placeOf(at, { state: undefined, step: 0 })]
  let now = 0
  const listeners = new Set<() => void>()
  return {
    read: () => entries[now]!,
    write(to, place, replace) {
      if (replace) entries[now] = placeOf(to, place)
      else entries.splice(++now, entries.length, placeOf(to, place))
    },
    goBack() {
      now = Math.max(0, now - 1)
      for (const moved of listeners) moved()
    },
    onMove(moved) {
      listeners.add(moved)
      return () => listeners.delete(moved)
    },
  }
}

function placeOf(to: string, kept: Pick<RouterPlace, 'state' | 'step'>): RouterPlace {
  const { pathname, search } = new URL(to, 'http://weekbe4.test')
  return { pathname, search, ...kept }
}

export function MemoryNavigation({ at = '/', children }: { at?: string; children?: ReactNode }) {
  const [entries] = useState(() => memoryEntries(at))
  return <NavigationProvider entries={entries}>{children}</NavigationProvider>
}
