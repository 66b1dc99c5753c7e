import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Wish } from './wish.ts'

/** What was pressed outside stands inside once more, as another element. */
const LIKE_WHAT_WAS_PRESSED: Partial<Record<Wish['name'], string>> = {
  said: '.what-was-said summary',
  type: '.type-instead textarea',
}

type Starts = {
  driver: { start(): Promise<void>; type(text: string): void }
  player: { unlock(): void }
  who: { offersBrowser: boolean; known: boolean }
}

/** Starts a conversation: now if that was pressed before there was anything behind the button, or when it is pressed. */
export function useStart(wish: Wish, { driver, player, who }: Starts) {
  /** Pressed, and not begun: it is not known yet who will hear, or the student is being asked. */
  const [wanted, setWanted] = useState(wish.name === 'talk')
  const [opening, setOpening] = useState(wish.name === 'talk')
  const opened = useRef(opening)

  const start = () => {
    // A telephone lets the sound be opened in the press only.
    player.unlock()
    setWanted(true)
    setOpening(true)
  }
  // What has to be answered first may lie below what can be seen.
  useEffect(() => {
    if (wanted && who.offersBrowser) document.querySelector<HTMLElement>('.before-recording button')?.focus()
  }, [wanted, who.offersBrowser])
  const mayBegin = wanted && who.known && !who.offersBrowser
  const begin = useEffectEvent(async () => {
    setWanted(false)
    setOpening(true)
    await driver.start()
    setOpening(false)
  })
  useEffect(() => {
    if (!mayBegin) return
    // Not twice where React mounts everything twice to find faults.
    const soon = setTimeout(() => void begin())
    return () => clearTimeout(soon)
  }, [mayBegin])
  const grant = useEffectEvent(() => {
    if (wish.name === 'type') driver.type(wish.text)
  })
  const landed = useEffectEvent(() => takeLostFocus(LIKE_WHAT_WAS_PRESSED[wish.name]))
  useEffect(() => {
    landed()
    // Not twice where React mounts everything twice to find faults.
    const soon = setTimeout(() => grant())
    return () => clearTimeout(soon)
  }, [])
  useEffect(() => {
    const just = opened.current && !opening
    opened.current = opening
    // The button that was pressed has gone; the focus goes on to the one that came.
    if (just) takeLostFocus('.stage .btn')
  }, [opening])

  return { opening: opening && !(wanted && who.offersBrowser), start }
}

function takeLostFocus(place: string | undefined): void {
  if (place && document.activeElement === document.body)
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}
