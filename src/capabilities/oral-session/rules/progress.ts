/** How far a document is, from what has really been done: bytes that arrived, pages read, parts made. */
import { PROCESSING, type SessionStage } from '../spec.ts'

export type Far =
  | { kind: 'uploading' }
  /** In percent of the document; nothing where another server reads it. */
  | { kind: 'reading'; percent: number | undefined }
  | { kind: 'waiting' }
  | { kind: 'close-reading' | 'planning'; done: number; of: number }
  | { kind: 'speaking' }

/** Position of the bar when a stage begins. */
const BEGINS = { analyzing: 31, closeReading: 60, planning: 70, speaking: 95 } as const

const between = (from: number, to: number, share: number) =>
  Math.round(from + (to - from) * Math.min(1, Math.max(0, share)))

export function howFar(far: Far): { stage: SessionStage; progress: number } {
  switch (far.kind) {
    case 'uploading':
      return { stage: 'uploading', progress: PROCESSING.uploadTo }
    case 'reading':
      return far.percent === undefined || far.percent <= 0
        ? { stage: 'uploaded', progress: PROCESSING.uploaded }
        : { stage: 'analyzing', progress: between(BEGINS.analyzing, BEGINS.closeReading, far.percent / 100) }
    case 'waiting':
      return { stage: 'analyzing', progress: BEGINS.closeReading }
    case 'close-reading':
      return {
        stage: 'analyzing',
        progress: between(BEGINS.closeReading, BEGINS.planning, far.done / Math.max(1, far.of)),
      }
    case 'planning':
      return {
        stage: 'processing',
        progress: between(BEGINS.planning, BEGINS.speaking, far.done / Math.max(1, far.of)),
      }
    case 'speaking':
      return { stage: 'processing', progress: BEGINS.speaking }
  }
}
