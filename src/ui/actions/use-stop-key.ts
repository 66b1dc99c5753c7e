import { useEffect, useEffectEvent } from 'react'

const OWN_KEYS = 'button, a, input, textarea, select, summary, [role="tab"], [contenteditable], dialog'

/** Space or Enter stops, wherever the focus is, unless the focused element handles those keys. */
export function useStopKey(onStop: (() => void) | undefined) {
  const listening = onStop !== undefined
  const stop = useEffectEvent(() => onStop?.())
  useEffect(() => {
    if (!listening) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      if (event.repeat || (event.target instanceof Element && event.target.closest(OWN_KEYS))) return
      event.preventDefault()
      stop()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [listening])
}
