import { useEffect, useEffectEvent } from 'react'

/** A file on the clipboard, pasted anywhere on the page except into a field. */
export function usePastedFiles(onFiles: ((files: File[]) => void) | undefined) {
  const listening = onFiles !== undefined
  const take = useEffectEvent((files: File[]) => onFiles?.(files))
  useEffect(() => {
    if (!listening) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const intoField =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (files.length === 0 || intoField) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [listening])
}
