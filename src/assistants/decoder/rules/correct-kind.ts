/**
 * A document's kind is inferred from signs, which can be wrong: the student has the last word. Everything that depends on it is
 * made again from the checks, so the document itself is no longer needed.
 */
import type { Analysis, AnalysisSection } from '../contract.ts'
import { SECTION_TITLES } from '../spec.ts'
import { isPart } from './evidence/checks.ts'
import type { Kind, SectionKey } from './keys.ts'
import { scoresOf } from './scores/scores.ts'
import { statsOf, typeOf } from './scores/stats.ts'
import { improvementRecommendations } from './sections/improvement-recommendations.ts'
import { RESEARCH_ONLY, sectionOf } from './sections/sections.ts'
import { quotedExcerpt } from './words/wording.ts'

export function correctKind(analysis: Analysis, kind: Kind): Analysis {
  const { heldBack, ...rest } = analysis
  const whole: Analysis = heldBack
    ? { ...rest, ...heldBack.sections, defenseChecklist: heldBack.defenseChecklist }
    : rest
  const isResearch = kind === 'research'
  const scores = scoresOf(whole.checks, kind, { ...whole.type, opinions: whole.opinions })
  const shown = isResearch ? whole : withoutResearch(whole)
  // A document that is not research already describes itself, in its own sentences.
  if (!isResearch && heldBack) shown.executiveSummary = analysis.executiveSummary
  const advised = isResearch
    ? whole.checks
    : whole.checks.filter(({ id, area }) => area === 'writing' && !isPart(id))
  const sections = {
    ...shown,
    improvementRecommendations: sectionOf(
      SECTION_TITLES.improvementRecommendations,
      improvementRecommendations(advised, isResearch ? whole.opinions : []),
    ),
  }
  return {
    ...sections,
    ...typeOf(kind),
    scores,
    stats: statsOf(sections, scores, kind, whole.stats),
    type: { ...whole.type, corrected: kind !== whole.type.found },
  }
}

function withoutResearch(whole: Analysis): Analysis {
  const sections: Partial<Record<SectionKey, AnalysisSection>> = { executiveSummary: whole.executiveSummary }
  const shown = { ...whole, executiveSummary: plainSection(whole.executiveSummary) }
  for (const key of RESEARCH_ONLY) {
    if (whole[key].content.length > 0) sections[key] = whole[key]
    shown[key] = sectionOf(SECTION_TITLES[key], [])
  }
  return { ...shown, defenseChecklist: [], heldBack: { sections, defenseChecklist: whole.defenseChecklist } }
}

/** A letter has no aim and no result: its sentences are used as they are. */
const plainSection = (section: AnalysisSection): AnalysisSection => {
  const quoted = [...new Map(section.evidence.flat().map((one) => [one.sentenceId, one])).values()]
  return {
    ...section,
    content: quoted.map(({ quote }) => `It says: ${quotedExcerpt(quote)}`),
    evidence: quoted.map((one) => [one]),
  }
}
