import { useQuery } from '#api-client/use-query.ts'
import { useRefresh } from '#api-client/use-refresh.ts'
import type { Problem } from '#kit/result.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import type { AssistantAccess, readAccess } from '../contract.ts'
import { CALLS } from '../spec.ts'

export type AccessHere =
  | { name: 'checking' }
  /** A problem is kept next to the last known access, which may be out of date. */
  | { name: 'paid'; access: AssistantAccess; problem?: Problem | undefined }
  | { name: 'unpaid'; access: AssistantAccess; problem?: Problem | undefined }
  /** The server was unreachable: something that may be paid is never shown as unpaid. */
  | { name: 'unknown'; problem: Problem }

/**
 * May this person use this assistant in full? The server decides again with every paid call; this only tells the
 * screen what to show. While it is unpaid, coming back to the page looks again: the student may have just paid.
 */
export function useAccess(id: AssistantId): AccessHere & { refetch(): void } {
  const { value, problem, refetch } = useQuery<typeof readAccess>(CALLS.readAccess)
  const access = value?.assistants[ASSISTANTS[id].purchase.purchaseType]
  const here = accessHere(access, problem)
  useRefresh(refetch, { wanted: here.name !== 'paid', onReturn: true })
  return { ...here, refetch }
}

function accessHere(access: AssistantAccess | undefined, problem: Problem | undefined): AccessHere {
  if (access) return { name: access.paid ? 'paid' : 'unpaid', access, problem }
  return problem ? { name: 'unknown', problem } : { name: 'checking' }
}
