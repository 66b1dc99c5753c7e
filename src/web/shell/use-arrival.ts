import { useEffect } from 'react'
import { useNavigation } from '#ui/router/use-navigation.ts'

const pageTitle = (page: string) => `${page} · Weekbe4`

/** A new page sets the tab's title and moves the focus to its heading, as a loaded document would. */
export function useArrival(title: string): void {
  const { by } = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen has arrived
  useEffect(() => {
    document.title = pageTitle(title)
    if (by === 'load') return
    // On going back, the browser restores the scroll position.
    if (by !== 'history') scrollTo(0, 0)
    const place =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [])
}
