import { useMemo } from 'react'
import { useNavigation } from './use-navigation.ts'

/** What stands behind the `?`. A change of it is no page of its own: going back leads past it. */
export function useQuery(): [URLSearchParams, (query: URLSearchParams | Record<string, string>) => void] {
  const { place, navigate } = useNavigation()
  const { pathname, search } = place
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = (next: URLSearchParams | Record<string, string>) => {
    const words = new URLSearchParams(next).toString()
    navigate(words ? `${pathname}?${words}` : pathname, { replace: true })
  }
  return [query, setQuery]
}
