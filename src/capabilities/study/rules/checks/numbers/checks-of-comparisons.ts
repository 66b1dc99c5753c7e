/** What the coverage of a comparison lets be said: a difference, agreement, or neither. */

import { type Compared, readOf } from '../../compare/compare.ts'
import type { ComparisonId } from '../../compare/comparison.ts'
import { saidOfRow } from '../../compare/heaviest.ts'
import { eachOnce } from '../../document/evidence.ts'
import type { CheckId } from '../check-ids.ts'
import { again, type NamedCheck, notApplying, passed } from '../outcomes.ts'

export const checksOfComparisons = (
  compared: readonly Compared[],
): NamedCheck<Extract<CheckId, ComparisonId>>[] => compared.map(checkOf)

function checkOf({ comparator, comparison }: Compared): NamedCheck<ComparisonId> {
  const { about, one, many: several, holds, hold, none, advice, least } = comparator
  const { compared, disagreements, coverage } = comparison
  const { read, of } = coverage
  if (read === 0) return notApplying(about, none)
  const told = least === null ? '' : readOf(read, of, one, several)
  const [first] = disagreements
  if (first) {
    const many = disagreements.length
    const differ = comparator.ofText
      ? `${many === 1 ? '1 needs' : `${many} need`} another look. ${saidOfRow(comparator, first)}`
      : `${many} ${many === 1 ? 'differs' : 'differ'}: ${first.reports}, printed ${first.writes}, computed ${first.computes}${many > 1 ? ', and others' : ''}.`
    return again(
      about,
      comparator.differ?.(disagreements) ?? (least === null ? upperFirst(differ) : `${told}; ${differ}`),
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

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
