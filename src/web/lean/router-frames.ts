/**
 * Stands in for the part of the router that fetches ahead for pages rendered on a server, which `Link` would bring
 * along (1.5 KB compressed). Our routes fetch ahead by themselves: see `preload.ts`.
 */
import { createContext, type Ref, type RefCallback } from 'react'

export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null

export const usePrefetchBehavior = <T>(_prefetch: unknown, handlers: T) =>
  [false, undefined, handlers] as const

export const mergeRefs =
  <T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> =>
  (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
    }
  }
