/** How far an analysis is, from work actually done: bytes arrived, pages read, parts made. */
import { MEGABYTE } from '#capabilities/documents/spec.ts'
import { seconds } from '#kit/time.ts'
import type { STAGES } from '../keys.ts'

export type Doing =
  | { kind: 'uploading' }
  /** In percent of the document; undefined when another server reads it. */
  | { kind: 'reading'; percent: number | undefined }
  /** `done` of `of` parts; nothing while queued, or when another server works on it. */
  | { kind: 'analysing'; done: number; of: number; afterReading?: boolean }
  | { kind: 'waiting' }
  /** A model reads it, part by part. */
  | { kind: 'close-reading'; done: number; of: number }

export type HowFar = { stage: (typeof STAGES)[number]; progress: number }

/** The bar's position when a stage begins; the parts of a thesis take about as long as reading it. */
const BEGINS = { reading: 10, analysing: 60, afterReading: 85, generating: 90 } as const

const between = (from: number, to: number, share: number) =>
  Math.round(from + (to - from) * Math.min(1, Math.max(0, share)))

export function howFar(doing: Doing): HowFar {
  const { reading, analysing, afterReading, generating } = BEGINS
  switch (doing.kind) {
    case 'uploading':
      return { stage: 'Uploading Document', progress: 5 }
    case 'reading':
      return {
        stage: 'Extracting Content',
        progress: between(reading, analysing, (doing.percent ?? 0) / 100),
      }
    case 'waiting':
      return { stage: 'Analyzing Data', progress: analysing }
    case 'analysing': {
      // The last part assembles the others.
      const before = Math.max(1, doing.of - 1)
      if (doing.done >= before) return { stage: 'Generating Insights', progress: generating }
      const from = doing.afterReading ? afterReading : analysing
      return { stage: 'Analyzing Data', progress: between(from, generating, doing.done / before) }
    }
    case 'close-reading':
      return {
        stage: 'Analyzing Data',
        progress: between(analysing, afterReading, doing.done / Math.max(1, doing.of)),
      }
  }
}

/** Below this the pace so far is not a useful estimate. */
const TOO_EARLY = 20
const LONGEST_GUESS = 600

/** In whole seconds, at least one: from the pace so far, or from the file size while there is no pace. */
export function secondsLeft({
  progress,
  elapsedMs,
  bytes,
}: {
  progress: number
  elapsedMs: number
  bytes: number
}): number {
  const bySize = 3 + 2 * (bytes / MEGABYTE)
  const byPace = (elapsedMs / seconds(1) / Math.max(1, progress)) * (100 - progress)
  const guess = progress < TOO_EARLY ? bySize : byPace
  return Math.min(LONGEST_GUESS, Math.max(1, Math.ceil(guess)))
}
