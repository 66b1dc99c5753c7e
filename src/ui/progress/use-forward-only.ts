import { useState } from 'react'
import { forwardOnly } from './forward-only.ts'

/** Remembers how far the bar has been, and lets it go on or back to 0. */
export function useForwardOnly(reported: number): number {
  const [shown, setShown] = useState(() => forwardOnly(0, reported))
  const next = forwardOnly(shown, reported)
  if (next !== shown) setShown(next)
  return next
}
