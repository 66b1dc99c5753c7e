import { useEffect, useRef } from 'react'

/** Why a sending ended: the screen was left, and what has arrived of a large file stays for another time. */
export const LEFT = 'left'

/** One sending at a time: a new one ends the one before, and leaving the screen ends it too. */
export function useOneSending() {
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(LEFT), [])
  return {
    begin(): AbortSignal {
      current.current?.abort()
      current.current = new AbortController()
      return current.current.signal
    },
    end: () => current.current?.abort(),
  }
}
