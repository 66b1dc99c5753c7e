/** One upload, from the choice of a file to a document that can be used. */
import type { DocumentSummary } from '../contract.ts'
import { READING_STEPS, SENDING_SHARE } from '../spec.ts'
import { beginSending, type SendingEvent, sendingFlow, type UploadProgress } from './sending-flow.ts'

type Uploading = { name: 'uploading'; bytes: number } & UploadProgress
type UploadReading = { name: 'reading'; file: string; bytes: number; document: DocumentSummary }

export type UploadState =
  | { name: 'idle' }
  | Uploading
  | UploadReading
  | { name: 'ready'; document: DocumentSummary }
  /** `again`: whether retrying the same file may help. */
  | { name: 'refused'; file: string; message: string; again: boolean }

export type UploadEvent =
  | { type: 'chosen'; file: string; bytes: number }
  | SendingEvent
  | { type: 'arrived' | 'progress'; document: DocumentSummary }
  | { type: 'refused'; message: string; again: boolean; file?: string }
  | { type: 'cancelled' }

export const LINE_LOST = 'Waiting for the connection'

export function uploadFlow(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen':
      return { name: 'uploading', bytes: event.bytes, ...beginSending(event.file) }
    case 'cancelled':
      return { name: 'idle' }
    case 'refused': {
      const file = event.file ?? ('file' in state ? state.file : '')
      return { name: 'refused', file, message: event.message, again: event.again }
    }
    case 'sent':
    case 'line-lost':
      return state.name === 'uploading' ? sendingFlow(state, event) : state
    case 'arrived':
    case 'progress':
      // Cancelled in the meantime: this event belongs to an abandoned upload.
      if (state.name !== 'uploading' && state.name !== 'reading') return state
      return afterReading(state, event.document)
  }
}

function afterReading({ file, bytes }: Uploading | UploadReading, document: DocumentSummary): UploadState {
  if (document.status === 'ready') return { name: 'ready', document }
  if (document.status === 'refused')
    return { name: 'refused', file, message: document.problem?.message ?? '', again: false }
  return { name: 'reading', file, bytes, document }
}

/** One bar for both halves, in percent, and the current step. */
export function shownUpload(state: Uploading | UploadReading): { percent: number; words: string } {
  if (state.name === 'uploading')
    return {
      percent: Math.floor(state.share * SENDING_SHARE),
      words: state.lineLost ? LINE_LOST : READING_STEPS.uploading,
    }
  const { percent, step } = state.document
  return { percent: SENDING_SHARE + Math.floor((percent * (100 - SENDING_SHARE)) / 100), words: step }
}
