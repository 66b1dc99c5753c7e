import { useEffect, useRef } from 'react'

/** The next question takes the focus, so that it is read out; the first one, that the page brought, does not. */
export function useFocusAfter<Part extends HTMLElement>(moves: number) {
  const place = useRef<Part>(null)
  useEffect(() => {
    if (moves > 0) place.current?.focus({ preventScroll: true })
  }, [moves])
  return place
}
