export type SlideshowState = {
  current: number
  count: number
  /** Paused by its button. */
  paused: boolean
  /** Held while a pointer or the focus is on it. */
  held: boolean
  /** Counts the choices, so that a picture just chosen stays for its full time. */
  choices: number
}

export type SlideshowEvent =
  | { type: 'time-passed' }
  | { type: 'picture-chosen'; picture: number }
  | { type: 'pause-pressed' }
  | { type: 'held' }
  | { type: 'released' }

export const startSlideshow = (count: number): SlideshowState => ({
  current: 0,
  count,
  paused: false,
  held: false,
  choices: 0,
})

export const isRunning = (state: SlideshowState): boolean => state.count > 1 && !state.paused && !state.held

export function slideshow(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  switch (event.type) {
    case 'time-passed':
      return isRunning(state) ? { ...state, current: (state.current + 1) % state.count } : state
    case 'picture-chosen':
      if (event.picture < 0 || event.picture >= state.count) return state
      return { ...state, current: event.picture, choices: state.choices + 1 }
    case 'pause-pressed':
      return { ...state, paused: !state.paused }
    case 'held':
      return { ...state, held: true }
    case 'released':
      return { ...state, held: false }
  }
}
