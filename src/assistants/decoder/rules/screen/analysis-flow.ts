/** One analysis, from the choice of a file to its results. No clock and no network: a hook drives it. */
import type { Analysis, StatusAnswer } from '../../contract.ts'
import { SAYS } from '../../spec.ts'

type Stage = StatusAnswer['stage']
export type Again = 'send' | 'check'

export type AnalysisState =
  /** `problem` is why the last choice went no further. */
  | { status: 'idle'; problem?: string }
  | { status: 'uploading'; name: string; share: number; lineLost: boolean }
  | {
      status: 'processing'
      sessionId: string
      name: string
      stage: Stage
      progress: number
      /** Seconds. */
      remaining?: number
      /** The last looks in a row that brought no answer, and what the last of them said. */
      missed: number
      problem?: string
    }
  | {
      status: 'completed'
      sessionId: string
      analysis: Analysis
      ready: string[]
      /** Said in place of the pages, where they are gone. */
      pagesMessage?: string
    }
  /** `again`: what may still help, sending the same file or looking once more. */
  | { status: 'failed'; name: string; problem: string; again?: Again; sessionId?: string }

/** What is known of an analysis that is opened again. */
type Kept = { ready?: string[]; pagesMessage?: string | undefined }

export type AnalysisEvent =
  | { is: 'refused'; message: string }
  | { is: 'chosen'; name: string }
  | { is: 'sent'; share: number }
  | { is: 'line lost' }
  | { is: 'taken'; sessionId: string; name: string }
  | { is: 'looked'; answer: StatusAnswer }
  | { is: 'missed'; message: string }
  | ({ is: 'completed'; sessionId: string; analysis: Analysis } & Kept)
  | { is: 'failed'; message?: string | undefined; again?: Again | undefined }
  | { is: 'corrected'; sessionId: string; analysis: Analysis }
  | { is: 'ticked'; ready: string[] }
  | { is: 'dismissed' | 'reset' }

export const IDLE: AnalysisState = { status: 'idle' }

/** A minute of looks without an answer; then the student is asked, and the analysis itself goes on. */
export const MISSES_UNTIL_ASKED = 20

export function analysisFlow(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.is) {
    case 'refused':
      return { status: 'idle', problem: event.message }
    case 'chosen':
      return { status: 'uploading', name: event.name, share: 0, lineLost: false }
    case 'sent':
      return state.status === 'uploading' ? { ...state, share: event.share, lineLost: false } : state
    case 'line lost':
      return state.status === 'uploading' ? { ...state, lineLost: true } : state
    case 'taken':
      return {
        status: 'processing',
        sessionId: event.sessionId,
        name: event.name,
        stage: 'Extracting Content',
        progress: 0,
        missed: 0,
      }
    case 'looked':
      // What is answered after New Analysis belongs to nobody any more.
      return state.status === 'processing' ? afterLook(state, event.answer) : state
    case 'missed':
      return state.status === 'processing' ? afterMiss(state, event.message) : state
    case 'completed':
      return {
        status: 'completed',
        sessionId: event.sessionId,
        analysis: event.analysis,
        ready: event.ready ?? [],
        ...(event.pagesMessage ? { pagesMessage: event.pagesMessage } : {}),
      }
    case 'failed':
      return failedFrom(state, event.message || SAYS.failedUnknown, event.again)
    case 'corrected':
      return state.status === 'completed' && state.sessionId === event.sessionId
        ? { ...state, analysis: event.analysis }
        : state
    case 'ticked':
      return state.status === 'completed' ? { ...state, ready: event.ready } : state
    case 'dismissed':
      return withoutProblem(state)
    case 'reset':
      return IDLE
  }
}

type Processing = Extract<AnalysisState, { status: 'processing' }>

function afterLook({ sessionId, name }: Processing, answer: StatusAnswer): AnalysisState {
  const { status, analysis, error, stage, progress, estimatedTimeRemaining: remaining } = answer
  if (status === 'completed' && analysis) return { status: 'completed', sessionId, analysis, ready: [] }
  if (status !== 'processing') return { status: 'failed', name, problem: error || SAYS.failedUnknown }
  return {
    status,
    sessionId,
    name,
    stage,
    progress,
    missed: 0,
    ...(remaining === undefined ? {} : { remaining }),
  }
}

function afterMiss(state: Processing, message: string): AnalysisState {
  const missed = state.missed + 1
  if (missed < MISSES_UNTIL_ASKED) return { ...state, missed, problem: message }
  return { status: 'failed', name: state.name, problem: message, again: 'check', sessionId: state.sessionId }
}

function failedFrom(state: AnalysisState, problem: string, again: Again | undefined): AnalysisState {
  const name = state.status === 'uploading' || state.status === 'processing' ? state.name : ''
  return { status: 'failed', name, problem, ...(again ? { again } : {}) }
}

function withoutProblem(state: AnalysisState): AnalysisState {
  if (state.status !== 'processing') return state.status === 'completed' ? state : IDLE
  const { problem: _, ...rest } = state
  return rest
}

/** Of the whole bar, what sending takes; the rest is the server's own count. */
const SENDING_SHARE = 15

/** 0 to 100 over both halves, so that the bar never runs backwards between them. */
export function shownProgress(state: AnalysisState): number {
  if (state.status === 'uploading') return state.share * SENDING_SHARE
  if (state.status === 'processing') return SENDING_SHARE + (state.progress * (100 - SENDING_SHARE)) / 100
  return state.status === 'completed' ? 100 : 0
}
