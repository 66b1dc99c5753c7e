import { type Asked, useAsked } from '#asking/use-asked.ts'
import { useQuery } from '#ui/navigation/use-query.ts'

export type ListHook<Value> = {
  asked: Asked<Value>
  query: URLSearchParams
  /** Filters stand in the address, so that a list can be sent to a colleague. A new filter starts at page 1. */
  change(changes: Record<string, string>): void
  /** The same list as a file. */
  csv: string
}

export function useList<Value>(path: string): ListHook<Value> {
  const [query, setQuery] = useQuery()
  const words = query.toString()
  const asked = useAsked<Value>(words ? `${path}?${words}` : path)

  function change(changes: Record<string, string>) {
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setQuery(next)
  }
  const file = new URLSearchParams(query)
  file.delete('page')
  return { asked, query, change, csv: `${path}.csv${file.size > 0 ? `?${file}` : ''}` }
}
