/** A cited work that was retracted is the first thing to put right, whatever else was found. */
import type { Analysis, Evidence } from '../contract.ts'

export type CitedRetraction = { says: string; evidence: Evidence }

export function withRetractions(analysis: Analysis, retractions: readonly CitedRetraction[]): Analysis {
  if (retractions.length === 0) return analysis
  const { improvementRecommendations: section } = analysis
  return {
    ...analysis,
    improvementRecommendations: {
      ...section,
      content: [...retractions.map(({ says }) => says), ...section.content],
      evidence: [...retractions.map(({ evidence }) => [evidence]), ...section.evidence],
    },
  }
}
