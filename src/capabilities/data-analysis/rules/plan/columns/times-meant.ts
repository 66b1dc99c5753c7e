/** One thing measured at several times, where the words fit all of its columns. */
import { isScale, type Table, type Variable } from '../../table/table.ts'
import { isByRanks } from '../by-ranks.ts'
import type { Plan } from '../plan.ts'
import { names, plan } from '../planned.ts'
import type { Request } from '../read-request.ts'
import { beforeAndAfter, familyOf, hasTwoAnswers } from '../times-of-measuring.ts'
import type { Intent } from '../words/intent.ts'

export function overTime(request: Request, table: Table): Plan | undefined {
  const { text, unclear, places, has } = request
  const family = familyMeant(request)
  if (family)
    return plan(has('friedman') || /\brank/.test(text) ? 'friedman' : 'repeated-anova', {
      measures: names(family),
    })
  if (!PAIRED.some(has)) return undefined
  const inPair = ([first, second]: readonly Variable[]) => {
    const areShares = !has('paired-t') && !has('wilcoxon') && [first!, second!].every(hasTwoAnswers)
    return plan(
      areShares || has('mcnemar') ? 'mcnemar' : has('wilcoxon') || isByRanks(text) ? 'wilcoxon' : 'paired-t',
      { first: [first!.name], second: [second!.name] },
    )
  }
  const pair = [beforeAndAfter(table), beforeAndAfter(table, hasTwoAnswers)].find((one) =>
    isBetween(request, one),
  )
  if (pair) return inPair(pair)
  const two = unclear.length === 1 && places.length === 0 ? unclear[0]!.variables : []
  return two.length === 2 &&
    (two.every(isScale) || two.every(hasTwoAnswers)) &&
    familyOf(two[0]!) === familyOf(two[1]!)
    ? inPair(two)
    : undefined
}

/** "Did bp change over the three times": all columns that fit, where they are measurements of one thing. */
function familyMeant({ unclear, text, places, has }: Request): Variable[] | undefined {
  const [only] = unclear
  if (!only || unclear.length > 1 || places.length > 0 || only.variables.length < 3) return undefined
  const isRanked = /\brank/.test(text) && has('difference')
  const isOverTime =
    /\b(?:times?|points?|measurements?|over|all|three|four)\b/.test(text) &&
    (has('change') || has('difference') || has('repeated-anova') || has('friedman'))
  return (isOverTime || isRanked) &&
    only.variables.every(isScale) &&
    new Set(only.variables.map(familyOf)).size === 1
    ? only.variables
    : undefined
}

const PAIRED: readonly Intent[] = ['change', 'paired-t', 'wilcoxon', 'mcnemar']

/** "Before and after" chooses between the columns that the other words fit. */
const isBetween = ({ unclear: [only], unclear, text, places, has }: Request, pair: readonly Variable[]) =>
  unclear.length <= 1 &&
  pair.length === 2 &&
  (only !== undefined || places.length === 1) &&
  places.every(({ variable }) => pair.includes(variable)) &&
  (only === undefined || pair.every((one) => only.variables.includes(one))) &&
  // “Did it change after the training?”: since before.
  (/\b(?:before|pre|baseline)\b/.test(text) || (has('change') && places.length === 1)) &&
  /\b(?:after|post|endline)\b/.test(text)
