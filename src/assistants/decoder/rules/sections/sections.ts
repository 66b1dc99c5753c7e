/** Points as a section of the specification: texts and their evidence side by side. */
import type { AnalysisSection } from '../../contract.ts'
import type { SectionKey } from '../keys.ts'
import type { Point } from '../words/point.ts'

/** What a CV or a letter has none of, and is not to be blamed for. */
export const RESEARCH_ONLY: readonly SectionKey[] = [
  'methodologyEvaluation',
  'dataAnalysis',
  'literatureReview',
  'resultsInterpretation',
  'defensePreparation',
]

export const sectionOf = (title: string, points: readonly Point[]): AnalysisSection => ({
  title,
  content: points.map(({ text }) => text),
  evidence: points.map(({ evidence }) => evidence),
})
