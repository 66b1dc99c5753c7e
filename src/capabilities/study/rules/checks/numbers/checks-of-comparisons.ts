/** What the coverage of a comparison lets be said: a difference, agreement, or neither. */

import { type Compared, readOf } from '../../compare/compare.ts'
import type { ComparisonId, Coverage } from '../../compare/comparison.ts'
import { saidOfRow } from '../../compare/heaviest.ts'
import { eachOnce } from '../../document/evidence.ts'
import { isFigure, type StatisticRow } from '../../statistics/statistic-row.ts'
import type { CheckId } from '../check-ids.ts'
import { again, type NamedCheck, notApplying, passed } from '../outcomes.ts'

export const checksOfComparisons = (
  compared: readonly Compared[],
): NamedCheck<Extract<CheckId, ComparisonId>>[] => compared.map(checkOf)

function checkOf({ comparator, comparison }: Compared): NamedCheck<ComparisonId> {
  const { about, one, many: several, holds, hold, none, advice, isOpen } = comparator
  const { compared, disagreements, coverage } = comparison
  const { read, of } = coverage
  if (read === 0) return notApplying(about, none)
  const told = isOpen ? '' : readOf(read, of, one, several)
  const [first] = disagreements
  if (first) {
    const many = disagreements.length
    const says = comparator.ofText
      ? saidOfText(saidOfRow(comparator, first), told, many)
      : `${told ? `${told}; ` : ''}${many} ${many === 1 ? 'differs' : 'differ'}: ${first.reports}, ${printedAndComputed(first)}${many > 1 ? ', and others' : ''}.`
    return again(
      about,
      comparator.differ?.(disagreements) ?? says,
      advice,
      eachOnce(disagreements.map(({ evidence }) => evidence)),
    )
  }
  const evidence = eachOnce(compared.map((row) => row.evidence))
  if (isOpen) return notApplying(about, none, evidence)
  // What is wrong may be just what could not be read.
  if (read < of) return { ...notApplying(about, notAllRead(told, coverage), evidence), unsure: true }
  return passed(about, `${told}: ${read === 1 ? `it ${holds}` : `they ${hold}`}.`, evidence)
}

const printedAndComputed = ({ writes, computes }: StatisticRow) =>
  isFigure(computes) ? `printed ${writes}, computed ${computes}` : writes

/** What was found comes first: where only one sentence is shown, it is this one. */
function saidOfText(found: string, told: string, many: number): string {
  const counted = `${many === 1 ? '1 needs' : `${many} need`} another look.`
  if (told) return `${found} ${told}; ${counted}`
  return many === 1 ? found : `${found} In all, ${counted}`
}

function notAllRead(told: string, { read, of, unread }: Coverage): string {
  const places = [...new Set(unread.flatMap(({ page }) => page ?? []))].slice(0, PLACES_NAMED)
  const where = places.length > 0 ? ` (page${places.length === 1 ? '' : 's'} ${places.join(', ')})` : ''
  return `${told}; ${of - read} could not be compared${where}. Look at ${of - read === 1 ? 'that one' : 'those'} yourself.`
}
const PLACES_NAMED = 4
