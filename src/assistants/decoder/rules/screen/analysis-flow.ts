/** One analysis, from the choice of a file to its results. No clock and no network: a hook drives it. */
import {
  beginSending,
  type SendingEvent,
  sendingFlow,
  type UploadProgress,
} from '#capabilities/documents/index.ts'
import type { Analysis, StatusAnswer } from '../../contract.ts'
import { SAYS } from '../../spec.ts'

type AnalysisStage = StatusAnswer['stage']
export type Again = 'send' | 'check'

export type AnalysisState =
  /** `problem` is why the last chosen file was rejected. */
  | { name: 'idle'; problem?: string }
  | ({ name: 'uploading' } & UploadProgress)
  | {
      name: 'processing'
      sessionId: string
      /** The document's name. */
      file: string
      stage: AnalysisStage
      progress: number
      /** Seconds. */
      remaining?: number
      /** A step that takes minutes, in the server's words. */
      doing?: string
      /** The number of consecutive failed polls, and the last one's message. */
      missed: number
      problem?: string
    }
  | {
      name: 'completed'
      sessionId: string
      analysis: Analysis
      ready: string[]
      /** Shown instead of the pages when they are gone. */
      pagesMessage?: string
    }
  /** `again`: what may still help, sending the same file or polling once more. */
  | { name: 'failed'; file: string; problem: string; again?: Again; sessionId?: string }

/** Stored details of an analysis that is reopened. */
type StoredProgress = { ready?: string[]; pagesMessage?: string | undefined }

export type AnalysisEvent =
  | { type: 'refused'; message: string }
  | { type: 'chosen'; file: string }
  | SendingEvent
  | { type: 'taken'; sessionId: string; file: string }
  | { type: 'looked'; answer: StatusAnswer }
  | { type: 'missed'; message: string }
  | ({ type: 'completed'; sessionId: string; analysis: Analysis } & StoredProgress)
  | { type: 'failed'; message?: string | undefined; again?: Again | undefined }
  | { type: 'corrected'; sessionId: string; analysis: Analysis }
  | { type: 'ticked'; ready: string[] }
  | { type: 'dismissed' | 'reset' }

export const IDLE: AnalysisState = { name: 'idle' }

/** A minute of failed polls; then the student is asked, and the analysis itself continues. */
export const MISSES_UNTIL_ASKED = 20

export function analysisFlow(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case 'refused':
      return { name: 'idle', problem: event.message }
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
        stage: 'Extracting Content',
        progress: 0,
        missed: 0,
      }
    case 'looked':
      // An answer that arrives after New Analysis is discarded.
      return state.name === 'processing' ? afterLook(state, event.answer) : state
    case 'missed':
      return state.name === 'processing' ? afterMiss(state, event.message) : state
    case 'completed':
      return {
        name: 'completed',
        sessionId: event.sessionId,
        analysis: event.analysis,
        ready: event.ready ?? [],
        ...(event.pagesMessage ? { pagesMessage: event.pagesMessage } : {}),
      }
    case 'failed':
      return failedFrom(state, event.message || SAYS.failedUnknown, event.again)
    case 'corrected':
      return state.name === 'completed' && state.sessionId === event.sessionId
        ? { ...state, analysis: event.analysis }
        : state
    case 'ticked':
      return state.name === 'completed' ? { ...state, ready: event.ready } : state
    case 'dismissed':
      return withoutProblem(state)
    case 'reset':
      return IDLE
  }
}

type Processing = Extract<AnalysisState, { name: 'processing' }>

function afterLook({ sessionId, file }: Processing, answer: StatusAnswer): AnalysisState {
  const { status, analysis, error, stage, progress, doing, estimatedTimeRemaining: remaining } = answer
  if (status === 'completed' && analysis) return { name: 'completed', sessionId, analysis, ready: [] }
  if (status !== 'processing') return { name: 'failed', file, problem: error || SAYS.failedUnknown }
  return {
    name: status,
    sessionId,
    file,
    stage,
    progress,
    missed: 0,
    ...(remaining === undefined ? {} : { remaining }),
    ...(doing && { doing }),
  }
}

function afterMiss(state: Processing, message: string): AnalysisState {
  const missed = state.missed + 1
  if (missed < MISSES_UNTIL_ASKED) return { ...state, missed, problem: message }
  return { name: 'failed', file: state.file, problem: message, again: 'check', sessionId: state.sessionId }
}

function failedFrom(state: AnalysisState, problem: string, again: Again | undefined): AnalysisState {
  const file = state.name === 'uploading' || state.name === 'processing' ? state.file : ''
  return { name: 'failed', file, problem, ...(again ? { again } : {}) }
}

function withoutProblem(state: AnalysisState): AnalysisState {
  if (state.name !== 'processing') return state.name === 'completed' ? state : IDLE
  const { problem: _, ...rest } = state
  return rest
}

/** The share of the bar for sending; the rest is the server's own count. */
const SENDING_SHARE = 15

/** 0 to 100 over both halves, so that the bar never runs backwards between them. */
export function shownProgress(state: AnalysisState): number {
  if (state.name === 'uploading') return state.share * SENDING_SHARE
  if (state.name === 'processing') return SENDING_SHARE + (state.progress * (100 - SENDING_SHARE)) / 100
  return state.name === 'completed' ? 100 : 0
}
