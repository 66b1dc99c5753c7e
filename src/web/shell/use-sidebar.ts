import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** From 769 px the sidebar is always visible beside the page. */
const NARROW = '(max-width: 768px)'

export type SidebarControl = {
  open: boolean
  /** It covers the page, so the page must be inert. */
  covering: boolean
  panel: RefObject<HTMLElement | null>
  show(): void
  close(): void
  /** An entry was chosen. */
  choose(): void
}

export function useSidebar(): SidebarControl {
  const [open, setOpen] = useState(false)
  const narrow = useNarrow()
  const panel = useRef<HTMLElement>(null)
  const covering = open && narrow
  const close = () => setOpen(false)

  // Before the page paints, and before a new page takes the focus to its heading.
  useLayoutEffect(() => {
    if (!covering) return
    const opener = document.activeElement
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [covering])

  return { open, covering, panel, show: () => setOpen(true), close, choose: () => narrow && close() }
}

function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}
