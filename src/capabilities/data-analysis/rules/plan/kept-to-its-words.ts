/** A plan that is another analysis than the one whose name stands in the request is asked about, and never run. */
import { joinList } from '#kit/join-list.ts'
import type { Table } from '../table/table.ts'
import { BY_RANKS, isByRanks } from './by-ranks.ts'
import { changesColumns } from './changed-columns.ts'
import type { AnalysisName } from './plan.ts'
import { EITHER } from './plan-for.ts'
import { ask, type Planned } from './planned.ts'
import { readRequest } from './read-request.ts'
import { REVERSES } from './reversed-items.ts'
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
const DESCRIPTIONS: readonly AnalysisName[] = ['descriptives', 'frequencies', 'chart']

export function keptToItsWords(planned: Planned, said: string, table: Table): Planned {
  if (planned.kind !== 'plan') return planned
  const { text, intents, words, places, has } = readRequest(said, table)
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
  const used = [
    ...Object.values(planned.plan.roles).flat(),
    ...planned.plan.filter.map(({ variable }) => variable),
  ]
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
