/** The student's correction of a stage. Another stage's requirements are judged from the checks, without the document. */
import type { Analysis, AnalysisCheck } from '../contract.ts'
import { SECTION_TITLES } from '../spec.ts'
import { NOT_OWED } from './facts/checks-of-facts.ts'
import type { WorkStage } from './keys.ts'
import { scoresOf } from './scores/scores.ts'
import { statsOf } from './scores/stats.ts'
import { improvementRecommendations } from './sections/improvement-recommendations.ts'
import { sectionOf } from './sections/sections.ts'

export function correctStage(analysis: Analysis, stage: WorkStage): Analysis {
  if (!analysis.isResearch || analysis.type.stage === stage) return analysis
  const checks = analysis.checks.map((check) => atStage(check, stage))
  const scores = scoresOf(checks, 'research', {
    ...analysis.type,
    stage,
    opinions: analysis.opinions,
  })
  const changed = {
    ...analysis,
    checks,
    scores,
    type: { ...analysis.type, stage },
    improvementRecommendations: sectionOf(
      SECTION_TITLES.improvementRecommendations,
      improvementRecommendations(checks, analysis.opinions),
    ),
    defenseChecklist: analysis.defenseChecklist.filter((one) => isAsked(one.id, checks)),
  }
  return { ...changed, stats: statsOf(changed, scores, 'research', analysis.stats) }
}

function atStage(check: AnalysisCheck, stage: WorkStage): AnalysisCheck {
  const { stages, owed } = check
  if (!stages || !owed) return check
  const { advice: _, ...others } = check
  return stages.includes(stage)
    ? { ...others, ...owed }
    : { ...others, outcome: 'does-not-apply', says: NOT_OWED }
}

/** No question is asked about anything the stage does not require. */
const isAsked = (id: string, checks: readonly AnalysisCheck[]): boolean =>
  !checks.some((check) => id === `check ${check.id}` && check.outcome === 'does-not-apply')
