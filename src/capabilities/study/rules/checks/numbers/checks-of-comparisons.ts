/** What the coverage of a comparison lets be said: a difference, agreement, or neither. */

import { type Compared, readOf } from '../../compare/compare.ts'
import type { ComparisonId } from '../../compare/comparison.ts'
import { eachOnce } from '../../document/evidence.ts'
import type { CheckId } from '../check-ids.ts'
import { again, type NamedCheck, notApplying, passed } from '../outcomes.ts'

export const checksOfComparisons = (
  compared: readonly Compared[],
): NamedCheck<Extract<CheckId, ComparisonId>>[] => compared.map(checkOf)

function checkOf({ comparator, comparison }: Compared): NamedCheck<ComparisonId> {
  const { about, one, many, holds, hold, none, advice, least } = comparator
  const { compared, disagreements, coverage } = comparison
  const { read, of } = coverage
  if (read === 0) return notApplying(about, none)
  const told = least === null ? '' : readOf(read, of, one, many)
  const [first] = disagreements
  if (first) {
    const differ = `${disagreements.length} ${disagreements.length === 1 ? `${one} differs` : `${many} differ`}`
    const told =
      least === null ? differ : `${readOf(read, of, one, many)}; ${differ.replace(/^(\d+) .* /, '$1 ')}`
    return again(
      about,
      `${told}: ${first.reports}, printed ${first.writes}, computed ${first.computes}${disagreements.length > 1 ? ', and others' : ''}.`,
      advice,
      eachOnce(disagreements.map(({ evidence }) => evidence)),
    )
  }
  const evidence = eachOnce(compared.map((row) => row.evidence))
  if (least === null) return notApplying(about, none, evidence)
  if (read < of * least)
    return notApplying(about, `${told}: too few to say more of them than that these agree.`, evidence)
  return passed(about, `${told}: ${read === 1 ? `it ${holds}` : `they ${hold}`}.`, evidence)
}
