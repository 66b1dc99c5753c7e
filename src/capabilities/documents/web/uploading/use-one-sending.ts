import { useEffect, useRef } from 'react'

/** Abort reason: the screen was left; the received part of a large file is kept for later. */
export const LEFT = 'left'

/** One upload at a time: a new one aborts the one before, and so does leaving the screen. */
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
