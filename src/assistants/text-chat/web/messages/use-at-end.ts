import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The distance from the end that still counts as being there. */
const NEAR = '0px 0px 160px 0px'

/**
 * Follows the text for as long as its end is in view, and stops when the user scrolls away. The user's own messages (`said`:
 * their number) scroll it to the end again.
 */
export function useAtEnd(said: number) {
  const end = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  useEffect(() => {
    const mark = end.current
    if (!mark || !globalThis.IntersectionObserver) return
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting ?? true), {
      rootMargin: NEAR,
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])
  const follow = useEffectEvent(() => {
    if (atEnd) end.current?.scrollIntoView?.({ block: 'end', behavior: 'instant' })
  })
  useEffect(() => {
    const conversation = end.current?.parentElement
    if (!conversation || !globalThis.ResizeObserver) return
    // Formulas, pictures and pages that unfold move the end too.
    const observer = new ResizeObserver(() => follow())
    observer.observe(conversation)
    return () => observer.disconnect()
  }, [])
  const goToEnd = () => {
    setAtEnd(true)
    end.current?.scrollIntoView?.({ block: 'end' })
  }
  const before = useRef(said)
  const onSaid = useEffectEvent(goToEnd)
  useEffect(() => {
    if (said > before.current) onSaid()
    before.current = said
  }, [said])
  return { end, atEnd, goToEnd }
}
