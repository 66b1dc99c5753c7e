/** From a request in words to a plan; or a question back, or what is missing. Never to the nearest analysis. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import { type Before, followUp } from './follow-up.ts'
import { type Intent, unknownAnalysis } from './named-analyses.ts'
import { optionsOf } from './options-asked.ts'
import type { AnalysisName, Options, Plan, Roles } from './plan.ts'
import { powerAsked } from './power-asked.ts'
import { type Place, type Request, readRequest, scalesIn } from './read-request.ts'

export type Planned =
  | { kind: 'plan'; plan: Plan }
  /** `fits`: plans to choose from with a tap. */
  | { kind: 'ask'; question: string; fits: Plan[] }
  | { kind: 'refuse'; words: string }
  /** Which test fits; it is run when they say so. */
  | { kind: 'advise'; plan: Plan; because: string }
  | { kind: 'card' }
  | { kind: 'interpret' }
  /** Not about these data. */
  | { kind: 'none' }

const refuse = (words: string): Planned => ({ kind: 'refuse', words })
const ask = (question: string, fits: Plan[] = []): Planned => ({ kind: 'ask', question, fits })

export function makePlan(said: string, table: Table, before?: Before): Planned {
  const request = readRequest(said, table)
  const elsewhere = unknownAnalysis(request.text)
  if (elsewhere && !isColumnWord(request.text, table))
    return refuse(`I cannot run ${elsewhere}. Nothing else was run in its place.`)
  const next = before ? followUp(request, table, before) : undefined
  if (next) return next
  if (request.has('power') && request.places.length === 0) return powerAsked(request.text)
  if (request.has('card') && request.places.length === 0) return { kind: 'card' }
  const family = familyMeant(request)
  if (family)
    return {
      kind: 'plan',
      plan: plan(request.has('friedman') ? 'friedman' : 'repeated-anova', { measures: names(family) }),
    }
  const [unclear] = request.unclear
  if (unclear)
    return ask(
      `Several columns fit “${unclear.words}”: ${joinList(unclear.variables.map(({ label }) => label))}. Which one do you mean?`,
    )
  if (request.places.length === 0) return withoutColumns(request, table)
  if (request.unknown.length > 0 && !namesAScale(request))
    return refuse(
      `I find no column for ${joinList(request.unknown.map((word) => `“${word}”`))} in this sheet. Its columns are ${joinList(table.variables.slice(0, 12).map(({ label }) => label))}${table.variables.length > 12 ? ' and others' : ''}.`,
    )
  const planned = planFor(request, table)
  if (planned.kind === 'plan' && request.has('which-test'))
    return { kind: 'advise', plan: planned.plan, because: reasonFor(planned.plan, table) }
  return planned
}

/** "Did bp change over the three times": all columns that fit, where they are measurements of one thing. */
function familyMeant({ unclear, text, places, has }: Request): Variable[] | undefined {
  const [only] = unclear
  if (!only || unclear.length > 1 || places.length > 0 || only.variables.length < 3) return undefined
  const isOverTime =
    /\b(?:times?|points?|measurements?|over|all|three|four)\b/.test(text) &&
    (has('change') || has('difference') || has('repeated-anova') || has('friedman'))
  return isOverTime && only.variables.every(isScale) && new Set(only.variables.map(familyOf)).size === 1
    ? only.variables
    : undefined
}

/** What a list of items is called is no column: "job satisfaction, Q1 to Q10". */
const namesAScale = ({ places, has }: Request) =>
  places.length >= 3 && (has('reliability') || has('factor-analysis') || has('scale-score'))

/** "Median test score" of a column that is called test. */
const isColumnWord = (text: string, { variables }: Table) =>
  variables.some(
    ({ name }) =>
      name.length > 2 &&
      new RegExp(`\\b(?:median|run|sign|z)[- ]${name.toLowerCase().replace(/[^a-z0-9 ]/g, '.')}s?\\b`).test(
        text,
      ),
  )

