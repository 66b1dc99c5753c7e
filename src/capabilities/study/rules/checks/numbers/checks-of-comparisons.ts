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
    const says = comparator.ofText
      ? saidOfText(saidOfRow(comparator, first), told, many)
      : `${told ? `${told}; ` : ''}${many} ${many === 1 ? 'differs' : 'differ'}: ${first.reports}, printed ${first.writes}, computed ${first.computes}${many > 1 ? ', and others' : ''}.`
    return again(
      about,
      comparator.differ?.(disagreements) ?? says,
      advice,
      eachOnce(disagreements.map(({ evidence }) => evidence)),
    )
  }
  const evidence = eachOnce(compared.map((row) => row.evidence))
  if (least === null) return notApplying(about, none, evidence)
  // The ones that could not be read may be the wrong ones.
  if (read < of)
    return notApplying(about, `${told}: too few to say more of them than that these agree.`, evidence)
  return passed(about, `${told}: ${read === 1 ? `it ${holds}` : `they ${hold}`}.`, evidence)
}

/** What was found comes first: where only one sentence is shown, it is this one. */
function saidOfText(found: string, told: string, many: number): string {
  const counted = `${many === 1 ? '1 needs' : `${many} need`} another look.`
  if (told) return `${found} ${told}; ${counted}`
  return many === 1 ? found : `${found} In all, ${counted}`
}
