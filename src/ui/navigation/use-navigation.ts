import { createContext, useContext } from 'react'
import type { Place } from './place.ts'
import type { Navigation } from './use-entries.ts'

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation() needs a <NavigationProvider> above it.')
  return navigation
}

export const usePlace = (): Place => useNavigation().place

export const useNavigate = (): Navigation['navigate'] => useNavigation().navigate
