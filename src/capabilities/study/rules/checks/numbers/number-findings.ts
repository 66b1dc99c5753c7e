/** All the inputs of the number checks, found once. */

import { type Compared, compareAll, rowsOfComparisons } from '../../compare/compare.ts'
import { ownNumbersOf } from '../../compare/own-study.ts'
import { placesOf } from '../../compare/places.ts'
import { type PrintedFigures, printedFiguresOf } from '../../compare/printed-figures.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import { isEnglish, type ReadDocument } from '../../document/reading.ts'
import { isFrequencyTable } from '../../program-tables/counts/frequencies.ts'
import { findTableRows } from '../../program-tables/find-table-rows.ts'
import { scaleIn } from '../../program-tables/variables/descriptives-table.ts'
import { findSampleSizes, type SampleCandidate } from '../../statistics/sample-size.ts'
import { type StatisticRow, withoutRepeats } from '../../statistics/statistic-row.ts'
import type { Statistics } from '../../statistics/statistics.ts'
import { numberTablesOf } from '../../tables/number-tables.ts'
import { textTablesOf } from '../../tables/text-tables.ts'
import { type AnalysisMethods, analysisMethodsOf } from './analysis-methods.ts'
import { findCramerRows } from './cramers-v.ts'
import { countsDifferently, findDfRows } from './degrees-of-freedom.ts'
import { derivedRowsOf, sharesWithoutCounts } from './derived/derived-rows.ts'
import { findGrimRows, givesWholeAnswers } from './find-grim.ts'
import { exchangedHypotheses } from './hypotheses.ts'
import { findIntervalRows } from './intervals.ts'
import { findOddsRows } from './odds-read.ts'
import { type PHygiene, pHygieneOf } from './p-hygiene.ts'
import { findPReadRows } from './p-read.ts'
import { type PlannedSample, plannedSampleOf } from './planned-sample.ts'
import { type SampleAgreement, sampleAgreementOf } from './sample-agreement.ts'
import { findListedShareRows } from './shares/listed-shares.ts'
import { findSumRows } from './shares/percent-sums.ts'
import { findPercentageTableRows } from './shares/percentage-tables.ts'
import { findPercentageRows } from './shares/percentages.ts'
import { findTableTests } from './table-tests.ts'
import { sidesOf, type TestRow, testRowsOf } from './test-rows.ts'

export type NumberFindings = {
  tests: TestRow[]
  intervals: StatisticRow[]
  /** Interpretations of a p or an interval in sentences. */
  read: StatisticRow[]
  /** Null hypotheses that state a difference. */
  exchanged: StudyEvidence[]
  /** Chi-square tests with too many small cells. */
  smallCells: StatisticRow[]
  planned: PlannedSample | null
  degrees: StatisticRow[]
  coefficients: StatisticRow[]
  means: StatisticRow[]
  shares: StatisticRow[]
  sums: StatisticRow[]
  /** Numbers that follow from others of their sentence or table in any other way. */
  derived: StatisticRow[]
  sample: SampleAgreement
  p: PHygiene
  methods: AnalysisMethods
  /** One place of the work held against another. */
  compared: Compared[]
  printed: PrintedFigures
  /** True if the document has parts of a study of its own. */
  isStudy: boolean
  /** Words are read in English only; numbers in any language. */
  isEnglish: boolean
}

