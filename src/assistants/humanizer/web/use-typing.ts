import { useEffect, useEffectEvent } from 'react'
import { HUMANIZER } from '../spec.ts'

/** Reports the number of characters typed so far. A screen that was asleep catches up. */
export function useTyping(typing: boolean, onTyped: (characters: number) => void): void {
  const tell = useEffectEvent(onTyped)
  useEffect(() => {
    if (!typing) return
    const began = Date.now()
    const timer = setInterval(
      () => tell(Math.floor((Date.now() - began) / HUMANIZER.typingPerCharacter)),
      HUMANIZER.typingPerCharacter,
    )
    return () => clearInterval(timer)
  }, [typing])
}
