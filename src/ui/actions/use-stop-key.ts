import { useEffect, useEffectEvent } from 'react'

const OWN_KEYS = 'button, a, input, textarea, select, summary, [role="tab"], [contenteditable], dialog'

/** Space or Enter stops, wherever the focus rests, unless it rests on something with keys of its own. */
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
