import { useEffect, useReducer } from 'react'
import {
  isRunning,
  type SlideshowEvent,
  type SlideshowState,
  slideshow,
  startSlideshow,
} from './slideshow-steps.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

export function useSlideshow(
  count: number,
  intervalMs: number,
): { show: SlideshowState; send(event: SlideshowEvent): void; still: boolean } {
  const still = useReducedMotion()
  const [show, send] = useReducer(slideshow, count, startSlideshow)
  const running = isRunning(show) && !still
  const { choices } = show
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice restarts the interval
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => send({ type: 'time-passed' }), intervalMs)
    return () => clearInterval(timer)
  }, [running, intervalMs, choices])
  return { show, send, still }
}
