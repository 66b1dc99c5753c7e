import { useEffect, useRef } from 'react'

/** Further back than this the student is reading, so a growing reply does not scroll the page. */
const NEAR = 1.6

/** The newest words come into view when there are more of them, and the last ones again where an answer came to nothing. */
export function useScrolledTo(count: number, growing: number) {
  const end = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const here = end.current
    if (!here) return
    const changed = count !== before.current
    before.current = count
    const near = here.getBoundingClientRect().top < innerHeight * NEAR
    if (changed || (near && growing > 0)) here.scrollIntoView({ block: 'end' })
  }, [count, growing])
  return end
}
