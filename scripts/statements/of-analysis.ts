/** What the Decoder says of a document: sections, scores, checks, figures and questions. */

import type { Analysis } from '../../src/assistants/decoder/contract.ts'
import { isScored, isToldAsCheck, notScored } from '../../src/assistants/decoder/rules/evidence/checks.ts'
import { SCORE_KEYS, SECTION_KEYS } from '../../src/assistants/decoder/rules/keys.ts'
import { NO_TITLE } from '../../src/assistants/decoder/rules/words/names.ts'
import { otherSide } from '../../src/assistants/decoder/rules/words/wording.ts'
import type { StudyEvidence } from '../../src/capabilities/study/rules/document/evidence.ts'
import { placeWords } from '../../src/product/place.ts'

export type Statement = { part: string; says: string; places: string[] }

export const placesOf = (evidence: readonly StudyEvidence[]): string[] =>
  evidence.map((one) => `${placeWords(one)}: ${one.quote.replace(/\s+/g, ' ')}`)

export function statementsOfAnalysis(analysis: Analysis): Statement[] {
  const { document, type, stats, scores, checks, statistics, defenseChecklist, notes } = analysis
  const kind = `${type.found}${type.stage ? `, ${type.stage}` : ''}${type.builds ? `, of a system ${type.stage === 'proposal' ? 'to be' : 'that was'} built` : ''}`
  return [
    { part: 'title', says: document.title ? `Title: ${document.title}` : NO_TITLE, places: [] },
    { part: 'kind', says: `Read as: ${kind}`, places: [] },
    ...(stats.sampleSize ? [{ part: 'tiles', says: `Sample size: ${stats.sampleSize}`, places: [] }] : []),
    ...(stats.significance ? [{ part: 'tiles', says: stats.significance, places: [] }] : []),
    ...SCORE_KEYS.filter((key) => isScored(scores[key], analysis)).map((key) => ({
      part: 'scores',
      says: `${key} ${scores[key].value}: ${scores[key].says}`,
      places: [],
    })),
    ...unscored(analysis),
    ...SECTION_KEYS.flatMap((key) =>
      analysis[key].content.map((says, at) => ({
        part: key,
        says,
        places: placesOf(analysis[key].evidence[at] ?? []),
      })),
    ),
    ...checks.filter(isToldAsCheck).map(({ outcome, says, evidence }) => ({
      part: 'checks',
      says: `[${outcome}] ${says}`,
      places: placesOf(evidence),
    })),
    ...statistics.map((row) => ({
      part: 'statistics',
      says: `[${row.verdict}] ${row.reports}: written ${row.writes}, ${otherSide(row)}${row.note ? `. ${row.note}` : ''}`,
      places: placesOf([row.evidence]),
    })),
    ...defenseChecklist.map(({ question, evidence }) => ({
      part: 'checklist',
      says: question,
      places: placesOf(evidence),
    })),
    ...notes.map((says) => ({ part: 'notes', says, places: [] })),
  ]
}

/** One sentence, as in the text that is exported: what was not scored says nothing four times. */
function unscored(analysis: Analysis): Statement[] {
  const says = notScored(analysis)
  return says ? [{ part: 'scores', says, places: [] }] : []
}
