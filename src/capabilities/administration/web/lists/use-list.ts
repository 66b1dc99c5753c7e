import type { z } from 'zod'
import type { AnswerOf, SentWith } from '#api-client/call-api.ts'
import { type Query, useQuery } from '#api-client/use-query.ts'
import type { AddressOf, Call } from '#contracts/call.ts'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import type { ListQuery } from '../../contract.ts'

export type ListHook<Value> = {
  asked: Query<Value>
  query: URLSearchParams
  /** Filters are kept in the address, so a list can be sent to a colleague. A new filter starts at page 1. */
  change(changes: Record<string, string>): void
  /** The same filters without the page, for the same list as a file. */
  filters: Record<string, string>
}

type ListCall = Call & { query: typeof ListQuery; answer: z.ZodType }

export function useList<C extends ListCall>(address: AddressOf<C>): ListHook<AnswerOf<C>> {
  const [query, setQuery] = useSearchParams()
  // The server validates the query and refuses unknown filters.
  const asked = useQuery<C>(address, ...([{ query: Object.fromEntries(query) }] as SentWith<C>))

  function change(changes: Record<string, string>) {
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setQuery(next)
  }
  const { page: _, ...filters } = Object.fromEntries(query)
  return { asked, query, change, filters }
}
