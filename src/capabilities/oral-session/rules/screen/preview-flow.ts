/**
 * The demo of a room: nothing, then dots, then three messages; the offer appears once automatically, and whenever a
 * paid feature is tried.
 */
import { PREVIEW } from '../../spec.ts'

export type PreviewState = {
  name: 'waiting' | 'reading' | 'talking'
  /** The reason for showing the offer. */
  offered: string | undefined
}
export type PreviewEvent =
  | { type: 'started' }
  | { type: 'passed'; ms: number }
  | { type: 'locked' }
  | { type: 'closed' }

export const NO_PREVIEW: PreviewState = { name: 'waiting', offered: undefined }
const LOOKING = 'You are looking at a preview.'

export function previewFlow(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.type) {
    case 'started':
      return state.name === 'waiting' ? { ...state, name: 'reading' } : state
    case 'passed':
      if (event.ms >= PREVIEW.modalAfter) return { ...state, name: 'talking', offered: LOOKING }
      return event.ms >= PREVIEW.messagesAfter ? { ...state, name: 'talking' } : state
    case 'locked':
      return { ...state, offered: LOOKING }
    case 'closed':
      return { ...state, offered: undefined }
  }
}

/** Times of automatic steps, from the start of the demo. */
export const PREVIEW_MOMENTS = [PREVIEW.messagesAfter, PREVIEW.modalAfter] as const
