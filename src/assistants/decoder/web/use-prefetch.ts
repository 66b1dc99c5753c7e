import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a place has come near the viewport; once near, it stays so. */
export function useNear(): { place: RefObject<HTMLDivElement | null>; near: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const here = place.current
    if (!here) return
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      setNear(true)
      watch.disconnect()
    })
    watch.observe(here)
    return () => watch.disconnect()
  }, [])
  return { place, near }
}
