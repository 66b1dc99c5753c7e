/** The derived stats of the specification. */
import { saidOf } from '#capabilities/study/index.ts'
import type { Analysis, AnalysisSection, Stats } from '../../contract.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { type Kind, SECTION_KEYS, type SectionKey } from '../keys.ts'
import { ownPs } from '../sections/own-figures.ts'
import type { Scores } from './scores.ts'

const FEWEST_TESTS = 3
const NEARLY_ALL = 0.8

export type FoundStats = Pick<Stats, 'sampleSize' | 'significance'>

export function foundStatsOf({ study, record }: AnalysisMaterial): FoundStats {
  const [size, ...others] = [...new Set(saidOf(record, 'sampleAnalysed').map(({ value }) => value))]
  const ps = ownPs(study)
  // Said of the tests of a work only where nearly all it prints were read.
  const isAll = ps.length >= FEWEST_TESTS && ps.length >= study.printedFigures().p * NEARLY_ALL
  const under = ps.filter(Boolean).length
  return {
    ...(size && others.length === 0
      ? { sampleSize: /^\d+$/.test(size) ? Number(size).toLocaleString('en') : size }
      : {}),
    ...(isAll
      ? { significance: `${under} of the ${ps.length} p values that were read are at or below .05` }
      : {}),
  }
}

export function statsOf(
  sections: Record<SectionKey, AnalysisSection>,
  scores: Scores,
  kind: Kind,
  { sampleSize, significance }: FoundStats,
): Stats {
  const lengths = SECTION_KEYS.map((key) => sections[key].content.length)
  return {
    methodologyScore: scores.methodologyScore.value,
    dataQuality: scores.dataQuality.value,
    statisticalRigor: scores.statisticalRigor.value,
    defenseReadiness: scores.defenseReadiness.value,
    totalInsights: lengths.reduce((sum, length) => sum + length, 0),
    sectionsAnalyzed: lengths.filter((length) => length > 0).length,
    ...typeOf(kind),
    ...(sampleSize ? { sampleSize } : {}),
    ...(significance ? { significance } : {}),
  }
}

export const typeOf = (kind: Kind): Pick<Analysis, 'documentType' | 'isResearch'> => ({
  documentType: kind === 'research' ? 'other' : kind,
  isResearch: kind === 'research',
})
