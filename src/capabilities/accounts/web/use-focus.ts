import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to an element when it appears, and again when `reason` changes: what was pressed before it is gone. */
export function useFocus<E extends HTMLElement>(reason?: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is all it depends on
  useEffect(() => element.current?.focus(), [reason])
  return element
}
