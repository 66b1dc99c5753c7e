import type { ReactNode } from 'react'
import type { Entries } from './place.ts'
import { useEntries } from './use-entries.ts'
import { NavigationContext } from './use-navigation.ts'

/** `entries` stay the same for the life of the app. */
export function NavigationProvider({ entries, children }: { entries: Entries; children: ReactNode }) {
  return <NavigationContext value={useEntries(entries)}>{children}</NavigationContext>
}
