import { useAgain } from '#api-client/use-refresh.ts'
import { useAsked } from '#api-client/use-query.ts'
import { seconds } from '#kit/time.ts'
import type { listDocuments } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'

/** The list, asked for again as long as something in it is being read. */
export function useDocuments() {
  const list = useAsked<typeof listDocuments>(CALLS.listDocuments)
  const { askAgain, value } = list
  const reading = value?.documents.some(({ status }) => status === 'reading') ?? false
  useAgain(askAgain, { wanted: reading, every: seconds(2) })
  return list
}
