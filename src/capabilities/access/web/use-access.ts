import { useEffect, useEffectEvent, useRef } from 'react'
import { useAsked } from '#asking/use-asked.ts'
import type { Problem } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import type { AssistantAccess, readAccess } from '../contract.ts'
import { CALLS } from '../spec.ts'

export type AccessHere =
  | { name: 'checking' }
  | { name: 'paid'; access: AssistantAccess }
  | { name: 'unpaid'; access: AssistantAccess }
  /** The server was away: nothing is shown as unpaid that may be paid. */
  | { name: 'unknown'; problem: Problem }

const NOT_MORE_OFTEN_THAN = seconds(5)

/**
 * May this person use this assistant in full? The server decides again with every paid call; this only tells the
 * screen what to show. While it is unpaid, coming back to the page looks again: the student may have just paid.
 */
export function useAccess(id: AssistantId): AccessHere & { askAgain(): void } {
  const { value, problem, askAgain } = useAsked<typeof readAccess>(CALLS.readAccess)
  const access = value?.assistants[ASSISTANTS[id].purchase.purchaseType]
  const here = accessHere(access, problem)
  useWhenBack(here.name !== 'paid', askAgain)
  return { ...here, askAgain }
}

function accessHere(access: AssistantAccess | undefined, problem: Problem | undefined): AccessHere {
  if (access) return { name: access.paid ? 'paid' : 'unpaid', access }
  return problem ? { name: 'unknown', problem } : { name: 'checking' }
}

function useWhenBack(wanted: boolean, askAgain: () => void) {
  const last = useRef(0)
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || Date.now() - last.current < NOT_MORE_OFTEN_THAN) return
    last.current = Date.now()
    askAgain()
  })
  useEffect(() => {
    if (!wanted) return
    const back = () => look()
    document.addEventListener('visibilitychange', back)
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      removeEventListener('online', back)
    }
  }, [wanted])
}
