import { type RefObject, useEffect, useRef } from 'react'

/** Brings the current entry of a sideways list into view, without moving the page. */
export function useInView(current: string): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = list.current
    const entry = row?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(current)}"]`)
    if (!row || !entry) return
    const middle = entry.offsetLeft - row.offsetLeft - (row.clientWidth - entry.clientWidth) / 2
    row.scrollTo?.({ left: middle })
  }, [current])
  return list
}
