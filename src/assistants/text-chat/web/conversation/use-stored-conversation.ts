import { useEffect, useEffectEvent, useRef } from 'react'
import { cachedAddresses } from '#api-client/cached-answers.ts'
import { callApi } from '#api-client/call-api.ts'
import { pathOf } from '#contracts/call.ts'
import type { ReadConversation } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

type OpenConversation = {
  conversationId: string
  /** The last message shown. */
  lastId: string | null
  /** A question or an answer is under way. */
  busy: boolean
  opening: boolean
  open(conversationId: string): void
}

/** Conversations readable offline: the device caches the server's last answer for this conversation. */
export function useKeptConversation({ conversationId, lastId, busy, opening, open }: OpenConversation): void {
  /** The last message cached on the device; an opened conversation is cached whole. */
  const keptTo = useRef<string | null>(null)
  const came = useEffectEvent(() => {
    keptTo.current = busy ? null : lastId
  })
  useEffect(() => {
    if (!opening) came()
  }, [opening])

  /** Once for each visit with new messages, and not after each answer: it costs the student data. */
  const leaves = useEffectEvent(() => {
    const hasNews = conversationId !== '' && !busy && lastId !== keptTo.current
    if (document.visibilityState !== 'hidden' || !hasNews || !navigator.serviceWorker?.controller) return
    keptTo.current = lastId
    void callApi<ReadConversation>(CALLS.readConversation, { params: { conversationId }, staysOpen: true })
  })
  const lineIsBack = useEffectEvent(() => {
    const isKept = cachedAddresses().includes(pathOf(CALLS.readConversation, { params: { conversationId } }))
    if (conversationId !== '' && !busy && isKept) open(conversationId)
  })
  useEffect(() => {
    const left = () => leaves()
    const back = () => lineIsBack()
    document.addEventListener('visibilitychange', left)
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', left)
      removeEventListener('online', back)
    }
  }, [])
}
