/** One deck, from the choice of a document to its download. No clock and no network: a hook drives it. */
import {
  beginSending,
  type SendingEvent,
  sendingFlow,
  type UploadProgress,
} from '#capabilities/documents/index.ts'
import type { JobStatus } from '../../contract.ts'
import { SAYS, STEPS } from '../../spec.ts'
import { AT_START, progressOf, sentProgress } from './progress.ts'

export type JobState =
  /** `problem`: why the last chosen file was rejected. */
  | { name: 'idle'; problem?: string }
  | { name: 'chosen'; source: string; problem?: string }
  | {
      name: 'generating'
      source: string
      /** Its document, until there is a job. */
      sending?: UploadProgress
      jobId?: string
      estimatedTime?: string
      step: string
      progress: number
      problem?: string
      /** No outline was wished for: the slides wait for an answer about the study at most. */
      asks?: true
    }
  /** Its slides are planned, and wait for the student's decision, or word on the study. */
  | { name: 'outlined'; source: string; jobId: string; asks?: true }
  | { name: 'done'; source: string; jobId: string; title: string; slideCount: number; progress: number }
  | { name: 'failed'; source: string; problem: string; progress: 0 }

export type JobEvent =
  | { type: 'refused'; problem: string }
  | { type: 'chose'; source: string }
  | { type: 'started'; asks?: true }
  | SendingEvent
  | { type: 'taken'; jobId: string; estimatedTime: string }
  | { type: 'resumed'; source: string; jobId: string }
  | { type: 'agreed'; estimatedTime: string }
  | { type: 'looked'; status: JobStatus }
  | { type: 'missed'; problem: string }
  | { type: 'failed'; problem: string }
  | { type: 'rested' | 'again' | 'reset' }

export const IDLE: JobState = { name: 'idle' }

export function jobFlow(state: JobState, event: JobEvent): JobState {
  switch (event.type) {
    case 'refused':
      return { name: 'idle', problem: event.problem }
    case 'chose':
      return { name: 'chosen', source: event.source }
    case 'started':
      return state.name === 'chosen'
        ? {
            name: 'generating',
            source: state.source,
            sending: beginSending(state.source),
            step: '',
            progress: AT_START,
            ...(event.asks && { asks: true }),
          }
        : state
    case 'sent':
    case 'line-lost':
      return state.name === 'generating' && state.sending ? afterSending(state, state.sending, event) : state
    case 'taken':
      return state.name === 'generating' ? afterTaking(state, event) : state
    case 'resumed':
      return { name: 'outlined', source: event.source, jobId: event.jobId }
    case 'agreed':
      return state.name === 'outlined'
        ? {
            source: state.source,
            jobId: state.jobId,
            name: 'generating',
            estimatedTime: event.estimatedTime,
            step: STEPS.structure,
            progress: progressOf('processing', STEPS.structure),
          }
        : state
    case 'looked':
      // An answer that arrives after a reset is discarded.
      return state.name === 'generating' ? afterLook(state, event.status) : state
    case 'missed':
      return state.name === 'generating' ? { ...state, problem: event.problem } : state
    case 'failed':
      return 'source' in state
        ? { name: 'failed', source: state.source, problem: event.problem, progress: 0 }
        : state
    case 'rested':
      return state.name === 'done' ? { ...state, progress: 0 } : state
    case 'again':
      return state.name === 'failed' ? { name: 'chosen', source: state.source } : state
    case 'reset':
      return IDLE
  }
}

type Generating = Extract<JobState, { name: 'generating' }>

function afterSending(state: Generating, before: UploadProgress, event: SendingEvent): Generating {
  const sending = sendingFlow(before, event)
  return { ...state, sending, progress: sentProgress(sending.share) }
}

function afterTaking(
  { sending: _, ...state }: Generating,
  { jobId, estimatedTime }: { jobId: string; estimatedTime: string },
): Generating {
  return { ...state, jobId, estimatedTime }
}

function afterLook({ problem: _, ...state }: Generating, { status, data, error }: JobStatus): JobState {
  const { source, jobId } = state
  if (status === 'failed') return { name: 'failed', source, problem: error || SAYS.jobFailed, progress: 0 }
  if (status === 'outlined' && jobId)
    return { name: 'outlined', source, jobId, ...(state.asks && { asks: true }) }
  if (status !== 'completed') return { ...state, step: data.step, progress: progressOf(status, data.step) }
  const { presentationData } = data
  if (!presentationData || !jobId) return { name: 'failed', source, problem: SAYS.jobFailed, progress: 0 }
  return { name: 'done', source, jobId, ...presentationData, progress: 100 }
}
