import { useEffect, useEffectEvent } from 'react'

/** What is being written belongs to the conversation that is open. */
export function useFollowsConversation(
  conversationId: string,
  turnTo: (conversationId: string) => void,
): void {
  const turn = useEffectEvent(turnTo)
  useEffect(() => turn(conversationId), [conversationId])
}
