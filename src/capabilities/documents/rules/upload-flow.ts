/** One upload, from the choice of a file to a document that can be used. */
import type { DocumentSummary } from '../contract.ts'
import { READING_STEPS, SENDING_SHARE } from '../spec.ts'

type Named = { name: string; bytes: number }

export type UploadState =
  | { step: 'idle' }
  | (Named & { step: 'sending'; percent: number; words: string })
  | (Named & { step: 'reading'; percent: number; words: string; id: string })
  | { step: 'ready'; document: DocumentSummary }
  /** `again` says whether the same file may be sent once more. */
  | { step: 'refused'; name: string; message: string; again: boolean }

export type UploadEvent =
  | ({ is: 'chosen' } & Named)
  | { is: 'sent'; share: number }
  | { is: 'line lost' }
  | { is: 'arrived' | 'progress'; document: DocumentSummary }
  | { is: 'refused'; message: string; again: boolean; name?: string }
  | { is: 'cancelled' }

export const LINE_LOST = 'Waiting for the connection'

export function uploadFlow(state: UploadState, event: UploadEvent): UploadState {
  switch (event.is) {
    case 'chosen':
      return {
        step: 'sending',
        name: event.name,
        bytes: event.bytes,
        percent: 0,
        words: READING_STEPS.uploading,
      }
    case 'cancelled':
      return { step: 'idle' }
    case 'refused': {
      const name = event.name ?? ('name' in state ? state.name : '')
      return { step: 'refused', name, message: event.message, again: event.again }
    }
    case 'sent':
      if (state.step !== 'sending') return state
      return { ...state, percent: Math.floor(event.share * SENDING_SHARE), words: READING_STEPS.uploading }
    case 'line lost':
      return state.step === 'sending' ? { ...state, words: LINE_LOST } : state
    case 'arrived':
    case 'progress':
      // Cancelled in the meantime: what comes now is of an upload that nobody waits for.
      if (state.step !== 'sending' && state.step !== 'reading') return state
      return afterReading(state, event.document)
  }
}

function afterReading({ name, bytes }: Named, document: DocumentSummary): UploadState {
  if (document.status === 'ready') return { step: 'ready', document }
  if (document.status === 'refused')
    return { step: 'refused', name, message: document.problem?.message ?? '', again: false }
  const percent = SENDING_SHARE + Math.floor((document.percent * (100 - SENDING_SHARE)) / 100)
  return { step: 'reading', name, bytes, percent, words: document.step, id: document.id }
}
