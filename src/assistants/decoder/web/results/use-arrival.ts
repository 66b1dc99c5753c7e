import { type RefObject, useEffect, useRef } from 'react'

/** Newly arrived content takes the focus, so that a screen reader announces it. */
export function useArrival(arrives: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrives) place.current?.focus({ preventScroll: true })
  }, [arrives])
  return place
}
