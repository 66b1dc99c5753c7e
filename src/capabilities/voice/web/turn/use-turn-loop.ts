import { useEffect, useState, useSyncExternalStore } from 'react'
import { createTurnDriver } from './turn-driver.ts'
import type { TurnParts } from './turn-parts.ts'

/** A conversation for as long as its screen is shown. The parts are made once. */
export function useTurnLoop(makeParts: () => TurnParts) {
  const [driver] = useState(() => createTurnDriver(makeParts()))
  const conversation = useSyncExternalStore(driver.subscribe, driver.state)

  useEffect(() => {
    const sendAgain = () => driver.send({ type: 'sent-again' })
    addEventListener('online', sendAgain)
    return () => {
      removeEventListener('online', sendAgain)
      driver.send({ type: 'conversation-ended' })
    }
  }, [driver])

  return { conversation, driver }
}
