import { useState } from 'react'
import { forwardOnly } from './forward-only.ts'

/** Remembers the highest progress shown, and only moves forward or back to 0. */
export function useForwardOnly(reported: number): number {
  const [shown, setShown] = useState(() => forwardOnly(0, reported))
  const next = forwardOnly(shown, reported)
  if (next !== shown) setShown(next)
  return next
}
