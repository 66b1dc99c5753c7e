import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { seconds } from '#kit/time.ts'

/** Reads are remembered for a moment; students pay per megabyte, so a look at another window costs nothing. */
const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: seconds(30), retry: 1, refetchOnWindowFocus: false } },
  })

export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
