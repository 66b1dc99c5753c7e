import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { useSignedInUser } from '#capabilities/accounts/web/use-session.ts'
import { seconds } from '#kit/time.ts'

/** Round the pages that read with TanStack Query, a chunk of its own for them. */
export default function Queries() {
  // Nothing that was read for one person is ever shown to the next.
  return <QueriesOfOne key={useSignedInUser()?.uid} />
}

/** Reads are remembered for a moment; students pay per megabyte, so a look at another window costs nothing. */
const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: seconds(30), retry: 1, refetchOnWindowFocus: false } },
  })

function QueriesOfOne() {
  const [client] = useState(makeClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
