import { useMemo } from 'react'
import { useNavigation } from './use-navigation.ts'

/** The query string. Changing it adds no history entry: going back skips it. */
export function useSearchParams(): [
  URLSearchParams,
  (query: URLSearchParams | Record<string, string>) => void,
] {
  const { place, navigate } = useNavigation()
  const { pathname, search } = place
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = (next: URLSearchParams | Record<string, string>) => {
    const words = new URLSearchParams(next).toString()
    navigate(words ? `${pathname}?${words}` : pathname, { replace: true })
  }
  return [query, setQuery]
}
