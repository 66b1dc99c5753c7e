import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useEffectEvent } from 'react'

const OWN_KEYS = 'button, a, input, textarea, select, summary, [role="tab"], [contenteditable], dialog'

type Hold = {
  /** Nothing listens while there is no button to hold. */
  enabled: boolean
  held: boolean
  onPress(): void
  onRelease(): void
}

/**
 * A button that is held while somebody speaks, and the space bar for it wherever the focus rests. Who cannot hold,
 * and a screen reader that only clicks, press once to begin and once to send.
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
    const up = (event: globalThis.KeyboardEvent) => {
      if (isOurs(event)) release()
    }
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
    }
  }, [enabled])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      // A finger that slides off the button has not let go.
      event.currentTarget.setPointerCapture?.(event.pointerId)
      onPress()
    },
    onPointerUp: onRelease,
    onPointerCancel: onRelease,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === ' ' && !event.repeat) onPress()
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
