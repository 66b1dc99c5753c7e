import type { ReactNode } from 'react'
import { useArrival } from './use-arrival.ts'

/** Inside the screen's Suspense boundary, so it runs when the screen is really there. */
export function Arrival({ title, children }: { title: string; children: ReactNode }) {
  useArrival(title)
  return children
}
