/** The software the data were analysed with, and whether the printed results are consistent. */
import type { BookOfFacts, StudyCheck } from '#capabilities/study/index.ts'
import { pluralise } from '#kit/pluralise.ts'
import type { StatisticRow } from '../../contract.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { each, type ToldPoints } from '../facts/points-of-facts.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { ended } from '../words/wording.ts'
import { saysIt } from './methodology-evaluation.ts'

const MOST_ROWS = 5
/** Recomputed results are reported row by row. */
const TOLD_BY_ROWS =
  /^numbers\.(?:p-follows|intervals|degrees-of-freedom|coefficients|percentages|sums|means|response-rate)$/

export function dataAnalysis({ book, checks, rows }: AnalysisMaterial, told: ToldPoints): Point[] {
  const own = checks.filter(({ area }) => area === 'data' || area === 'statistics')
  const again = own.filter(({ id, outcome }) => outcome === 'look-again' && !TOLD_BY_ROWS.test(id))
  const points = [
    ...each(book, 'analysis', 4, told),
    ...each(withoutCollecting(book), 'software', 1, told),
    ...recomputed(rows),
    ...differing(rows),
    ...byWeight(again).map(saysIt),
  ]
  return withoutRepeats(points).slice(0, MOST_POINTS)
}

/** Tools that collect answers do not analyse them. */
const COLLECTS = /^(?:Google Forms?|Qualtrics|SurveyMonkey|LimeSurvey|Kobo|ODK|REDCap)/i
const withoutCollecting = (book: BookOfFacts): BookOfFacts => ({
  ...book,
  facts: book.facts.filter(
    ({ kind, value, evidence }) =>
      kind !== 'software' || !COLLECTS.test(value ?? '') || /\banaly[sz]/i.test(evidence.quote),
  ),
})

const byWeight = (checks: readonly StudyCheck[]) => [...checks].sort((a, b) => b.weight - a.weight)

function recomputed(rows: readonly StatisticRow[]): Point[] {
  const computed = rows.filter(({ verdict }) => verdict !== 'cannot-be-computed')
  if (computed.length === 0) return []
  const agree = computed.filter(({ verdict }) => verdict === 'agrees')
  const differ = computed.length - agree.length
  const all = rows.length === computed.length
  const figures = all
    ? pluralise(rows.length, 'reported figure')
    : `Of ${pluralise(rows.length, 'reported figure')}, ${computed.length}`
  const were = (all ? rows.length : computed.length) === 1 ? 'was' : 'were'
  const outcome =
    differ === 0
      ? `${agree.length === 1 ? 'it agrees' : 'all agree'} with what you report`
      : agree.length === 0
        ? `${differ === 1 ? 'it' : 'all'} should be checked`
        : `${agree.length} ${agree.length === 1 ? 'agrees' : 'agree'} with what you report and ${differ} should be checked`
  return [
    point(
      `${figures} ${were} recalculated, and ${outcome}.`,
      ...computed.slice(0, 3).map(({ evidence }) => evidence),
    ),
  ]
}

function differing(rows: readonly StatisticRow[]): Point[] {
  const again = rows.filter(({ verdict }) => verdict === 'look-again')
  const shown = again.length > MOST_ROWS + 1 ? again.slice(0, MOST_ROWS) : again
  const left = again.length - shown.length
  return [
    ...shown.map(({ reports, writes, computes, note, evidence }) =>
      point(
        `Check ${reports}: the text says ${writes}, but the figures give ${computes}.${note ? ` ${ended(note)}` : ''}`,
        evidence,
      ),
    ),
    ...(left > 0
      ? [
          point(
            `${left} more to check are listed in the statistical summary.`,
            ...again.slice(MOST_ROWS, MOST_ROWS + 3).map(({ evidence }) => evidence),
          ),
        ]
      : []),
  ]
}
