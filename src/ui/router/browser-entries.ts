import type { Entries } from './place.ts'

type EntryState = { state?: unknown; step?: number } | null

/** The browser keeps state and step with each entry, so they survive a reload. */
export const browserEntries: Entries = {
  read() {
    const { pathname, search } = location
    const kept: EntryState = history.state
    return { pathname, search, state: kept?.state, step: kept?.step ?? 0 }
  },
  write(to, place, replace) {
    if (replace) history.replaceState(place, '', to)
    else history.pushState(place, '', to)
  },
  goBack: () => history.back(),
  onMove(moved) {
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  },
}
