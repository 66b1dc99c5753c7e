import { useEffect } from 'react'
import { useQuery } from '#api-client/use-query.ts'
import type { listSessions } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'

/** The document of a session that was only just taken: a list read before does not have it. */
export function useSessionDocument({ id: assistant }: Pick<OralRoom, 'id'>, sessionId: string) {
  const { value, refetch } = useQuery<typeof listSessions>(CALLS.listSessions, { query: { assistant } })
  useEffect(() => refetch(), [refetch])
  return value?.sessions.find((one) => one.sessionId === sessionId)?.documentId ?? undefined
}
