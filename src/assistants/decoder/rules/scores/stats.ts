/** The derived stats of the specification. */
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { Analysis, AnalysisSection, Stats } from '../../contract.ts'
import { type Kind, SECTION_KEYS, type SectionKey } from '../keys.ts'
import { figuresOf, printedPs } from '../sections/own-figures.ts'
import { sureSample } from '../words/sure-sample.ts'
import { counted } from '../words/wording.ts'
import type { Scores } from './scores.ts'

export type Findings = Pick<Stats, 'sampleSize' | 'significance'>

export function findingsOf(study: OpenStudy): Findings {
  const sample = sureSample(study)
  const ps = figuresOf(study)
    .filter(({ isOwn }) => isOwn)
    .flatMap(printedPs)
  const under = ps.filter(Boolean).length
  return {
    ...(sample ? { sampleSize: sample.size.toLocaleString('en') } : {}),
    ...(ps.length > 0
      ? { significance: `${under} of ${counted(ps.length, 'printed p value')} at or below .05` }
      : {}),
  }
}

export function statsOf(
  sections: Record<SectionKey, AnalysisSection>,
  scores: Scores,
  kind: Kind,
  { sampleSize, significance }: Findings,
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
