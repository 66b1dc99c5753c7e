/** Checks that count rows: how many were recomputed, and how many need another look. */
import { readOf } from '../../compare/compare.ts'
import { eachOnce } from '../../document/evidence.ts'
import { type StatisticRow, withoutRepeats } from '../../statistics/statistic-row.ts'
import type { NumberCheckId } from '../check-ids.ts'
import { type About, again, type NamedCheck, notApplying, passed } from '../outcomes.ts'
import type { NumberFindings } from './number-findings.ts'
import { P_FOLLOWS, ROW_CHECKS, type RowCheck, type RowWords } from './row-checks.ts'

/** Fewer than this of what is printed, and that they agree says nothing of the rest. */
const LEAST_READ = 0.5

function checkOfRows(
  about: About<NumberCheckId>,
  all: readonly StatisticRow[],
  words: RowWords,
  printed: number | undefined,
): NamedCheck<NumberCheckId> {
  const each = withoutRepeats(all)
  const rows = each.filter(({ verdict }) => verdict !== 'cannot-be-computed')
  const wrong = rows.filter(({ verdict }) => verdict === 'look-again')
  const evidenceOf = (some: readonly StatisticRow[]) => eachOnce(some.map(({ evidence }) => evidence))
  if (rows.length === 0) return notApplying(about, words.none)
  const of = Math.max(printed ?? 0, each.length)
  const told = readOf(rows.length, of, words.one, words.many)
  const [first] = wrong
  if (first)
    return again(
      about,
      `${told}; ${wrong.length === 1 ? `1 ${words.fails}` : `${wrong.length} ${words.fail}`}: ${first.reports}, printed ${first.writes}, computed ${first.computes}${wrong.length > 1 ? ', and others' : ''}.`,
      words.advice,
      evidenceOf(wrong),
    )
  if (printed === undefined || rows.length < of * LEAST_READ)
    return notApplying(
      about,
      `${told}: no fault was seen in ${rows.length === 1 ? 'it' : 'these'}, which is too little to say more.`,
      evidenceOf(rows),
    )
  return passed(
    about,
    `${told}: ${rows.length === 1 ? `it ${words.holds}` : `they ${words.hold}`}.`,
    evidenceOf(rows),
  )
}

/** Of what each check read, how much is printed; nobody knows how many sums a text holds. */
function printedFor(rows: RowCheck['rows'], found: NumberFindings): number | undefined {
  const { printed, tests } = found
  switch (rows) {
    case 'tests':
      return printed.p
    case 'intervals':
      return printed.intervals
    case 'coefficients':
      return printed.coefficients
    case 'shares':
      return printed.shares
    case 'means':
      return printed.means
    case 'degrees':
      return tests.length
    default:
      return undefined
  }
}

export function checksOfRows(found: NumberFindings): NamedCheck<NumberCheckId>[] {
  const follows = checkOfRows(P_FOLLOWS.about, found[P_FOLLOWS.rows], P_FOLLOWS.words, found.printed.p)
  const changed = found.tests.filter(({ changesDecision }) => changesDecision).length
  const says =
    changed > 0
      ? `${follows.says} ${changed === 1 ? 'One of them changes' : `${changed} of them change`} what is significant at the 5% level.`
      : follows.says
  return [
    { ...follows, says },
    ...ROW_CHECKS.map(({ about, rows, words }) =>
      checkOfRows(about, found[rows], words, printedFor(rows, found)),
    ),
  ]
}
