import { type RefObject, useEffect, useRef } from 'react'

/** What has just come takes the focus, so that a reader of screens hears that it is there. */
export function useArrival(arrives: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrives) place.current?.focus({ preventScroll: true })
  }, [arrives])
  return place
}
