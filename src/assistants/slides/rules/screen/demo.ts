/** The demo: the same steps as a real deck, on an invented thesis. */
import { SLIDES, STEPS } from '../../spec.ts'
import { AT_START, progressOf } from './progress.ts'

export type DemoState =
  | { name: 'idle'; made: number }
  | { name: 'generating'; made: number; step: string; progress: number }
  | { name: 'done'; made: number }
  /** All free ones are used. */
  | { name: 'over'; made: number }

export type DemoEvent = { type: 'pressed' } | { type: 'passed'; ms: number } | { type: 'reset' }

export function demoFlow(state: DemoState, event: DemoEvent): DemoState {
  const { made } = state
  switch (event.type) {
    case 'pressed':
      if (state.name === 'generating') return state
      return made >= SLIDES.demoGenerations
        ? { name: 'over', made }
        : { name: 'generating', made: made + 1, step: STEPS.reading, progress: AT_START }
    case 'passed':
      if (state.name !== 'generating') return state
      if (event.ms >= SLIDES.demoLasts) return { name: 'done', made }
      return { ...state, ...at(event.ms / SLIDES.demoLasts) }
    case 'reset':
      return { name: made >= SLIDES.demoGenerations ? 'over' : 'idle', made }
  }
}

function at(share: number): { step: string; progress: number } {
  const step = share < 1 / 3 ? STEPS.reading : share < 2 / 3 ? STEPS.structure : STEPS.writing
  return { step, progress: progressOf('processing', step) }
}
