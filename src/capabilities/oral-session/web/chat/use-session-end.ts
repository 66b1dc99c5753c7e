import { useEffect, useEffectEvent } from 'react'
import type { ConversationTurn } from '#capabilities/voice/talk.index.ts'
import type { Clock } from '../../contract.ts'
import { isUnderWay } from '../../rules/screen/turn-over.ts'

/** When the server says that it is over; whatever was begun is answered first. */
export function useSessionEnd(clock: Clock, turn: ConversationTurn, onEnd: () => void) {
  const isOver = clock.state === 'ended' && !isUnderWay(turn)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}
