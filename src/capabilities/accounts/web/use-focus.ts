import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to an element as it appears: what was pressed to bring it is gone. */
export function useFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
