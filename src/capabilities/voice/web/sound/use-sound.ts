import { useEffect } from 'react'
import type { Player } from './player.ts'

/** One sound for as long as its screen is shown, awake whenever the student looks at it. */
export function useSound(player: Player) {
  useEffect(() => {
    const wake = () => void (document.visibilityState === 'visible' && player.wake())
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      player.close()
    }
  }, [player])
}