export function numberFindingsOf(
  reading: ReadDocument,
  statistics: Statistics,
  size: SampleCandidate | null,
): NumberFindings {
  const own = ownNumbersOf(reading)
  const tables = numberTablesOf(reading, own.blocks)
  const tests = statistics.tests.filter(({ evidence }) => own.byId.has(evidence.sentenceId))
  const methods = analysisMethodsOf(reading, own)
  const odds = findOddsRows(own, reading.sections)
  const inTables = findTableRows(tables, textTablesOf(reading), scaleIn(own.all), own.sentences)
  const inSentences = findIntervalRows(own.sentences)
  const places = placesOf(reading)
  const compared = compareAll(reading, places)
  const rates = compared.flatMap(({ comparison }) =>
    comparison.compared.filter(({ writes }) => writes.endsWith('%')),
  )
  const shares = [
    ...findPercentageRows(own),
    // In a list each share follows from its count, whichever study it is from.
    ...findListedShareRows([...own.sentences, ...own.quoted]),
    ...findPercentageTableRows(tables.filter((table) => !isFrequencyTable(table))),
    ...inTables.shares,
  ]
  return {
    tests: withoutRepeats([
      ...testRowsOf([...tests, ...findTableTests(tables)], sidesOf(own)),
      ...inTables.tests.map((row) => ({ ...row, changesDecision: /At the 5% level/.test(row.note ?? '') })),
    ]),
    intervals: [
      ...inSentences,
      ...findIntervalRows(own.quoted).filter(agrees),
      ...odds.filter((row) => isInterval(row) && !inSentences.some((one) => isSameInterval(one, row))),
    ],
    read: [...odds.filter((row) => !isInterval(row) && !isRatio(row)), ...findPReadRows(own, tables)],
    degrees: findDfRows(tests, {
      sample: size?.kind === 'achieved' ? size.size : null,
      largest: Math.max(0, ...findSampleSizes(reading).map((one) => one.size)),
      countsDifferently: countsDifferently(reading.sentences),
    }),
    coefficients: [...inTables.coefficients, ...odds.filter(isRatio), ...findCramerRows(own, tables)],
    means: [...findGrimRows(own, tables, givesWholeAnswers(reading)), ...inTables.means],
    shares: [...shares, ...sharesWithoutCounts(own, tables, [...shares, ...rates])],
    sums: [...findSumRows(own, tables), ...inTables.sums],
    exchanged: exchangedHypotheses(own),
    smallCells: inTables.shares.filter(
      ({ reports, note }) => note !== undefined && /expected count/.test(reports) && /exact test/.test(note),
    ),
    planned: plannedSampleOf(reading, size),
    derived: [...derivedRowsOf(own, tables, size?.size ?? null), ...inTables.derived],
    sample: sampleAgreementOf(reading, own, size),
    p: pHygieneOf(own, statistics, tables),
    methods,
    compared,
    printed: printedFiguresOf(places, statistics),
    isStudy: tests.length > 0 || hasStudyParts(reading),
    isEnglish: isEnglish(reading),
  }
}

const agrees = ({ verdict }: StatisticRow) => verdict === 'agrees'
/** "OR = 4.2, [1.5, 3.8]" and "Age: OR = 4.2, [1.5, 3.8]" of one sentence are one row. */
const isSameInterval = (one: StatisticRow, other: StatisticRow) =>
  one.evidence.sentenceId === other.evidence.sentenceId && other.reports.endsWith(one.reports)
const isInterval = ({ writes }: StatisticRow) => writes.startsWith('95% CI')
const isRatio = ({ writes }: StatisticRow) => writes.startsWith('OR = ')

/** A manual may have a part called "Results"; a study has methods too. */
function hasStudyParts({ sentences }: ReadDocument): boolean {
  const roles = new Set(sentences.map(({ role }) => role))
  return roles.has('methods') && (roles.has('results') || roles.has('abstract'))
}

export function findingRows(found: NumberFindings): StatisticRow[] {
  const told = withoutRepeats([
    ...found.tests.map(({ changesDecision: _, ...row }) => row),
    ...found.degrees.filter(({ verdict }) => verdict === 'look-again'),
    ...found.intervals,
    ...found.read,
    ...found.coefficients,
    ...found.means,
    ...found.shares,
    ...found.sums,
    ...found.derived,
  ])
  return withoutRepeats([...told, ...rowsOfComparisons(found.compared, told)])
}
