import { createContext, useContext, useEffect } from 'react'
import type { RouterPlace } from './place.ts'
import type { Navigation } from './use-entries.ts'

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation() needs a <NavigationProvider> above it.')
  return navigation
}

export const usePlace = (): RouterPlace => useNavigation().place

export const useNavigate = (): Navigation['navigate'] => useNavigation().navigate

/** Redirects at once, without a history entry for the dead end. */
export function useRedirect(to: string): void {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
}

/** Leaves the app for a page that is a separate document, without a history entry for the dead end. */
export function useOtherDocument(path: string): void {
  useEffect(() => location.replace(path), [path])
}