function withoutColumns({ intents, text, unknown, has }: Request, table: Table): Planned {
  const scales = scalesIn(table)
  if ((has('reliability') || has('factor-analysis')) && scales.length === 1 && unknown.length === 0)
    return {
      kind: 'plan',
      plan: plan(
        has('reliability') ? 'reliability' : 'factor-analysis',
        { items: names(scales[0]!) },
        optionsOf(text),
      ),
    }
  const changes = beforeAndAfter(table)
  if (has('change') && changes.length === 2)
    return { kind: 'plan', plan: plan('paired-t', { first: [changes[0]!.name], second: [changes[1]!.name] }) }
  const ticked = table.variables.filter(({ kind }) => kind === 'multiple')
  if (has('multiple-response') && ticked.length === 1)
    return { kind: 'plan', plan: plan('multiple-response', { variables: names(ticked) }) }
  if (intents.length === 0)
    return unknown.length === 0 && /\btests?\b|\banaly|\bdata\b/.test(text)
      ? ask('What would you like to know, and about which columns?')
      : { kind: 'none' }
  if (unknown.length > 0)
    return refuse(
      `I find no column for ${joinList(unknown.map((word) => `“${word}”`))} in this sheet. Its columns are ${joinList(table.variables.slice(0, 12).map(({ label }) => label))}${table.variables.length > 12 ? ' and others' : ''}.`,
    )
  return ask(
    `For which columns? For instance: ${joinList(
      table.variables
        .filter((one) => isScale(one) || isGrouping(one))
        .slice(0, 6)
        .map(({ label }) => label),
    )}.`,
  )
}

export const plan = (analysis: AnalysisName, roles: Roles, options: Options = {}): Plan => ({
  analysis,
  roles,
  options,
  filter: [],
})
const names = (of: readonly Variable[]) => of.map(({ name }) => name)

function planFor(request: Request, table: Table): Planned {
  const { text } = request
  const scored = scaleAsked(request, table)
  if (scored) return scored
  const filtered = (planned: Planned): Planned =>
    planned.kind === 'plan' ? { ...planned, plan: { ...planned.plan, filter: request.filter } } : planned
  const named = request.intents.map(({ intent }) => intent)
  const against = oneSampleValue(request)
  if (against !== undefined && request.places.length === 1 && !named.some((one) => NEEDS_MORE.includes(one)))
    return filtered({
      kind: 'plan',
      plan: plan('one-sample-t', { outcome: [request.places[0]!.variable.name] }, { value: against }),
    })
  for (const intent of STRONG)
    if (named.includes(intent)) return filtered(byName(intent, request, table, text))
  return filtered(bySense(request, table, named))
}

const NEEDS_MORE: readonly Intent[] = [
  'independent-t',
  'paired-t',
  'mann-whitney',
  'wilcoxon',
  'linear-regression',
  'regression',
]

/** In this order: the particular before the general. */
const STRONG: readonly Intent[] = [
  'multiple-response',
  'welch-anova',
  'repeated-anova',
  'two-way-anova',
  'post-hoc',
  'kruskal-wallis',
  'one-sample-t',
  'paired-t',
  'independent-t',
  'mann-whitney',
  'wilcoxon',
  'friedman',
  'partial-correlation',
  'logistic-regression',
  'poisson-regression',
  'linear-regression',
  'levene',
  'normality',
  'factor-analysis',
  'reliability',
  'anova',
  't-test',
  'spearman',
  'kendall',
  'pearson',
  'crosstab',
  'chart',
  'frequencies',
  'descriptives',
]

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

