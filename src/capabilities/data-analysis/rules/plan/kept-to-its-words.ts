/** A plan that is another analysis than the one whose name stands in the request is asked about, and never run. */
import { joinList } from '#kit/join-list.ts'
import type { Table } from '../table/table.ts'
import { BY_RANKS, isByRanks } from './by-ranks.ts'
import { changesColumns } from './changed-columns.ts'
import { REVERSES } from './columns/reversed-items.ts'
import type { AnalysisName, Plan, Role } from './plan.ts'
import { EITHER } from './plan-for.ts'
import { ask, type Planned } from './planned.ts'
import { type Request, readRequest } from './read-request.ts'
import { TITLES } from './shapes.ts'
import type { Intent } from './words/intent.ts'

/** What a name may stand for; the names that are left out here only say what is wanted of a result. */
const STANDS_FOR: Partial<Record<Intent, readonly AnalysisName[]>> = {
  power: ['power'],
  'multiple-response': ['multiple-response', 'frequencies', 'crosstab'],
  'welch-anova': ['welch-anova'],
  'two-way-anova': ['two-way-anova', 'linear-regression', 'logistic-regression'],
  'repeated-anova': ['repeated-anova'],
  anova: ['one-way-anova', 'welch-anova', 'two-way-anova', 'repeated-anova', 'post-hoc', 'power'],
  't-test': ['independent-t', 'paired-t', 'one-sample-t', 'power'],
  'one-sample-t': ['one-sample-t'],
  'paired-t': ['paired-t', 'wilcoxon', 'power'],
  'independent-t': ['independent-t', 'power'],
  'post-hoc': ['post-hoc', 'kruskal-wallis'],
  'mann-whitney': ['mann-whitney'],
  wilcoxon: ['wilcoxon', 'mann-whitney'],
  mcnemar: ['mcnemar'],
  'kruskal-wallis': ['kruskal-wallis'],
  friedman: ['friedman'],
  spearman: ['spearman'],
  kendall: ['kendall'],
  pearson: ['pearson', 'power'],
  'logistic-regression': ['logistic-regression'],
  'poisson-regression': ['poisson-regression'],
  'linear-regression': ['linear-regression', 'power'],
  regression: ['linear-regression', 'logistic-regression', 'poisson-regression', 'power'],
  crosstab: ['crosstab', 'power'],
  reliability: ['reliability'],
  'factor-analysis': ['factor-analysis'],
  // “Levene was significant, so use Welch.”
  levene: ['levene', 'welch-anova', 'independent-t'],
  normality: ['normality'],
  chart: ['chart'],
}
const NUMBERS = [
  '',
  '',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
/** “The four statements”, and not “the first three”. */
const ITEMS_COUNTED = new RegExp(
  `(?<!\\b(?:first|last) )\\b(\\d{1,2}|${NUMBERS.slice(2).join('|')}) (?:likert |scale |trust |attitude )?(?:items|statements|questions)\\b`,
)

const DIVIDING: readonly Role[] = ['group', 'factors', 'rows', 'columns', 'by', 'predictors']

const labelOf = (name: string, { variables }: Table) =>
  variables.find((one) => one.name === name)?.label ?? name

const usedIn = ({ roles, filter }: Plan) => [
  ...Object.values(roles).flat(),
  ...filter.map(({ variable }) => variable),
]

/** Rows that were chosen stay chosen, whichever way the plan was found. */
const inChosenRows = (plan: Plan, { filter }: Request) => {
  if (plan.analysis === 'power') return { kind: 'plan' as const, plan }
  const rest = filter.filter(({ variable }) => !usedIn(plan).includes(variable))
  return { kind: 'plan' as const, plan: { ...plan, filter: [...plan.filter, ...rest] } }
}

const DESCRIPTIONS: readonly AnalysisName[] = ['descriptives', 'frequencies', 'chart']

export function keptToItsWords(made: Planned, asked: string, table: Table): Planned {
  if (made.kind !== 'plan') return made
  const request = readRequest(asked, table)
  const { text, intents, words, places, has } = request
  const planned = inChosenRows(made.plan, request)
  const { analysis } = planned.plan
  const named = intents.filter(
    ({ intent, from, to }) =>
      STANDS_FOR[intent] && (intent !== 'regression' || /regress/.test(text.slice(from, to))),
  )
  const isRanked = isByRanks(text) && Object.values(BY_RANKS).includes(analysis)
  const isNamed = named.some(({ intent }) => STANDS_FOR[intent]?.includes(analysis))
  const [first] = named
  if (first && !isNamed && !isRanked && !EITHER.test(text) && !has('which-test'))
    return ask(
      `You ask for “${text.slice(first.from, first.to)}”, and these columns fit another analysis: ${TITLES[analysis].toLowerCase()}. Shall I run that?`,
      [planned.plan],
    )
  const turnable = planned.plan.roles.items
  if (REVERSES.test(text) && turnable && analysis !== 'factor-analysis' && !planned.plan.roles.reversed)
    return ask('Which items ask the other way round? Say their numbers or their words.', [])
  const counted = ITEMS_COUNTED.exec(text)?.[1]
  const said = counted === undefined ? 0 : Number(counted) || NUMBERS.indexOf(counted)
  const together = turnable ?? planned.plan.roles.measures
  if (together && said >= 2 && said !== together.length)
    return ask(
      `You speak of ${counted}, and I find ${together.length}: ${joinList(together.map((one) => labelOf(one, table)))}. Shall I take all of these?`,
      [planned.plan],
    )
  if (/\.\.\. ?(?:i mean|sorry|no)\b|\b(?:i mean|no wait|correction|scratch that)\b/.test(text))
    return ask('You corrected yourself there, and I may have read it wrongly. Is it this?', [planned.plan])
  const divided = planned.plan.filter.find(
    ({ variable, is }) =>
      is === 'equal' && DIVIDING.some((role) => planned.plan.roles[role]?.includes(variable)),
  )
  if (divided)
    return ask(
      `One group of ${labelOf(divided.variable, table)} alone leaves nothing to compare. Shall all its groups be compared?`,
      [{ ...planned.plan, filter: planned.plan.filter.filter((one) => one !== divided) }],
    )
  const used = usedIn(planned.plan)
  const forgotten = places.filter(({ variable }) => !used.includes(variable.name))
  if (forgotten.length > 0 && analysis !== 'power' && !changesColumns(text.trim()))
    return ask(
      `That would leave ${joinList(forgotten.map(({ variable }) => variable.label))} out. Shall I run it without?`,
      [planned.plan],
    )
  const isOfColumn = ({ from, to }: { from: number; to: number }) =>
    places.some(({ at, end }) => from < end && to > at)
  const test = words.find((word) => /^test(?:ed|ing)?$/.test(word.text) && !isOfColumn(word))
  return test && !first && DESCRIPTIONS.includes(analysis)
    ? ask(
        'That would be a description, and tests nothing. What should be tested, and between which groups?',
        [planned.plan],
      )
    : planned
}
