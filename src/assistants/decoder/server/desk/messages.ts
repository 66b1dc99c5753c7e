/** What the server and a thread that analyses say to each other. */
import type { Analysis } from '../../contract.ts'
import type { AnalysisTask, Parts } from '../analyser.ts'

export type ToThread = AnalysisTask
export type FromThread =
  | { kind: 'parts'; parts: Parts }
  | { kind: 'done'; analysis: Analysis | 'too-little-text' }
  | { kind: 'failed'; reason: string }
