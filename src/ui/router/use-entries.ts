import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { CameBy, Entries, Going, RouterPlace } from './place.ts'

export type Navigation = {
  place: RouterPlace
  by: CameBy
  navigate(to: string, going?: Going): void
  /** To the previous page, if it is one of ours; a page opened directly goes to `otherwise`. */
  leaveFor(otherwise: string): void
}

/**
 * Holds the place as plain state: a session change in the same tick is drawn in the same render, so that no guard sees one
 * without the other.
 */
export function useEntries(entries: Entries): Navigation {
  const [here, setHere] = useState(() => ({ place: entries.read(), by: 'load' as CameBy }))

  // Before the page can be pressed.
  useLayoutEffect(() => entries.onMove(() => setHere({ place: entries.read(), by: 'history' })), [entries])

  const navigate = useCallback(
    (to: string, { replace = false, state }: Going = {}) => {
      const { step } = entries.read()
      entries.write(to, { state, step: replace ? step : step + 1 }, replace)
      setHere({ place: entries.read(), by: 'link' })
    },
    [entries],
  )
  const leaveFor = useCallback(
    (otherwise: string) => {
      if (entries.read().step > 0) entries.goBack()
      else navigate(otherwise, { replace: true })
    },
    [entries, navigate],
  )
  return useMemo(() => ({ ...here, navigate, leaveFor }), [here, navigate, leaveFor])
}
