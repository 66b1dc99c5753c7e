/** From an open study to the whole analysis. Nothing in it is random and no model is asked: one document, one analysis. */

import type { Assessed } from '#capabilities/study/contract.ts'
import { noticesOf } from '#capabilities/study/rules/document/notices.ts'
import type { ReadDocument } from '#capabilities/study/rules/document/reading.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import { type Place, placesWords } from '#product/place.ts'
import type { Analysis, AnalysisCheck, AnalysisSection } from '../contract.ts'
import { SECTION_TITLES } from '../spec.ts'
import { type AnalysisMaterial, analysisMaterial } from './checklist/analysis-material.ts'
import { correctKind } from './correct-kind.ts'
import { grounded, holderOf, isHeld, withHeldQuotes } from './evidence/grounded.ts'
import type { StagedCheck } from './facts/checks-of-facts.ts'
import type { ToldPoints } from './facts/points-of-facts.ts'
import { type Kind, SECTION_KEYS, type SectionKey } from './keys.ts'
import { askedBy, praisedBy } from './opinions.ts'
import { scoresOf } from './scores/scores.ts'
import { foundStatsOf, statsOf, typeOf } from './scores/stats.ts'
import { dataAnalysis } from './sections/data-analysis.ts'
import { defensePreparation, type Question, questionsFor } from './sections/defense-preparation.ts'
import { executiveSummary } from './sections/executive-summary.ts'
import { improvementRecommendations } from './sections/improvement-recommendations.ts'
import { literatureReview } from './sections/literature-review.ts'
import { methodologyEvaluation } from './sections/methodology-evaluation.ts'
import { plainSummary } from './sections/plain-summary.ts'
import { quantitativeFindings } from './sections/quantitative-findings.ts'
import { resultsInterpretation } from './sections/results-interpretation.ts'
import { rowsShown } from './sections/rows-shown.ts'
import { sectionOf } from './sections/sections.ts'
import { readersOf } from './with-reader.ts'
import { withSummary } from './with-summary.ts'
import { MOST_POINTS, type Point } from './words/point.ts'
import { capitalised } from './words/wording.ts'

/** Facts about the file beyond its text. */
export type DocumentFacts = Omit<Analysis['document'], 'title' | 'pages'> & { notes?: readonly string[] }

export function analyse(study: OpenStudy, facts: DocumentFacts, corrected?: Kind): Analysis {
  return analyseMaterial(analysisMaterial(study), facts, corrected)
}

export function analyseMaterial(
  material: AnalysisMaterial,
  facts: DocumentFacts,
  corrected?: Kind,
): Analysis {
  const { study, book, type } = material
  const holds = holderOf(study.reading)
  const checks: AnalysisCheck[] = withHeldQuotes(material.checks, holds).map(onWire)
  const rows = material.rows.filter(({ evidence }) => holds(evidence))
  const table = rowsShown(rows)
  const sound = { ...material, checks: withHeldQuotes(material.checks, holds), rows }
  const opinions = grounded(opinionsIn(book), holds)
  const questions = grounded(questionsFor(sound, askedBy(opinions)), holds)
  const points = pointsOf(sound, questions, checks, opinions)
  const sections = Object.fromEntries(
    SECTION_KEYS.map((key) => [key, sectionOf(SECTION_TITLES[key], grounded(points[key], holds))]),
  ) as Record<SectionKey, AnalysisSection> // every key of the list is present
  const scores = scoresOf(checks, 'research', workOf(book))
  const { notes = [], id, name, kind, paged, bytes } = facts
  const { pages } = study.reading
  const { title } = book
  const analysis: Analysis = {
    ...sections,
    ...typeOf('research'),
    stats: statsOf(sections, scores, 'research', foundStatsOf(material)),
    scores,
    checks,
    statistics: table.rows,
    defenseChecklist: questions,
    type: {
      found: type.found,
      corrected: false,
      signals: type.signals,
      ...workOf(book),
      ...(book.stage ? { stageFound: book.stage } : {}),
    },
    document: { id, name, title, kind, pages, paged, bytes },
    narrator: readersOf(book.model),
    ...(book.model === null ? {} : { opinions, disagreements: [...book.disagreements] }),
    notes: [...notes, ...noticesIn(study.reading), ...(table.note ? [table.note] : [])],
  }
  const readAs = corrected ?? type.found
  const read = correctKind(analysis, readAs)
  return type.found === 'research' || readAs === 'research'
    ? read
    : withSummary(read, plainSummary(study).filter(isHeld(holds)))
}

const workOf = ({ stage, chapters }: AnalysisMaterial['book']) =>
  stage ? { stage, chapters: [...chapters] } : {}

/** The checks already report anything looked up again and not found. */
const opinionsIn = ({ assessments, model }: AnalysisMaterial['book']): Assessed[] =>
  assessments.filter(({ kind }) => kind !== 'absent').map((one) => ({ ...one, by: model ?? '' }))

/** The summary quotes the best of each; after it no sentence is quoted twice. */
function pointsOf(
  material: AnalysisMaterial,
  questions: readonly Question[],
  checks: readonly AnalysisCheck[],
  opinions: readonly Assessed[],
): Record<SectionKey, Point[]> {
  const told: ToldPoints = new Set()
  return {
    executiveSummary: executiveSummary(material, new Set()),
    quantitativeFindings: quantitativeFindings(material, told),
    methodologyEvaluation: withPraise(methodologyEvaluation(material, told), opinions),
    dataAnalysis: dataAnalysis(material, told),
    literatureReview: literatureReview(material, told),
    resultsInterpretation: resultsInterpretation(material, told),
    defensePreparation: defensePreparation(questions),
    improvementRecommendations: improvementRecommendations(checks, opinions),
  }
}

/** Praise displaces nothing: it comes after the document's own points, as far as there is room. */
const withPraise = (points: readonly Point[], opinions: readonly Assessed[]): Point[] =>
  [...points, ...praisedBy(opinions)].slice(0, Math.max(points.length, MOST_POINTS))

const onWire = ({ stages, ...check }: StagedCheck): AnalysisCheck => ({
  ...check,
  ...(stages ? { stages: [...stages] } : {}),
})

function noticesIn(reading: ReadDocument): string[] {
  const places = new Map<string, Place[]>()
  for (const { sentence, ...place } of noticesOf(reading))
    places.set(sentence, [...(places.get(sentence) ?? []), place])
  return [...places].map(([sentence, found]) => `${capitalised(placesWords(found.slice(0, 8)))}: ${sentence}`)
}
