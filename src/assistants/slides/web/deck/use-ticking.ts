import { useEffect, useState } from 'react'

const TICK = 500

/** The current time, updated while `isOn`. */
export function useTicking(isOn: boolean): number {
  const [time, setTime] = useState(0)
  useEffect(() => {
    if (!isOn) return
    setTime(Date.now())
    const timer = setInterval(() => setTime(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [isOn])
  return time
}
