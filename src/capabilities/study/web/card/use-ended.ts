import { useEffect, useEffectEvent } from 'react'

/** Tells once that there is nothing to ask any more. */
export function useEnded(isOver: boolean, onEnded: (() => void) | undefined): void {
  const end = useEffectEvent(() => onEnded?.())
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
}
