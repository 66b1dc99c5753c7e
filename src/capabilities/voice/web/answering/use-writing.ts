import { useEffect } from 'react'
import type { SpokenTalkHere } from '../turn/use-spoken-talk.ts'

/** An answer given in another way than the box leaves its letters there: recording still waits for them. */
export function useWriting(
  { conversation, driver }: Pick<SpokenTalkHere, 'conversation' | 'driver'>,
  draft: string,
) {
  const isWriting = draft.trim() !== ''
  const isSending = conversation.turn.name === 'sending'
  useEffect(() => {
    if (isSending) driver.writes(isWriting)
  }, [driver, isSending, isWriting])
}
