/** How an analysis ended, and how that is stored. */
import type { Analysis } from '../contract.ts'
import { inWordsOfToday } from '../rules/words-of-today.ts'
import type { AnalysisRow } from './tables.ts'

export type AnalysisOutcome =
  | { name: 'completed'; analysis: Analysis; answered?: string | undefined }
  /** `message` is shown to the student. */
  | { name: 'failed'; code: string; message: string }

export type Summary = Pick<Analysis, 'isResearch' | 'stats'> & {
  title: string
  /** The digest of the student's answers that it was made with. */
  answered?: string | undefined
}

export function outcomeColumns(outcome: AnalysisOutcome) {
  if (outcome.name === 'failed') return { state: outcome.name, problem: outcome.code, error: outcome.message }
  return { state: outcome.name, ...analysisColumns(outcome.analysis, outcome.answered) }
}

export function analysisColumns(analysis: Analysis, answered: string | undefined) {
  const { isResearch, stats, document } = analysis
  const summary: Summary = { isResearch, stats, title: document.title, answered }
  return { analysis: JSON.stringify(analysis), summary: JSON.stringify(summary) }
}

/** Our own JSON, written above. */
export const analysisOf = ({ analysis }: Pick<AnalysisRow, 'analysis'>): Analysis | undefined =>
  analysis === null ? undefined : inWordsOfToday(JSON.parse(analysis) as Analysis)

export const summaryOf = ({ summary }: Pick<AnalysisRow, 'summary'>): Summary | undefined =>
  summary === null ? undefined : (JSON.parse(summary) as Summary)

export const readyOf = ({ ready }: Pick<AnalysisRow, 'ready'>): string[] => JSON.parse(ready) as string[]
