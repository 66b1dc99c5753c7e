/** Columns that hold one thing measured at several times: bp_before and bp_after, pretest and posttest, CD4_0 to CD4_12. */
import { isScale, type Table, type Variable } from '../table/table.ts'

const EARLY = ['pre', 'before', 'baseline', 'initial', 't1', 'time ?1']
const LATE = ['post', 'after', 'endline', 'final', 't2', 'time ?2']
const MEASURED = 'tests?|scores?|marks?|intervention|treatment|training|exam'
const timed = (times: readonly string[]) =>
  new RegExp(`(?:^|[_\\s-])(?:${times.join('|')})(?:[_\\s-]?(?:${MEASURED}))?(?:$|[_\\s-])`, 'i')
const [IS_EARLY, IS_LATE] = [timed(EARLY), timed(LATE)]

export function beforeAndAfter({ variables }: Table): Variable[] {
  const first = variables.find(({ name, kind }) => kind !== 'text' && IS_EARLY.test(name))
  const second = variables.find(({ name, kind }) => kind !== 'text' && IS_LATE.test(name))
  return first && second && isScale(first) && isScale(second) ? [first, second] : []
}

const TIME_AHEAD =
  /^(?:pre|post|delayed|before|after|baseline|midline|endline|initial|final|mid|t\d|time ?\d)[_\s-]*(?=[a-z])/
const TIME_BEHIND =
  /[_\s-]*(?:pre|before|baseline|midline|post|after|endline|later|follow[- ]?up|[tmw]\d+|time ?\d|\d+ ?(?:months?|weeks?|days?|years?)|(?<=[a-z]\d*[_\s-])\d+)$/

/** What is measured, without its time; of a questionnaire's items it is the item itself. */
export const familyOf = ({ name, kind }: Variable): string => {
  const bare = name.toLowerCase()
  const measured = bare.replace(TIME_BEHIND, '').replace(TIME_AHEAD, '')
  return measured.length < 2 || (kind === 'ordinal' && /\d$/.test(bare)) ? bare : measured
}

/** All columns of numbers that measure the same thing, three or more of them, in the order of the sheet. */
export function familiesIn({ variables }: Table): Variable[][] {
  const families = new Map<string, Variable[]>()
  for (const variable of variables.filter(isScale))
    families.set(familyOf(variable), [...(families.get(familyOf(variable)) ?? []), variable])
  return [...families.values()].filter((family) => family.length >= 3)
}

/** The number of months or weeks at which it was measured. */
export const timeOf = ({ name }: Variable): string | undefined => /[_\s-](\d+)$/.exec(name)?.[1]
