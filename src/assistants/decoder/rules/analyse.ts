/** From an open study to the whole analysis. Nothing in it is random and no model is asked: one document, one analysis. */
import type { Assessed } from '#capabilities/study/contract.ts'
import { assessmentsOf } from '#capabilities/study/facts.index.ts'
import type { OpenStudy, ReadDocument, StudyEvidence, StudyRecord, Work } from '#capabilities/study/index.ts'
import { noticesOf } from '#capabilities/study/text.index.ts'
import { type Place, pagesWords, placesWords } from '#product/place.ts'
import type { Analysis, AnalysisCheck, AnalysisSection } from '../contract.ts'
import { SECTION_TITLES } from '../spec.ts'
import { type AnalysisMaterial, analysisMaterial } from './checklist/analysis-material.ts'
import { correctKind } from './correct-kind.ts'
import type { StagedCheck } from './facts/checks-of-facts.ts'
import type { ToldPoints } from './facts/points-of-facts.ts'
import { type Kind, SECTION_KEYS, type SectionKey } from './keys.ts'
import { askedBy, MOST_ASKED, praisedBy } from './opinions.ts'
import { scoresOf } from './scores/scores.ts'
import { foundStatsOf, statsOf, typeOf } from './scores/stats.ts'
import { dataAnalysis } from './sections/data-analysis.ts'
import { defensePreparation, questionsFor } from './sections/defense-preparation.ts'
import { executiveSummary } from './sections/executive-summary.ts'
import { improvementRecommendations } from './sections/improvement-recommendations.ts'
import { literatureReview } from './sections/literature-review.ts'
import { methodologyEvaluation } from './sections/methodology-evaluation.ts'
import { inOwnWords, ofKind, resultsInWords } from './sections/points-of-slots.ts'
import { quantitativeFindings } from './sections/quantitative-findings.ts'
import { rowsShown } from './sections/rows-shown.ts'
import { sectionOf } from './sections/sections.ts'
import { readersOf } from './with-reader.ts'
import { KIND_NAMES } from './words/kinds.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from './words/point.ts'
import { isWholeSentence } from './words/whole-sentence.ts'
import { capitalised, quotedExcerpt } from './words/wording.ts'

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
  const { study, work, record, title, disagreements, type } = material
  const holds = holderOf(study.reading)
  const checks: AnalysisCheck[] = withHeldQuotes(material.checks, holds).map(onWire)
  const rows = material.rows.filter(({ evidence }) => holds(evidence))
  const table = rowsShown(rows)
  const sound = { ...material, checks: withHeldQuotes(material.checks, holds), rows }
  const model = study.read?.model
  const opinions = grounded(opinionsIn(record, model), holds)
  const questions = grounded(questionsFor(sound, askedBy(opinions).slice(0, MOST_ASKED)), holds)
  const points = pointsOf(sound, checks, opinions)
  const sections = Object.fromEntries(
    SECTION_KEYS.map((key) => [key, sectionOf(SECTION_TITLES[key], grounded(points[key], holds))]),
  ) as Record<SectionKey, AnalysisSection> // every key of the list is present
  const scores = scoresOf(checks, 'research', {
    ...stageOf(work),
    ...(model === undefined ? {} : { opinions }),
  })
  const { notes = [], id, name, kind, paged, bytes } = facts
  const { pages } = study.reading
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
      ...stageOf(work),
      ...(work.stage ? { stageFound: work.stage } : {}),
    },
    document: { id, name, title, kind, pages, paged, bytes },
    narrator: readersOf(model),
    ...(model === undefined ? {} : { opinions, disagreements: [...disagreements] }),
    notes: [...notes, ...noticesIn(study.reading), ...(table.note ? [table.note] : [])],
  }
  const readAs = corrected ?? type.found
  const read = correctKind(analysis, readAs)
  return type.found === 'research' || readAs === 'research'
    ? read
    : withSummary(read, plainSummary(study).filter(isHeld(holds)))
}

const stageOf = ({ stage, chapters, builds }: Work) =>
  stage ? { stage, chapters: [...chapters], ...(builds ? { builds } : {}) } : {}

