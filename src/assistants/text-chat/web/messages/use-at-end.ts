import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The distance from the end that still counts as being there. */
const NEAR = '0px 0px 160px 0px'

/** A page that became shorter, or a window that became taller, moves the text too: to the end, not away from it. */
function isPageAtItsEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight - scrollY <= 1
}

/**
 * Follows the text for as long as its end is in view, and stops when the user scrolls up, by however little. The user's own
 * messages (`said`: their number) scroll it to the end again.
 */
export function useAtEnd(said: number) {
  const end = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const top = useRef(0)
  const [atEnd, setAtEnd] = useState(true)
  useEffect(() => {
    const mark = end.current
    if (!mark || !globalThis.IntersectionObserver) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        follows.current = entry?.isIntersecting ?? true
        setAtEnd(follows.current)
      },
      { rootMargin: NEAR },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])
  // The observer speaks last in a frame: text that grows in the frame of a scroll would be followed against the user's hand.
  const onScroll = useEffectEvent(() => {
    const moved = scrollY - top.current
    top.current = scrollY
    if (moved < 0 && !isPageAtItsEnd()) follows.current = false
    if (moved > 0 && atEnd) follows.current = true
  })
  useEffect(() => {
    const listener = () => onScroll()
    addEventListener('scroll', listener, { passive: true })
    return () => removeEventListener('scroll', listener)
  }, [])
  useEffect(() => {
    const conversation = end.current?.parentElement
    if (!conversation || !globalThis.ResizeObserver) return
    // Formulas, pictures and pages that unfold move the end too.
    const observer = new ResizeObserver(() => {
      if (!follows.current) return
      end.current?.scrollIntoView?.({ block: 'end', behavior: 'instant' })
      top.current = scrollY
    })
    observer.observe(conversation)
    return () => observer.disconnect()
  }, [])
  const goToEnd = () => {
    follows.current = true
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
