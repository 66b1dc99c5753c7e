/** Points as a section of the specification: texts and their evidence side by side. */
import type { AnalysisSection } from '../../contract.ts'
import type { SectionKey } from '../keys.ts'
import type { Point } from '../words/point.ts'

/** Sections a CV or a letter lacks without being at fault. */
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
