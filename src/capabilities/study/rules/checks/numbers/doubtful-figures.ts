/** A figure that may be another one proves nothing: what rests on it is shown, and raises no alarm. */
import type { NumberCheckId } from '../check-ids.ts'
import { type Named, notApplying } from '../outcomes.ts'
import type { NumberFindings } from './number-findings.ts'
import type { StatisticRow } from './statistic-row.ts'

const NOTE = 'A figure of it was recognised in the picture of its page, and not surely: look at the page.'
const SAYS =
  'A figure this rests on was recognised in the picture of a page, and not surely. Look at the page.'

type Doubtful = ReadonlySet<string>

export function withoutDoubtfulRows(found: NumberFindings, doubtful: Doubtful): NumberFindings {
  if (doubtful.size === 0) return found
  const sure = <Row extends StatisticRow>(rows: readonly Row[]): Row[] =>
    rows.map((row) =>
      row.verdict === 'look again' && doubtful.has(row.evidence.sentenceId)
        ? { ...row, verdict: 'cannot be computed' as const, note: NOTE, changesDecision: false }
        : row,
    )
  return {
    ...found,
    tests: sure(found.tests),
    intervals: sure(found.intervals),
    read: sure(found.read),
    smallCells: found.smallCells.filter(({ evidence }) => !doubtful.has(evidence.sentenceId)),
    degrees: sure(found.degrees),
    coefficients: sure(found.coefficients),
    means: sure(found.means),
    shares: sure(found.shares),
    sums: sure(found.sums),
    rates: sure(found.rates),
    derived: sure(found.derived),
  }
}

export const withoutDoubtfulAlarm =
  (doubtful: Doubtful) =>
  (check: Named<NumberCheckId>): Named<NumberCheckId> =>
    check.outcome === 'look again' && check.evidence.some(({ sentenceId }) => doubtful.has(sentenceId))
      ? notApplying(check, SAYS, check.evidence)
      : check
