import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from './use-navigation.ts'

/** Only for pages of the app; another document and another window take an `<a>`. */
type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & { to: string }

export function Link({ to, onClick, ...words }: LinkProps) {
  const { place, navigate } = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    // As in a browser, the page one is on is not a new entry.
    navigate(to, { replace: to === place.pathname + place.search })
  }
  return <a {...words} href={to} onClick={follow} />
}

/** A new tab, a new window, a menu, a download. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
