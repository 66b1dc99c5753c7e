/** Another executive summary in a finished analysis; what is counted over its sections is counted again. */
import type { Analysis } from '../contract.ts'
import { SECTION_TITLES } from '../spec.ts'
import { statsOf } from './scores/stats.ts'
import { sectionOf } from './sections/sections.ts'
import type { Point } from './words/point.ts'

export function withSummary(analysis: Analysis, points: readonly Point[]): Analysis {
  const changed = {
    ...analysis,
    executiveSummary: sectionOf(SECTION_TITLES.executiveSummary, points),
  }
  const { scores, stats, type } = changed
  const kind = type.corrected ? changed.documentType : type.found
  return { ...changed, stats: statsOf(changed, scores, kind, stats) }
}