/** In the model's own order; what code could not prove comes last, and is marked. */
const opinionsIn = (record: StudyRecord, model = ''): Assessed[] =>
  assessmentsOf(record)
    .toSorted((a, b) => Number(a.isUnproved ?? false) - Number(b.isUnproved ?? false))
    .map((one) => ({ ...one, by: model }))

/** No sentence is quoted twice: what the summary quotes, no section repeats. */
function pointsOf(
  material: AnalysisMaterial,
  checks: readonly AnalysisCheck[],
  opinions: readonly Assessed[],
): Record<SectionKey, Point[]> {
  const told: ToldPoints = new Set()
  const summary = executiveSummary(material)
  for (const { text, evidence } of summary)
    if (text.includes('“')) for (const { sentenceId } of evidence) told.add(sentenceId)
  return {
    executiveSummary: summary,
    quantitativeFindings: quantitativeFindings(material, told),
    methodologyEvaluation: withPraise(methodologyEvaluation(material, told), opinions),
    dataAnalysis: dataAnalysis(material, told),
    literatureReview: literatureReview(material, told),
    resultsInterpretation: resultsInterpretation(material, told),
    defensePreparation: defensePreparation(material, askedBy(opinions).slice(MOST_ASKED)),
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

/** The last gate: a quotation of a sentence that is not in the document never reaches the screen. */
type Holds = (evidence: StudyEvidence) => boolean

function holderOf({ sentences, blocks, signposts }: ReadDocument): Holds {
  const texts = new Map(
    [...sentences, ...blocks, ...signposts].map(({ id, page, text }) => [
      id,
      { page, text: singleSpaced(text) },
    ]),
  )
  return ({ sentenceId, page, quote }) => {
    const place = texts.get(sentenceId)
    return (
      place !== undefined &&
      place.page === page &&
      quote.trim() !== '' &&
      place.text.includes(singleSpaced(quote))
    )
  }
}

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A check rests on its figures; a quotation that cannot be shown is dropped from it. */
const withHeldQuotes = <Held extends { evidence: StudyEvidence[] }>(
  all: readonly Held[],
  holds: Holds,
): Held[] => all.map((one) => ({ ...one, evidence: one.evidence.filter(holds) }))

const isHeld =
  (holds: Holds) =>
  ({ evidence }: { evidence: readonly StudyEvidence[] }): boolean =>
    evidence.every(holds)

const grounded = <Held extends { evidence: StudyEvidence[] }>(all: readonly Held[], holds: Holds): Held[] =>
  all.filter(isHeld(holds))

/** A CV or a manual has no aim and no result: its kind, its length, and a few of its own sentences. */
const MOST = 4

function plainSummary(study: OpenStudy): Point[] {
  const { kind } = study.documentType()
  const said = study
    .summary()
    .filter(({ evidence }) => isWholeSentence(evidence.quote))
    .slice(0, MOST)
    .map(({ evidence }) => point(`It says: ${quotedExcerpt(evidence.quote)}`, evidence))
  return withoutRepeats([
    point(`${capitalised(KIND_NAMES[kind])}, ${pagesWords(study.reading.pages, study.reading.paged)}.`),
    ...said,
  ])
}

/** Results in a reader's own words, beside those with figures. */
const MOST_TOLD = 6

function resultsInterpretation(material: AnalysisMaterial, told: ToldPoints): Point[] {
  const results =
    inOwnWords(material.record, 'results').length > 0
      ? resultsInWords(material, 'in words').slice(0, MOST_TOLD)
      : ofKind(material, 'result', MOST, told)
  return withoutRepeats([
    ...results,
    ...ofKind(material, 'conclusion', 3, told),
    ...ofKind(material, 'contribution', 1, told),
    ...ofKind(material, 'null-result', 1, told),
    ...ofKind(material, 'limitation', 3, told),
    ...ofKind(material, 'recommendation', 3, told),
  ]).slice(0, MOST_POINTS)
}

/** Another executive summary in a finished analysis; what is counted over its sections is counted again. */
function withSummary(analysis: Analysis, points: readonly Point[]): Analysis {
  const changed = {
    ...analysis,
    executiveSummary: sectionOf(SECTION_TITLES.executiveSummary, points),
  }
  const { scores, stats, type } = changed
  const kind = type.corrected ? changed.documentType : type.found
  return { ...changed, stats: statsOf(changed, scores, kind, stats) }
}
