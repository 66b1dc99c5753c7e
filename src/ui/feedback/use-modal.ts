import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows a `<dialog>` for as long as it is mounted. The browser traps the focus and makes the rest of the page inert; it does
 * not restore the focus when React unmounts the dialog.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const opener = document.activeElement
    shown.showModal()
    const first =
      shown.querySelector<HTMLElement>('[data-first]') ?? shown.querySelector<HTMLElement>(FIRST_BUTTON)
    if (first) first.focus()
    return () => {
      shown.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return dialog
}

const FIRST_BUTTON = 'button:not([disabled]), a[href]'