function byName(intent: Intent, request: Request, table: Table, text: string): Planned {
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
      if (variables.length === 2)
        return {
          kind: 'plan',
          plan: plan(intent, { first: [variables[0]!.name], second: [variables[1]!.name] }),
        }
      return ask('A paired test needs two measurements of the same people. Which two columns?')
    case 'one-sample-t':
      return variables.length === 1
        ? ask(`Against which value should the mean of ${variables[0]!.label} be held?`)
        : ask('Which column, and against which value?')
    case 'partial-correlation': {
      const pivot =
        /controlling for|control for|adjust(?:ing|ed)? for|holding|held/.exec(text)?.index ??
        text.indexOf('partial')
      const isAfter = ({ at }: Place) => at > pivot
      const held =
        text.startsWith('partial') && !/controlling|control for|adjust|holding/.test(text)
          ? places.slice(2)
          : places.filter(isAfter)
      const pair = places.filter((place) => !held.includes(place))
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
      return { kind: 'plan', plan: plan('multiple-response', { variables: [variables[0]!.name] }) }
    case 'normality': {
      const { described, by } = describedBy(request)
      return {
        kind: 'plan',
        plan: plan('normality', { variables: names(described), ...(by.length > 0 ? { by: names(by) } : {}) }),
      }
    }
    case 'chart':
      return chart(request)
    case 'frequencies': {
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

function outcomeByGroup(intent: Intent, request: Request, table: Table, options: Options): Planned {
  const { outcome, rest } = outcomeAndRest(request)
  const analysis: AnalysisName =
    intent === 'anova' ? 'one-way-anova' : intent === 't-test' ? 'independent-t' : (intent as AnalysisName)
  if (!outcome)
    return ask(
      `What should be compared, and between which groups? I found ${joinList(request.places.map(({ variable }) => variable.label))}.`,
    )
  if (intent === 'anova' && rest.length === 2 && rest.every(isGrouping))
    return { kind: 'plan', plan: plan('two-way-anova', { outcome: [outcome.name], factors: names(rest) }) }
  if (intent === 't-test' && rest.length === 1 && !isGrouping(rest[0]!))
    return ask(
      `${outcome.label} and ${rest[0]!.label} are both measurements. A paired t test compares them within the same people; an independent t test needs a column with two groups. Which?`,
      [plan('paired-t', { first: [outcome.name], second: [rest[0]!.name] })],
    )
  const [group] = rest
  if (!group || rest.length > 1)
    return ask(
      rest.length > 1
        ? `Between the groups of which column: ${joinList(names(rest))}?`
        : `Between which groups should ${outcome.label} be compared? ${groupsWords(table)}`,
      rest.map((one) => plan(analysis, { outcome: [outcome.name], group: [one.name] }, options)),
    )
  return { kind: 'plan', plan: plan(analysis, { outcome: [outcome.name], group: [group.name] }, options) }
}

const groupsWords = (table: Table) => {
  const found = table.variables.filter(({ kind }) => kind === 'nominal').slice(0, 6)
  return found.length > 0 ? `Columns with groups are ${joinList(found.map(({ label }) => label))}.` : ''
}

const GROUPS_AFTER =
  /\b(?:by|across|among|amongst|between|for each|in each|within each|per|according to|depending on|over|of the)\b/

/** Which of the columns is measured: by its kind, and where both could be, by the order of the words. */
export function outcomeAndRest({ places, text }: Request): {
  outcome: Variable | undefined
  rest: Variable[]
} {
  const all = places.map(({ variable }) => variable)
  const numbers = all.filter(({ kind }) => kind === 'number')
  const scales = all.filter(isScale)
  const chosen = numbers.length === 1 ? numbers[0] : undefined
  if (chosen && all.every((one) => one === chosen || isGrouping(one)))
    return { outcome: chosen, rest: all.filter((one) => one !== chosen) }
  const pool = numbers.length > 0 ? numbers : scales
  if (pool.length === 0) return { outcome: undefined, rest: all }
  if (pool.length === 1) return { outcome: pool[0], rest: all.filter((one) => one !== pool[0]) }
  const toOutcome = /\b(?:effects?|impact|influence) of\b/.test(text)
    ? places.findLast(({ variable }) => pool.includes(variable))
    : undefined
  const divided = GROUPS_AFTER.exec(text)
  const first =
    toOutcome ??
    places.find(({ variable, end }) => pool.includes(variable) && (!divided || end <= divided.index + 1)) ??
    places.find(({ variable }) => pool.includes(variable))
  return { outcome: first?.variable, rest: all.filter((one) => one !== first?.variable) }
}

const OUTCOME_NAMED =
  /\b(?:dependent variables?|outcome(?: variable)?|response variable|dv)(?: is| being|:|,| as| =)?\s*/
const VERB =
  /\b(?:affect\w*|influence[sd]?|impacts?|predict(?:s|ors? of)?|determin\w+|explain(?:s|ed)?|improv\w+|caus\w+|reduc\w+|increas\w+|drive[sn]?)\b/g

/** Outcome and predictors, by how the sentence is built. */
export function direction({
  places,
  text,
}: Request): { outcome: Variable; predictors: Variable[] } | undefined {
  const all = places.map(({ variable }) => variable)
  const split = (outcome: Variable | undefined) =>
    outcome && all.length > 1 ? { outcome, predictors: all.filter((one) => one !== outcome) } : undefined
  const named = OUTCOME_NAMED.exec(text)
  if (named)
    return split(
      places.find(({ at }) => at >= named.index + named[0].length - 4)?.variable ?? places[0]?.variable,
    )
  const depends = /\bdepend(?:s|ed|ing)?(?: up)?on\b|\bdepend(?:s|ed)? on\b/.exec(text)
  if (depends) return split(places.findLast(({ end }) => end <= depends.index)?.variable)
  const of = /\b(?:effects?|impact|influence) of\b/.exec(text)
  if (of) {
    const on = text.lastIndexOf(' on ')
    return split(on > of.index ? places.find(({ at }) => at > on)?.variable : places.at(-1)?.variable)
  }
  for (const verb of text.matchAll(VERB)) {
    const [ahead, after] = [
      places.filter(({ end }) => end <= verb.index),
      places.filter(({ at }) => at >= verb.index + verb[0].length),
    ]
    if (ahead.length > 0 && after.length > 0 && !/\bpredicted by\b|\bexplained by\b/.test(text))
      return split(after[0]!.variable)
  }
  return split(places[0]?.variable)
}

function regression(
  intent: 'logistic-regression' | 'poisson-regression' | 'linear-regression' | 'regression',
  request: Request,
): Planned {
  const found = direction(request)
  if (!found)
    return ask(
      `What explains ${request.places[0]?.variable.label ?? 'the outcome'}? Name the outcome and its predictors.`,
    )
  const { outcome, predictors } = found
  const roles = { outcome: [outcome.name], predictors: names(predictors) }
  if (intent !== 'regression') return { kind: 'plan', plan: plan(intent, roles) }
  if (isScale(outcome)) return { kind: 'plan', plan: plan('linear-regression', roles) }
  if (levelsOf(outcome).length === 2) return { kind: 'plan', plan: plan('logistic-regression', roles) }
  return refuse(
    `${outcome.label} has ${levelsOf(outcome).length} groups without a number, so neither a linear nor a binary logistic regression can explain it. A multinomial regression could, and I cannot run one.`,
  )
}

function items(
  intent: 'reliability' | 'factor-analysis',
  request: Request,
  table: Table,
  options: Options,
): Planned {
  const turned = reversedFor(request, table)
  const all = request.places.map(({ variable }) => variable)
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

function scaleAsked(request: Request, table: Table): Planned | undefined {
  if (!request.has('scale-score') || request.has('reliability')) return undefined
  const all = request.places.map(({ variable }) => variable).filter(isScale)
  if (all.length < 2) return undefined
  const turned = reversedFor(request, table)
  return {
    kind: 'plan',
    plan: plan('scale-score', {
      items: names(all),
      ...(turned.length > 0 ? { reversed: names(turned) } : {}),
    }),
  }
}

/** The items are a range before, so that those named again later are the ones to turn. */
function reversedFor(request: Request, table: Table): Variable[] {
  const match = /\brevers\w*/.exec(request.text)
  if (!match) return []
  const lead = request.text.slice(0, match.index)
  const cut = Math.max(
    lead.lastIndexOf(','),
    lead.lastIndexOf(';'),
    lead.lastIndexOf(' with '),
    lead.lastIndexOf('.'),
  )
  const tail = request.text.slice(Math.max(0, cut))
  const isBefore = cut >= 0 && lead.slice(cut + 1).trim().length > 3
  const own = readRequest(
    isBefore
      ? tail.slice(0, match.index - Math.max(0, cut))
      : request.text.slice(match.index + match[0].length),
    table,
  )
  return own.places.map(({ variable }) => variable).filter(isScale)
}

const CHARTS: readonly [RegExp, NonNullable<Options['kind']>][] = [
  [/\bhistogram/, 'histogram'],
  [/\bscatter/, 'scatter'],
  [/\bbox/, 'box'],
  [/\bpie/, 'pie'],
  [/\bbar/, 'bar'],
]

function chart(request: Request): Planned {
  const { text, places } = request
  const variables = places.map(({ variable }) => variable)
  const kind =
    CHARTS.find(([pattern]) => pattern.test(text))?.[1] ??
    (variables.length === 2 && variables.every(isScale)
      ? 'scatter'
      : variables.length === 1 && variables[0]!.kind === 'number'
        ? 'histogram'
        : variables.length === 1
          ? 'bar'
          : undefined)
  if (kind === undefined)
    return ask('Which chart of these columns: a bar chart, a histogram, a box plot or a scatter plot?')
  if (kind === 'scatter')
    return variables.length === 2
      ? { kind: 'plan', plan: plan('chart', { variables: names(variables) }, { kind }) }
      : ask('A scatter plot needs two columns of numbers. Which two?')
  if (kind === 'box') {
    const { outcome, rest } = outcomeAndRest(request)
    return outcome
      ? {
          kind: 'plan',
          plan: plan(
            'chart',
            { variables: [outcome.name], ...(rest[0] ? { by: [rest[0].name] } : {}) },
            { kind },
          ),
        }
      : ask('A box plot needs a column of numbers. Which one?')
  }
  if (variables.length > 1)
    return ask(
      `A ${kind === 'pie' ? 'pie chart' : kind === 'bar' ? 'bar chart' : 'histogram'} shows one column. Which of ${joinList(variables.map(({ label }) => label))}?`,
      variables.map((one) => plan('chart', { variables: [one.name] }, { kind })),
    )
  return { kind: 'plan', plan: plan('chart', { variables: names(variables) }, { kind }) }
}

export function describedBy({ places, text }: Request): { described: Variable[]; by: Variable[] } {
  const pivot = /\b(?:by|per|across|for each|in each|for every|according to|between|within)\b/.exec(text)
  const by = pivot
    ? places
        .filter(({ at, variable }) => at >= pivot.index && isGrouping(variable) && variable.kind !== 'number')
        .map(({ variable }) => variable)
    : []
  const described = places.map(({ variable }) => variable).filter((one) => !by.includes(one))
  return described.length === 0 ? { described: by.slice(0, 1), by: by.slice(1) } : { described, by }
}

function describe(request: Request): Planned {
  const { described, by } = describedBy(request)
  const outcomes = described.filter(isScale)
  const groups = described.filter((one) => !isScale(one))
  if (outcomes.length === 0) {
    if (by.length === 1 && described.length === 1)
      return { kind: 'plan', plan: plan('crosstab', { rows: names(described), columns: names(by) }) }
    return { kind: 'plan', plan: plan('frequencies', { variables: names(described) }) }
  }
  const all = [...groups, ...by]
  return {
    kind: 'plan',
    plan: plan('descriptives', {
      variables: names(outcomes),
      ...(all.length > 0 ? { by: names(all.slice(0, 2)) } : {}),
    }),
  }
}

/** The value a mean is held against: "is the mean GPA different from 2.5?" */
function oneSampleValue({ text, has }: Request): number | undefined {
  if (has('power') || /\btop\b|\bolder than|\bhow many\b/.test(text)) return undefined
  const match =
    /\b(?:different from|differs? from|equal(?:s)? (?:to)?|against|is|of|than|to)\s+(?:a (?:value|mean) of )?(?:zmw |k ?)?(\d+(?:[.,]\d+)?)\s*(?:hours?|years?|%|kwacha|kg|points?|marks?|mm)?\s*[?.]*$/.exec(
      text,
    ) ?? /\b(\d+(?:\.\d+)?)\s*(?:hours?|years?|%|kwacha|kg|points?|marks?)?\s*[?.]*$/.exec(text)
  if (
    !match ||
    !/\b(?:mean|average|one[- ]sample)\b/.test(text) ||
    !/^\s*(?:is|are|was|were|test|does|do|one|check|whether|the mean)\b/.test(text)
  )
    return undefined
  return Number(match[1]!.replace(',', ''))
}

/** Measurements of one thing at several times: bp_before and bp_after, pre and post. */
function beforeAndAfter({ variables }: Table): Variable[] {
  const first = variables.find(
    ({ name, kind }) =>
      kind !== 'text' && /(?:^|[_\s-])(?:pre|before|baseline|t1|time ?1)(?:$|[_\s-])/i.test(name),
  )
  const second = variables.find(
    ({ name, kind }) =>
      kind !== 'text' && /(?:^|[_\s-])(?:post|after|endline|t2|time ?2)(?:$|[_\s-])/i.test(name),
  )
  return first && second && isScale(first) && isScale(second) ? [first, second] : []
}

const familyOf = ({ name }: Variable) =>
  name
    .toLowerCase()
    .replace(
      /[_\s-]*(?:pre|before|baseline|post|after|endline|later|follow[- ]?up|t\d|time ?\d|\d+ ?(?:months?|weeks?|days?|years?))$/,
      '',
    )

/** "Over the three time points" of a column means all of its family. */
function expandFamily(variables: readonly Variable[], { text }: Request, table: Table): Variable[] {
  if (!/\b(?:three|3|four|4|all) (?:time|times|points|measure)/.test(text)) return [...variables]
  const family = table.variables.filter((one) => isScale(one) && familyOf(one) === familyOf(variables[0]!))
  return family.length > variables.length ? family : [...variables]
}

function bySense(request: Request, table: Table, intents: readonly Intent[]): Planned {
  const { places, text } = request
  const all = places.map(({ variable }) => variable)
  const has = (intent: Intent) => intents.includes(intent)
  const areRepeated =
    all.length >= 2 &&
    all.every(isScale) &&
    (new Set(all.map(familyOf)).size === 1 || isBeforeAfter(all, table))
  if (areRepeated && (has('change') || has('difference') || has('effect')))
    return all.length === 2
      ? { kind: 'plan', plan: plan('paired-t', { first: [all[0]!.name], second: [all[1]!.name] }) }
      : { kind: 'plan', plan: plan('repeated-anova', { measures: names(all) }) }
  if (all.length === 1) return ofOne(all[0]!, request, table, has)
  if (has('regression') || /[~=]/.test(text)) return regression('regression', request)
  if (has('relationship')) return related(all, request)
  if (has('effect')) return effect(request)
  if (has('difference') && /\b(?:compar|differ)/.test(text)) return compared(request, table)
  if (has('count')) return counted(request)
  if (has('average')) return describe(request)
  if (has('difference')) return compared(request, table)
  if (has('change')) return compared(request, table)
  if (has('multiple-response'))
    return { kind: 'plan', plan: plan('multiple-response', { variables: [all[0]!.name] }) }
  const groups = all.filter((one) => !isScale(one) && isGrouping(one))
  if (groups.length === 2 && all.length === 2)
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  if (/\b(?:by|per|for each|across)\b/.test(text)) return describe(request)
  return ask(
    `What about ${joinList(all.map(({ label }) => label))}? I can describe them, compare them or look for a relationship.`,
    all.length === 2 && all.every(isScale)
      ? [plan('descriptives', { variables: names(all) }), plan('pearson', { variables: names(all) })]
      : [],
  )
}

const isBeforeAfter = (all: readonly Variable[], table: Table) => {
  const pair = beforeAndAfter(table)
  return pair.length === 2 && pair.every((one) => all.includes(one)) && all.length === 2
}

const NAMED_AS_ANALYSES =
  /^(?:post|pre|test|tests|mean|mode|median|rank|group|anova|average|variance|frequency|correlation|chi|t)$/i

function ofOne(
  variable: Variable,
  request: Request,
  table: Table,
  has: (intent: Intent) => boolean,
): Planned {
  const { text } = request
  if (variable.kind === 'multiple')
    return { kind: 'plan', plan: plan('multiple-response', { variables: [variable.name] }) }
  if (variable.kind === 'text' || variable.kind === 'identifier' || variable.kind === 'date')
    return refuse(
      `${variable.label} holds ${variable.kind === 'date' ? 'dates' : 'free text or names'}, which cannot be analysed as numbers or groups.`,
    )
  if (has('relationship') || has('effect') || has('regression'))
    return ask(`${variable.label} and which other column?`)
  if (has('difference') || has('change'))
    return ask(
      isScale(variable)
        ? `Between which groups should ${variable.label} be compared? ${groupsWords(table)}`
        : `What should be compared between the groups of ${variable.label}?`,
    )
  if (NAMED_AS_ANALYSES.test(variable.name) && !has('average') && !has('count'))
    return ask(
      `“${variable.label}” is a column of this sheet. What would you like to know about it?`,
      isScale(variable)
        ? [plan('descriptives', { variables: [variable.name] })]
        : [plan('frequencies', { variables: [variable.name] })],
    )
  const wantsCounts = has('count') || /\bdistribution\b/.test(text)
  if (variable.kind === 'number' || (variable.kind === 'ordinal' && has('average')))
    return { kind: 'plan', plan: plan('descriptives', { variables: [variable.name] }) }
  if (has('average') && !wantsCounts)
    return refuse(
      `${variable.label} holds groups (${joinList(
        levelsOf(variable)
          .slice(0, 4)
          .map(({ label }) => label),
      )}) and has no mean. I can count them: ask for frequencies.`,
    )
  return { kind: 'plan', plan: plan('frequencies', { variables: [variable.name] }) }
}

const isCodes = (variable: Variable) => levelsOf(variable).every(({ label }) => /^\d+$/.test(label))
/** An ordered scale of numbers counts as a measurement, one of words as groups. */
const isMeasured = (variable: Variable) =>
  variable.kind === 'number' || (variable.kind === 'ordinal' && isCodes(variable))

function related(all: readonly Variable[], request: Request): Planned {
  const measured = all.filter(isMeasured)
  if (measured.length === all.length) {
    const analysis = all.length === 2 && all.some(({ kind }) => kind === 'ordinal') ? 'spearman' : 'pearson'
    return { kind: 'plan', plan: plan(analysis, { variables: names(all) }) }
  }
  if (all.length > 2) return ask(`Between which two of ${joinList(all.map(({ label }) => label))}?`)
  if (measured.length === 0)
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  return groupsCompared(measured[0]!, all.find((one) => one !== measured[0])!, optionsOf(request.text))
}

function groupsCompared(outcome: Variable, group: Variable, options: Options): Planned {
  const { length } = levelsOf(group)
  if (length < 2) return refuse(`${group.label} has no groups to compare ${outcome.label} by.`)
  return {
    kind: 'plan',
    plan: plan(
      length === 2 ? 'independent-t' : 'one-way-anova',
      { outcome: [outcome.name], group: [group.name] },
      length === 2 ? options : {},
    ),
  }
}

function effect(request: Request): Planned {
  const found = direction(request)
  if (!found) return ask('The effect of which column on which?')
  const { outcome, predictors } = /\b(?:effects?|impact|influence) of\b|\bdepend|\baffect|\binfluenc/.test(
    request.text,
  )
    ? found
    : found
  if (predictors.length === 1) {
    const [only] = predictors
    if (isScale(outcome) && !isMeasured(only!)) return groupsCompared(outcome, only!, {})
    if (!isScale(outcome) && !isMeasured(only!))
      return { kind: 'plan', plan: plan('crosstab', { rows: [only!.name], columns: [outcome.name] }) }
  }
  if (predictors.length === 2 && isScale(outcome) && predictors.every((one) => !isMeasured(one)))
    return {
      kind: 'plan',
      plan: plan('two-way-anova', { outcome: [outcome.name], factors: names(predictors) }),
    }
  return regression('regression', request)
}

function counted(request: Request): Planned {
  const { described, by } = describedBy(request)
  if (described.length === 1 && by.length === 1 && !isScale(described[0]!))
    return { kind: 'plan', plan: plan('crosstab', { rows: names(described), columns: names(by) }) }
  if (described.some(({ kind }) => kind === 'number')) return describe(request)
  if (by.length > 0) return ask(`Counts of which column for each ${by[0]!.label}?`)
  return { kind: 'plan', plan: plan('frequencies', { variables: names(described) }) }
}

function compared(request: Request, table: Table): Planned {
  const { outcome, rest } = outcomeAndRest(request)
  const all = request.places.map(({ variable }) => variable)
  if (all.length === 2 && all.every((one) => !isScale(one) && isGrouping(one)))
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  if (outcome && rest.length === 1 && isGrouping(rest[0]!) && rest[0]!.kind !== 'number')
    return groupsCompared(outcome, rest[0]!, optionsOf(request.text))
  if (outcome && rest.length === 2 && rest.every((one) => !isMeasured(one)))
    return ask(
      `Compare ${outcome.label} by each of ${joinList(rest.map(({ label }) => label))} alone, or by both together?`,
      [
        ...rest.map((one) =>
          levelsOf(one).length === 2
            ? plan('independent-t', { outcome: [outcome.name], group: [one.name] })
            : plan('one-way-anova', { outcome: [outcome.name], group: [one.name] }),
        ),
        plan('two-way-anova', { outcome: [outcome.name], factors: names(rest) }),
      ],
    )
  if (all.length === 2 && all.every(isScale))
    return ask(
      `${all[0]!.label} and ${all[1]!.label} are both measurements. Do you want to compare their means within the same people, or see whether they go together?`,
      [
        plan('paired-t', { first: [all[0]!.name], second: [all[1]!.name] }),
        plan('pearson', { variables: names(all) }),
      ],
    )
  return ask(`What should be compared, and between which groups? ${groupsWords(table)}`)
}

function reasonFor({ analysis, roles }: Plan, table: Table): string {
  const of = (name: string) => table.variables.find((one) => one.name === name)
  const [outcome, group] = [of(roles.outcome?.[0] ?? ''), of(roles.group?.[0] ?? '')]
  if (outcome && group)
    return `${outcome.label} is measured in numbers and ${group.label} divides people into ${levelsOf(group).length} groups`
  if (analysis === 'crosstab') return 'both columns put people into groups'
  if (analysis === 'pearson') return 'both columns are numbers'
  if (analysis === 'spearman') return 'at least one of the columns is an ordered scale'
  return 'that is what these columns allow'
}
