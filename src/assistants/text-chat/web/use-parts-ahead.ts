import { useEffect } from 'react'

export const loadConversation = () => import('./messages/conversation.tsx')
export const loadSelection = () => import('./selection/ask-about-selection.tsx')

/** Loaded once there is something to send, so that a question and its answer can be shown should the line fail. */
export function usePartsAhead(hasQuestion: boolean): void {
  useEffect(() => {
    if (!hasQuestion) return
    const answer = [import('./answer/answer-text.tsx'), import('./history/conversation-export.tsx')]
    Promise.all([loadConversation(), loadSelection(), ...answer]).catch(() => undefined)
  }, [hasQuestion])
}
