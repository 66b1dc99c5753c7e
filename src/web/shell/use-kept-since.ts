import { useEffect, useSyncExternalStore } from 'react'
import { forgetWhatWasShown, keptSince, watchKept } from '#asking/kept-answers.ts'
import { usePlace } from '#ui/navigation/use-navigation.ts'

/** Since when the oldest answer of this screen is on the device; undefined where everything is the server's. */
export function useKeptSince(): string | undefined {
  const { pathname } = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason, though nothing of it is needed.
  useEffect(() => forgetWhatWasShown, [pathname])
  return useSyncExternalStore(watchKept, keptSince)
}
