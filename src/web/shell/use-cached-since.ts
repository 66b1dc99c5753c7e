import { useEffect, useSyncExternalStore } from 'react'
import { clearCachedAnswers, oldestCached, watchCached } from '#api-client/cached-answers.ts'
import { usePlace } from '#ui/router/use-navigation.ts'

/** The time of the screen's oldest cached answer; undefined when everything came from the server. */
export function useKeptSince(): string | undefined {
  const { pathname } = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of screen, though it uses no value of it.
  useEffect(() => clearCachedAnswers, [pathname])
  return useSyncExternalStore(watchCached, oldestCached)
}
