/** The screen's state: idle, waiting for the rewriting, typing it out, or showing it. */
import type { Humanized } from '../../contract.ts'

export type Flow =
  | { name: 'idle' }
  | { name: 'humanizing'; progress?: { done: number; of: number } | undefined }
  | { name: 'typing'; humanized: Humanized; typed: number; onDevice: boolean }
  | { name: 'shown'; humanized: Humanized; onDevice: boolean }
  | { name: 'failed'; message: string | undefined; door: Door | undefined }

/** The step required before humanizing again. */
export type Door = 'payments' | 'log-in'

export type FlowEvent =
  | { type: 'asked' }
  | { type: 'progress'; done: number; of: number }
  | { type: 'answered'; humanized: Humanized; onDevice: boolean; atOnce: boolean }
  | { type: 'typed'; characters: number }
  | { type: 'skipped' }
  /** `message`: the reason, if it is more specific than the specified sentence. */
  | { type: 'failed'; message?: string; door?: Door | undefined }
  | { type: 'cleared' }

export const IDLE: Flow = { name: 'idle' }

export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'asked':
      return { name: 'humanizing' }
    case 'progress':
      return flow.name === 'humanizing' ? { ...flow, progress: { done: event.done, of: event.of } } : flow
    case 'answered': {
      if (flow.name !== 'humanizing') return flow
      const { humanized, onDevice } = event
      // An unchanged text is not typed out letter by letter.
      const atOnce = event.atOnce || humanized.notice !== undefined
      return atOnce
        ? { name: 'shown', humanized, onDevice }
        : { name: 'typing', humanized, typed: 0, onDevice }
    }
    case 'typed':
      if (flow.name !== 'typing') return flow
      return event.characters >= flow.humanized.response.length
        ? shownFlow(flow)
        : { ...flow, typed: event.characters }
    case 'skipped':
      return flow.name === 'typing' ? shownFlow(flow) : flow
    case 'failed':
      return flow.name === 'humanizing' ? { name: 'failed', message: event.message, door: event.door } : flow
    case 'cleared':
      return IDLE
  }
}

const shownFlow = ({ humanized, onDevice }: Extract<Flow, { name: 'typing' }>): Flow => ({
  name: 'shown',
  humanized,
  onDevice,
})

export const isWorking = ({ name }: Flow): boolean => name === 'humanizing'
