import { useQuery } from '#api-client/use-query.ts'
import { useRefresh } from '#api-client/use-refresh.ts'
import { seconds } from '#kit/time.ts'
import type { listDocuments } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'

/** The list, asked for again as long as something in it is being read. */
export function useDocuments() {
  const list = useQuery<typeof listDocuments>(CALLS.listDocuments)
  const { refetch, value } = list
  const reading = value?.documents.some(({ status }) => status === 'reading') ?? false
  useRefresh(refetch, { wanted: reading, every: seconds(2) })
  return list
}
