/** A document on its way to a conversation: sent, read, ready. No clock and no network: a hook drives it. */
import {
  beginSending,
  type SendingEvent,
  sendingFlow,
  type UploadProgress,
} from '#capabilities/documents/index.ts'
import type { ProcessingStatus } from '../../contract.ts'
import { PROCESSING, STAGE_WORDS } from '../../spec.ts'

export type Preparing =
  /** `problem`: why the last document failed; `again`: set if resending it may help. */
  | { name: 'idle'; problem?: string; again?: boolean }
  | ({ name: 'uploading' } & UploadProgress)
  | {
      name: 'processing'
      sessionId: string
      file: string
      stage: ProcessingStatus['stage']
      progress: number
      /** The current slow step, in the server's words. */
      doing?: string
      /** Polling stopped: it has taken five minutes. */
      left: boolean
    }

export type PreparingEvent =
  | { type: 'refused'; problem: string; again?: boolean }
  | { type: 'chosen'; file: string }
  | SendingEvent
  | { type: 'taken'; sessionId: string; file: string }
  | { type: 'looked'; answer: Pick<ProcessingStatus, 'stage' | 'progress' | 'doing'> }
  | { type: 'patience-over' | 'look-again' | 'dismissed' | 'reset' }

export const IDLE: Preparing = { name: 'idle' }

export function preparingFlow(state: Preparing, event: PreparingEvent): Preparing {
  switch (event.type) {
    case 'refused':
      return { name: 'idle', problem: event.problem, ...(event.again && { again: true }) }
    case 'chosen':
      return { name: 'uploading', ...beginSending(event.file) }
    case 'sent':
    case 'line-lost':
      return state.name === 'uploading' ? sendingFlow(state, event) : state
    case 'taken':
      return {
        name: 'processing',
        sessionId: event.sessionId,
        file: event.file,
        stage: 'uploaded',
        progress: PROCESSING.uploaded,
        left: false,
      }
    case 'looked':
      return state.name === 'processing' ? looked(state, event.answer) : state
    case 'patience-over':
      return state.name === 'processing' ? { ...state, left: true } : state
    case 'look-again':
      return state.name === 'processing' ? { ...state, left: false } : state
    case 'dismissed':
    case 'reset':
      return IDLE
  }
}

/** 10 to 20 while it is sent, 30 when it has arrived, and from then on what the server says. */
export function shownPercent(state: Preparing): number {
  if (state.name === 'uploading')
    return PROCESSING.uploadFrom + state.share * (PROCESSING.uploadTo - PROCESSING.uploadFrom)
  return state.name === 'processing' ? state.progress : 0
}

type Processing = Extract<Preparing, { name: 'processing' }>

function looked(
  { doing: _, ...state }: Processing,
  answer: Pick<ProcessingStatus, 'stage' | 'progress' | 'doing'>,
) {
  const { stage, progress, doing } = answer
  return { ...state, stage, progress, ...(doing && { doing }) }
}

export const preparingStep = (state: Extract<Preparing, { name: 'uploading' }> | Processing): string =>
  state.name === 'uploading' ? STAGE_WORDS.uploading : (state.doing ?? STAGE_WORDS[state.stage])
