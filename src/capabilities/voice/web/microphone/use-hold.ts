import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useEffectEvent } from 'react'

const OWN_KEYS = 'button, a, input, textarea, select, summary, [role="tab"], [contenteditable], dialog'

type Hold = {
  /** False while there is no button to hold. */
  enabled: boolean
  held: boolean
  onPress(): void
  onRelease(): void
}

/**
 * A button held down while speaking, and the space bar for it wherever the focus is. Users who cannot hold, and screen
 * readers that only click, press once to begin and once to send.
 */
export function useHold({ enabled, held, onPress, onRelease }: Hold) {
  const press = useEffectEvent(onPress)
  const release = useEffectEvent(onRelease)
  useEffect(() => {
    if (!enabled) return
    const isOurs = (event: globalThis.KeyboardEvent) =>
      event.key === ' ' && !(event.target instanceof Element && event.target.closest(OWN_KEYS))
    const down = (event: globalThis.KeyboardEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      if (!event.repeat) press()
    }
    // Wherever the focus has gone in the meantime, a key that comes up is no longer held.
    const up = (event: globalThis.KeyboardEvent) => {
      if (event.key === ' ') release()
    }
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    // Another window would get the release.
    addEventListener('blur', release)
    return () => {
      removeEventListener('blur', release)
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
    }
  }, [enabled])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      // Sliding off the button is not a release.
      event.currentTarget.setPointerCapture?.(event.pointerId)
      onPress()
    },
    onPointerUp: onRelease,
    onPointerCancel: onRelease,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === ' ' && !event.repeat) onPress()
      // Enter is pressed once to begin and once to send; held down it would do both, over and over.
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== ' ') return
      // The click that follows a space bar would begin again.
      event.preventDefault()
      onRelease()
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const pointed = event.detail > 0
      if (pointed) return
      if (held) onRelease()
      else onPress()
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  }
}
