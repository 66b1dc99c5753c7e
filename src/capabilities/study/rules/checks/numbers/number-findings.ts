/** All the inputs of the number checks, found once. */
import { type Compared, compareAll } from '../../compare/compare.ts'
import { type Given, type Places, placesOf } from '../../compare/places.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import { isEnglish, type ReadDocument } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { Statistics } from '../../statistics/statistics.ts'
import { exchangedHypotheses } from './hypotheses.ts'
import { type PHygiene, pHygieneOf } from './p-hygiene.ts'

export type NumberFindings = {
  /** Null hypotheses that state a difference. */
  exchanged: StudyEvidence[]
  /** Chi-square tests with too many small cells. */
  smallCells: StatisticRow[]
  p: PHygiene
  /** One place of the work held against another. */
  compared: Compared[]
  places: Places
  /** True if the document has parts of a study of its own. */
  isStudy: boolean
  /** Words are read in English only; numbers in any language. */
  isEnglish: boolean
}

export function numberFindingsOf(
  reading: ReadDocument,
  given: Given & { statistics: Statistics },
): NumberFindings {
  const places = placesOf(reading, given)
  const { own, numberTables, programTables } = places
  return {
    exchanged: exchangedHypotheses(own),
    smallCells: programTables.shares.filter(
      ({ reports, note }) => note !== undefined && /expected count/.test(reports) && /exact test/.test(note),
    ),
    p: pHygieneOf(own, given.statistics, numberTables),
    compared: compareAll(places),
    places,
    isStudy: places.tests.length > 0 || hasStudyParts(reading),
    isEnglish: isEnglish(reading),
  }
}

/** A manual may have a part called "Results"; a study has methods too. */
function hasStudyParts({ sentences }: ReadDocument): boolean {
  const roles = new Set(sentences.map(({ role }) => role))
  return roles.has('methods') && (roles.has('results') || roles.has('abstract'))
}
