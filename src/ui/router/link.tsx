import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from './use-navigation.ts'

/** Only for pages of the app; a separate document or a new window takes an `<a>`. */
type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & { to: string }

export function Link({ to, onClick, ...words }: LinkProps) {
  const { place, navigate } = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    // As in a browser, a link to the current page adds no history entry.
    navigate(to, { replace: to === place.pathname + place.search })
  }
  return <a {...words} href={to} onClick={follow} />
}

/** A new tab, a new window, a menu, a download. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
