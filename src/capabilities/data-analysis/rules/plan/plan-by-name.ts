/** A request that names its analysis: that one, or a question for what it lacks. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import type { Place } from './chosen-rows.ts'
import { reversedFor } from './columns/reversed-items.ts'
import { describedBy, direction, expandFamily, outcomeAndRest } from './columns-of-a-request.ts'
import { unfit } from './fits-columns.ts'
import { scalesIn } from './item-sets.ts'
import { optionsOf } from './options-asked.ts'
import type { AnalysisName, Options } from './plan.ts'
import { chart } from './plan-chart.ts'
import { describe, regression } from './plan-regression.ts'
import { ask, byEachGroup, groupsWords, inOrderOf, names, type Planned, plan, refuse } from './planned.ts'
import type { Request } from './read-request.ts'
import { severalAnswers, ticksTogether } from './several-answers.ts'
import { TITLES } from './shapes.ts'
import type { Intent } from './words/intent.ts'

const OUTCOME_GROUP: readonly Intent[] = [
  'welch-anova',
  'post-hoc',
  'kruskal-wallis',
  'independent-t',
  'mann-whitney',
  'levene',
  'anova',
  't-test',
]

export function byName(intent: Intent, request: Request, table: Table, text: string): Planned {
  const { places } = request
  const variables = places.map(({ variable }) => variable)
  const options = optionsOf(text)
  if (OUTCOME_GROUP.includes(intent)) return outcomeByGroup(intent, request, table, options)
  switch (intent) {
    case 'two-way-anova': {
      const { outcome, rest } = outcomeAndRest(request)
      if (!outcome || rest.length !== 2)
        return ask(
          'A two-way analysis of variance needs something to measure and two ways of grouping. Which columns?',
        )
      return { kind: 'plan', plan: plan('two-way-anova', { outcome: [outcome.name], factors: names(rest) }) }
    }
    case 'repeated-anova':
    case 'friedman':
      return variables.length < 2
        ? ask('Which columns hold the measurements, in their order?')
        : { kind: 'plan', plan: plan(intent, { measures: names(expandFamily(variables, request, table)) }) }
    case 'paired-t':
    case 'wilcoxon':
      return inPairs(intent, variables)
    case 'mcnemar':
      return variables.length === 2
        ? {
            kind: 'plan',
            plan: plan('mcnemar', { first: [variables[0]!.name], second: [variables[1]!.name] }),
          }
        : ask('Which two columns with the same two answers?')
    case 'one-sample-t':
      return variables.length === 1
        ? ask(`Against which value should the mean of ${variables[0]!.label} be held?`)
        : ask('Which column, and against which value?')
    case 'partial-correlation':
      return partialCorrelation(request)
    case 'logistic-regression':
    case 'poisson-regression':
    case 'linear-regression':
      return regression(intent, request)
    case 'pearson':
    case 'spearman':
    case 'kendall':
      return variables.length < 2
        ? ask('Which two columns should be correlated?')
        : { kind: 'plan', plan: plan(intent, { variables: names(variables) }) }
    case 'crosstab':
      return variables.length === 2
        ? {
            kind: 'plan',
            plan: plan('crosstab', { rows: [variables[0]!.name], columns: [variables[1]!.name] }),
          }
        : ask('A cross-table needs two columns. Which two?')
    case 'reliability':
    case 'factor-analysis':
      return items(intent, request, table, options)
    case 'multiple-response':
      return ticksTogether(variables) ?? severalAnswers(variables, table)
    case 'normality': {
      const split = describedBy(request)
      const measured = split.described.filter(isScale)
      // "Normal for both male and female": what holds groups divides, and is not itself tested.
      const described = measured.length > 0 ? measured : split.described
      const by = [...split.by, ...split.described.filter((one) => !described.includes(one))]
      return {
        kind: 'plan',
        plan: plan('normality', { variables: names(described), ...(by.length > 0 ? { by: names(by) } : {}) }),
      }
    }
    case 'chart':
      return chart(request)
    case 'frequencies': {
      const ticked = ticksTogether(variables)
      if (ticked) return ticked
      const [first, second] = variables
      if (
        variables.length === 2 &&
        /\bby\b|\bacross\b/.test(text) &&
        first &&
        second &&
        isGrouping(first) &&
        isGrouping(second)
      )
        return { kind: 'plan', plan: plan('crosstab', { rows: [first.name], columns: [second.name] }) }
      return { kind: 'plan', plan: plan('frequencies', { variables: names(variables) }) }
    }
    default:
      return describe(request)
  }
}

const WHICH_TWO = 'Which two columns of the same people?'

function inPairs(intent: 'paired-t' | 'wilcoxon', variables: readonly Variable[]): Planned {
  if (variables.length === 2 && variables.filter(isScale).length === 1) {
    const [measured, group] = variables.toSorted((a, b) => Number(isScale(b)) - Number(isScale(a)))
    return levelsOf(group!).length === 2
      ? ask(
          `A paired test needs two measurements of the same people, and the groups of ${group!.label} are different people. Shall ${measured!.label} be compared between the groups?`,
          [
            plan(intent === 'paired-t' ? 'independent-t' : 'mann-whitney', {
              outcome: [measured!.name],
              group: [group!.name],
            }),
          ],
        )
      : ask(WHICH_TWO)
  }
  if (variables.length === 2)
    return {
      kind: 'plan',
      plan: plan(intent, { first: [variables[0]!.name], second: [variables[1]!.name] }),
    }
  return ask(WHICH_TWO)
}

function partialCorrelation(request: Request): Planned {
  const { places, text } = request
  // "After adjusting for age, did the arms differ": what is held comes first, and ends at the comma.
  const ahead =
    /^(?:after |when |while |by )*(?:controlling|adjusting|holding|control|adjust)(?: for)? /.exec(text)
  const comma = ahead
    ? text.search(/[,:;]| (?:does|do|did|is|are|was|were|has|have|what|which|how|compare|test)\b/)
    : -1
  const pivot =
    /controlling(?: for)?|control for|adjust(?:ing|ed)? for|holding|held/.exec(text)?.index ??
    text.indexOf('partial')
  const isAfter = ({ at }: Place) => at > pivot
  const held =
    text.startsWith('partial') && !/controlling|control for|adjust|holding/.test(text)
      ? places.slice(2)
      : /\b(?:is|are|being|kept?) (?:held )?constant\b/.test(text) && !places.some(isAfter)
        ? places.filter(({ end }) => end <= pivot).slice(-1)
        : comma > 0
          ? places.filter(({ at }) => at < comma)
          : places.filter(isAfter)
  const pair = places.filter((place) => !held.includes(place))
  const divides = pair.find(({ variable }) => !isScale(variable))?.variable
  const measures = pair.find(({ variable }) => isScale(variable))?.variable
  // Groups compared with something held constant: a regression, for a correlation needs two measurements.
  if (pair.length === 2 && held.length > 0 && divides && measures && !/partial|correlat/.test(text))
    return {
      kind: 'plan',
      plan: plan('linear-regression', {
        outcome: [measures.name],
        predictors: [divides.name, ...held.map(({ variable }) => variable.name)],
      }),
    }
  // "Adjust for sex: effect of overtime on burnout": what is explained was named.
  const isEffect =
    /\b(?:effects?|impact|influenc\w*|affect\w*)\b/.test(text) && !/partial|correlat/.test(text)
  const found = isEffect && held.length > 0 ? direction({ ...request, places: pair }) : undefined
  if (found)
    return {
      kind: 'plan',
      plan: plan('linear-regression', {
        outcome: [found.outcome.name],
        predictors: [...names(found.predictors), ...held.map(({ variable }) => variable.name)],
      }),
    }
  if (pair.length !== 2 || held.length === 0)
    return ask(
      'A partial correlation needs two columns that go together and at least one to hold constant. Which?',
    )
  return {
    kind: 'plan',
    plan: plan('partial-correlation', {
      variables: pair.map(({ variable }) => variable.name),
      control: held.map(({ variable }) => variable.name),
    }),
  }
}

function outcomeByGroup(intent: Intent, request: Request, table: Table, options: Options): Planned {
  const { outcome, rest } = outcomeAndRest(request)
  const analysis: AnalysisName =
    intent === 'anova' ? 'one-way-anova' : intent === 't-test' ? 'independent-t' : (intent as AnalysisName)
  const [first, second] = request.places.map(({ variable }) => variable)
  if (!outcome && first && second && request.places.length === 2)
    return ask(
      `${TITLES[analysis]} needs numbers, and both ${first.label} and ${second.label} hold groups. Shall they be counted in a cross-table with a chi-square test?`,
      [plan('crosstab', { rows: [second.name], columns: [first.name] })],
    )
  if (!outcome)
    return ask(
      `What should be compared, and between which groups? I found ${joinList(request.places.map(({ variable }) => variable.label))}.`,
    )
  if (intent === 'anova' && options.variances === 'unequal' && rest.length === 1 && isGrouping(rest[0]!))
    return { kind: 'plan', plan: plan('welch-anova', { outcome: [outcome.name], group: names(rest) }) }
  if (intent === 'anova' && rest.length === 2 && rest.every(isGrouping))
    return { kind: 'plan', plan: plan('two-way-anova', { outcome: [outcome.name], factors: names(rest) }) }
  if (rest.length === 1 && levelsOf(rest[0]!).length === 1)
    return refuse(
      `Everybody is “${levelsOf(rest[0]!)[0]!.label}” in ${rest[0]!.label}, so there are no groups to compare ${outcome.label} by.`,
    )
  if (intent === 't-test' && rest.length === 1 && !isGrouping(rest[0]!))
    return ask(
      `${outcome.label} and ${rest[0]!.label} are both measurements. A paired t test compares them within the same people; an independent t test needs a column with two groups. Which?`,
      [plan('paired-t', { first: [outcome.name], second: [rest[0]!.name] })],
    )
  const [group] = rest
  const groups = rest.filter((one) => !isScale(one))
  if (groups.length === 1 && rest.length > 1)
    return ask(
      `Which should be compared between the groups of ${groups[0]!.label} first?`,
      [outcome, ...rest.filter(isScale)].map((one) =>
        plan(analysis, { outcome: [one.name], group: [groups[0]!.name] }, options),
      ),
    )
  if (!group || rest.length > 1)
    return ask(
      rest.length > 1
        ? `Between the groups of which column: ${joinList(names(rest))}?`
        : `Between which groups should ${outcome.label} be compared? ${groupsWords(table)}`,
      rest.length > 0
        ? rest.map((one) => plan(analysis, { outcome: [outcome.name], group: [one.name] }, options))
        : byEachGroup(table, (one) =>
            unfit(plan(analysis, { outcome: [outcome.name], group: [one.name] }), table)
              ? undefined
              : plan(analysis, { outcome: [outcome.name], group: [one.name] }, options),
          ),
    )
  return { kind: 'plan', plan: plan(analysis, { outcome: [outcome.name], group: [group.name] }, options) }
}

export function items(
  intent: 'reliability' | 'factor-analysis',
  request: Request,
  table: Table,
  options: Options,
): Planned {
  const turned = reversedFor(request, table)
  const all = inOrderOf(
    table,
    request.places.map(({ variable }) => variable),
  )
  const [only] = all
  const set = all.length === 1 && only ? scalesIn(table).find((one) => one.includes(only)) : undefined
  if (all.length < 2 && !set) return ask('Which items belong to the scale? For instance “q1 to q5”.')
  if (all.length === 1)
    return ask(
      `A scale needs several items. Do you mean all of ${joinList(set!.slice(0, 3).map(({ label }) => label))} and those that follow?`,
      [plan(intent, { items: names(set!) }, options)],
    )
  return {
    kind: 'plan',
    plan: plan(
      intent,
      {
        items: names(all),
        ...(turned.length > 0 && intent === 'reliability' ? { reversed: names(turned) } : {}),
      },
      intent === 'factor-analysis' ? options : {},
    ),
  }
}
