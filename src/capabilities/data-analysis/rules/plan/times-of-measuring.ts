/** Columns that hold one thing measured at several times: bp_before and bp_after, pretest and posttest, CD4_0 to CD4_12. */
import { isScale, levelsOf, type Table, type Variable } from '../table/table.ts'

const EARLY = ['pre', 'before', 'baseline', 'initial', 't1', 'time ?1']
const LATE = ['post', 'after', 'endline', 'final', 't2', 'time ?2']
const MEASURED = 'tests?|scores?|marks?|intervention|treatment|training|exam'
const timed = (times: readonly string[]) =>
  new RegExp(`(?:^|[_\\s-])(?:${times.join('|')})(?:[_\\s-]?(?:${MEASURED}))?(?:$|[_\\s-])`, 'i')
const [IS_EARLY, IS_LATE] = [timed(EARLY), timed(LATE)]

/** A question of two answers, which can be asked twice of the same people. */
export const hasTwoAnswers = (one: Variable): boolean => !isScale(one) && levelsOf(one).length === 2

export function beforeAndAfter({ variables }: Table, isMeant = isScale): Variable[] {
  const early = variables.filter(({ name, kind }) => kind !== 'text' && IS_EARLY.test(name))
  const late = variables.filter(({ name, kind }) => kind !== 'text' && IS_LATE.test(name))
  // Of one thing: cd4_baseline is no measurement before phq9_after.
  const pairs = early.flatMap((one) =>
    late.flatMap((two) => (familyOf(one) === familyOf(two) ? [[one, two] as const] : [])),
  )
  const [first, second] = pairs.length === 1 ? pairs[0]! : []
  return first && second && isMeant(first) && isMeant(second) && familyOf(first) === familyOf(second)
    ? [first, second]
    : []
}

const TIME_AHEAD =
  /^(?:(?:term|semester|year|round|wave|phase|quarter|visit) ?\d+: ?|(?:pre|post|delayed|before|after|baseline|midline|endline|initial|final|mid|t\d|time ?\d)[_\s-]*)(?=[a-z])/
const TIME_BEHIND =
  /[_\s-]*(?:(?:pre|before|baseline|midline|post|after|endline)(?:[ _-](?:the[ _])?(?:training|intervention|treatment|programme|program|campaign|lessons?))?|later|follow[- ]?up|[tmw]\d+|(?:wk|week|month|day|visit|yr|year)[_\s]?\d+|\d+ ?(?:m|mo|mth|w|wk)s?|time ?\d|\d+ ?(?:months?|weeks?|days?|years?)|(?<=[a-z]\d*[_\s-])\d+)$/

/** What is measured, without its time; of a questionnaire's items it is the item itself. */
export const familyOf = ({ name, kind }: Variable): string => {
  const bare = name.toLowerCase()
  const measured = bare
    .replace(/\s*\[[^\]]*\]$/, '')
    .replace(TIME_BEHIND, '')
    .replace(TIME_AHEAD, '')
  if (/^(?:pre|post|before|after|baseline|endline|midline)$/.test(bare)) return ''
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
export const timeOf = ({ name }: Variable): string | undefined =>
  /[_\s-](?:[tmw]|wk|week|month|day|visit|yr|year)?[_\s]?(\d+) ?(?:m|mo|mth|w|wk|months?|weeks?)?s?$/i.exec(
    name,
  )?.[1]

const TIME_SAID =
  /\b(pre|before|baseline|first)(?=\b|[-_ ]?test)|\b(post|after|endline|final|second)(?=\b|[-_ ]?test)/gi

/** “Your mark in the pre-test” and “your mark in the post-test”: two headings that differ by the time alone. */
export function earlierAndLater([one, two]: readonly Variable[]): [Variable, Variable] | undefined {
  if (!one || !two) return undefined
  const bare = ({ name }: Variable) => name.replace(/_/g, ' ').replace(TIME_SAID, '').toLowerCase()
  const isLate = ({ name }: Variable) =>
    /\b(?:post|after|endline|final|second)/i.test(name.replace(/_/g, ' '))
  if (bare(one) !== bare(two) || isLate(one) === isLate(two)) return undefined
  return isLate(one) ? [two, one] : [one, two]
}
