import { useEffect, useEffectEvent } from 'react'

/** The draft belongs to the open conversation. */
export function useFollowsConversation(
  conversationId: string,
  turnTo: (conversationId: string) => void,
): void {
  const turn = useEffectEvent(turnTo)
  useEffect(() => turn(conversationId), [conversationId])
}
