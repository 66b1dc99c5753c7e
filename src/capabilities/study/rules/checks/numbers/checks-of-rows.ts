/** Checks that count rows: how many were recomputed, and how many need another look. */
import { eachOnce } from '../../document/evidence.ts'
import { type StatisticRow, withoutRepeats } from '../../statistics/statistic-row.ts'
import type { NumberCheckId } from '../check-ids.ts'
import { type About, again, type NamedCheck, notApplying, passed } from '../outcomes.ts'
import type { NumberFindings } from './number-findings.ts'
import { P_FOLLOWS, ROW_CHECKS, type RowWords } from './row-checks.ts'

function checkOfRows(
  about: About<NumberCheckId>,
  all: readonly StatisticRow[],
  words: RowWords,
): NamedCheck<NumberCheckId> {
  const rows = withoutRepeats(all).filter(({ verdict }) => verdict !== 'cannot-be-computed')
  const wrong = rows.filter(({ verdict }) => verdict === 'look-again')
  const evidenceOf = (some: readonly StatisticRow[]) => eachOnce(some.map(({ evidence }) => evidence))
  if (rows.length === 0) return notApplying(about, words.none)
  if (wrong.length === 0)
    return passed(
      about,
      rows.length === 1
        ? `The one ${words.one} ${words.holds}.`
        : `All ${rows.length} ${words.many} ${words.hold}.`,
      evidenceOf(rows),
    )
  const [first] = wrong
  const which = rows.length === 1 ? `The one ${words.one}` : `${wrong.length} of ${rows.length} ${words.many}`
  const says = `${which} ${wrong.length === 1 ? words.fails : words.fail}: ${first!.reports}, printed ${first!.writes}, computed ${first!.computes}${wrong.length > 1 ? ', and others' : ''}.`
  return again(about, says, words.advice, evidenceOf(wrong))
}

export function checksOfRows(found: NumberFindings): NamedCheck<NumberCheckId>[] {
  const follows = checkOfRows(P_FOLLOWS.about, found[P_FOLLOWS.rows], P_FOLLOWS.words)
  const changed = found.tests.filter(({ changesDecision }) => changesDecision).length
  const says =
    changed > 0
      ? `${follows.says} ${changed === 1 ? 'One of them changes' : `${changed} of them change`} what is significant at the 5% level.`
      : follows.says
  return [
    { ...follows, says },
    ...ROW_CHECKS.map(({ about, rows, words }) => checkOfRows(about, found[rows], words)),
  ]
}
