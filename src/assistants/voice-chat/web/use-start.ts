import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EntryAction } from './entry-action.ts'

/** The pressed button has an equivalent inside, as another element. */
const LIKE_WHAT_WAS_PRESSED: Partial<Record<EntryAction['name'], string>> = {
  said: '.what-was-said summary',
  type: '.type-instead textarea',
}

type Starts = {
  driver: { start(): Promise<void>; type(text: string): boolean }
  player: { unlock(): void }
  who: { offersBrowser: boolean; known: boolean }
}

/** Starts a conversation: immediately if the button was pressed before its code had loaded, otherwise on the press. */
export function useStart(wish: EntryAction, { driver, player, who }: Starts) {
  /** Pressed but not started: the recogniser is not known yet, or the student is being asked. */
  const [wanted, setWanted] = useState(wish.name === 'talk')
  const [opening, setOpening] = useState(wish.name === 'talk')
  const opened = useRef(opening)

  const start = () => {
    // Phones allow audio to be unlocked only during the press.
    player.unlock()
    setWanted(true)
    setOpening(true)
  }
  // A question to answer first may be out of view.
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
    // Not twice when React's strict mode mounts everything twice.
    const soon = setTimeout(() => void begin())
    return () => clearTimeout(soon)
  }, [mayBegin])
  const grant = useEffectEvent(() => {
    if (wish.name === 'type') driver.type(wish.text)
  })
  const landed = useEffectEvent(() => takeLostFocus(LIKE_WHAT_WAS_PRESSED[wish.name]))
  useEffect(() => {
    landed()
    // Not twice when React's strict mode mounts everything twice.
    const soon = setTimeout(() => grant())
    return () => clearTimeout(soon)
  }, [])
  useEffect(() => {
    const just = opened.current && !opening
    opened.current = opening
    if (!just) return
    // The pressed button has gone; the focus moves to its replacement.
    takeLostFocus('.stage .btn')
    // The question that was answered stood below; whose turn it is stands above.
    document.querySelector('.stage')?.scrollIntoView({ block: 'nearest' })
  }, [opening])

  return { opening: opening && !(wanted && who.offersBrowser), start }
}

function takeLostFocus(place: string | undefined): void {
  if (place && document.activeElement === document.body)
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}
