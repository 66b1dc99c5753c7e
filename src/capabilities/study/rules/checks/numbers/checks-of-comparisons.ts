/** What the coverage of a comparison lets be said: a difference, agreement, or neither. */
import { type Compared, readOf } from '../../compare/compare.ts'
import { eachOnce } from '../../document/evidence.ts'
import type { NumberCheckId } from '../check-ids.ts'
import { again, type NamedCheck, notApplying, passed } from '../outcomes.ts'

export const checksOfComparisons = (compared: readonly Compared[]): NamedCheck<NumberCheckId>[] =>
  compared.map(checkOf)

function checkOf({ comparator, comparison }: Compared): NamedCheck<NumberCheckId> {
  const { about, one, many, holds, hold, none, advice, least } = comparator
  const { compared, disagreements, coverage } = comparison
  const { read, of } = coverage
  if (read === 0) return notApplying(about, none)
  const told = readOf(read, of, one, many)
  const [first] = disagreements
  if (first)
    return again(
      about,
      `${told}; ${disagreements.length} ${disagreements.length === 1 ? 'differs' : 'differ'}: ${first.reports}, printed ${first.writes}, computed ${first.computes}${disagreements.length > 1 ? ', and others' : ''}.`,
      advice,
      eachOnce(disagreements.map(({ evidence }) => evidence)),
    )
  if (read < of * least)
    return notApplying(about, `${told}: too few to say more of them than that these agree.`)
  return passed(
    about,
    `${told}: ${read === 1 ? `it ${holds}` : `they ${hold}`}.`,
    eachOnce(compared.map(({ evidence }) => evidence)),
  )
}
