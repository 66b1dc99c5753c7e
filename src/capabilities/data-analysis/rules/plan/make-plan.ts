/** From a request in words to a plan; or a question back, or what is missing. Never to the nearest analysis. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import { beforeAndAfter, familyOf, reversedFor } from './columns-of-a-request.ts'
import { type Before, followUp } from './follow-up.ts'
import { asksToInvent, type Intent, strangeName, unknownAnalysis } from './named-analyses.ts'
import { optionsOf } from './options-asked.ts'
import type { AnalysisName, Plan } from './plan.ts'
import { unfit } from './fits-columns.ts'
import { byName } from './plan-by-name.ts'
import { BY_RANKS, isByRanks } from './by-ranks.ts'
import { bySense } from './plan-by-sense.ts'
import { ask, names, type Planned, plan, refuse } from './planned.ts'
import { powerAsked } from './power-asked.ts'
import { type Request, readRequest, scalesIn } from './read-request.ts'
import { FILLERS, SAID_ALONG, sameWord, stemOf, wordsIn } from './request-words.ts'

export function makePlan(said: string, table: Table, before?: Before): Planned {
  const planned = inOrderOfTime(firstPlan(said, table, before), table)
  const wrong = planned.kind === 'plan' || planned.kind === 'advise' ? unfit(planned.plan, table) : undefined
  return wrong ?? planned
}

/** Before comes first, in whichever order the two were named. */
function inOrderOfTime(planned: Planned, table: Table): Planned {
  if (planned.kind !== 'plan') return planned
  const { first, second } = planned.plan.roles
  const [earlier, later] = beforeAndAfter(table)
  const isTurned = first?.[0] !== undefined && first[0] === later?.name && second?.[0] === earlier?.name
  return isTurned
    ? { ...planned, plan: { ...planned.plan, roles: { ...planned.plan.roles, first: second, second: first } } }
    : planned
}

function firstPlan(said: string, table: Table, before?: Before): Planned {
  const request = readRequest(said, table)
  const elsewhere = unknownAnalysis(request.text)
  if (elsewhere && !isColumnWord(request.text, table))
    return refuse(`I cannot run ${elsewhere}. Nothing else was run in its place.`)
  if (asksToInvent(request.text))
    return refuse(
      'I compute what your data say, and never change or invent answers so that a result comes out. A result that is not significant is a finding too: I can help you to report it.',
    )
  const strange = strangeName(request.text, (word, from) => isStrange(word, from, request, table))
  if (strange) return refuse(`I do not know “${strange}”. Nothing else was run in its place.`)
  const next = before ? followUp(request, table, before) : undefined
  if (next) return next
  if (request.has('power') && (request.places.length === 0 || /\bsample size\b/.test(request.text))) return powerAsked(request.text)
  if (request.has('card') && request.places.length === 0) return { kind: 'card' }
  const family = familyMeant(request)
  if (family)
    return {
      kind: 'plan',
      plan: plan(request.has('friedman') ? 'friedman' : 'repeated-anova', { measures: names(family) }),
    }
  const pair = beforeAndAfter(table)
  if (PAIRED.some(request.has) && isBetween(request, pair))
    return {
      kind: 'plan',
      plan: plan(request.has('wilcoxon') || isByRanks(request.text) ? 'wilcoxon' : 'paired-t', {
        first: [pair[0]!.name],
        second: [pair[1]!.name],
      }),
    }
  const ticked = eachOption(request)
  if (ticked) return { kind: 'plan', plan: plan('multiple-response', { variables: [ticked.name] }) }
  const [unclear] = request.unclear
  if (unclear)
    return ask(
      `Several columns fit “${unclear.words}”: ${joinList(unclear.variables.map(({ label }) => label))}. Which one do you mean?`,
    )
  if (request.places.length === 0) return withoutColumns(request, table)
  if (request.unknown.length > 0 && !namesAScale(request))
    return refuse(noColumnFor(request.unknown, table))
  const planned = planFor(request, table)
  const times = beforeAndAfter(table)
  if (
    planned.kind === 'plan' &&
    /\bbefore (?:and|vs|versus|or|to) after\b/.test(request.text) &&
    !request.places.some(({ variable }) => times.includes(variable) || /before|after|pre|post|baseline/i.test(variable.name))
  )
    return ask('Before and after needs two columns, one for each time. Which two?')
  if (planned.kind === 'plan' && request.narrowing.length > 0)
    return ask(
      `I find ${joinList(request.narrowing.map((word) => `“${word}”`))} in no column of this sheet. Shall I take everybody in it?`,
      [planned.plan],
    )
  const [dropped] = request.dropped
  if (planned.kind === 'plan' && dropped && planned.plan.filter.length === 0)
    return ask(`Only those with ${dropped.label}, or everybody?`, [
      { ...planned.plan, filter: [{ variable: dropped.variable, is: 'equal', value: dropped.value }] },
      planned.plan,
    ])
  const some = request.someLevels
  if (planned.kind === 'plan' && some && planned.plan.filter.length === 0) {
    const others = levelsOf(some.variable).filter(({ value }) => !some.values.includes(value))
    const { analysis } = planned.plan
    const ofTwo = some.values.length === 2 ? FOR_TWO[analysis] : undefined
    return ask(
      `${some.variable.label} has ${levelsOf(some.variable).length} groups, and you name ${some.values.length}. Those alone, or all?`,
      [
        {
          ...planned.plan,
          analysis: ofTwo ?? analysis,
          filter: others.map(({ value }) => ({ variable: some.variable.name, is: 'not' as const, value })),
        },
        planned.plan,
      ],
    )
  }
  if (planned.kind === 'plan' && (request.has('which-test') || EITHER.test(request.text) || IS_IT_RIGHT.test(request.text)))
    return { kind: 'advise', plan: planned.plan, because: reasonFor(planned.plan, table) }
  return planned
}

function isStrange(word: string, from: number, request: Request, { variables }: Table): boolean {
  const at = request.words.find((one) => one.from <= from && one.to >= from + word.length)
  const stem = stemOf(word)
  return !(
    FILLERS.has(stem) ||
    FILLERS.has(word) ||
    SAID_ALONG.has(word) ||
    request.intents.some((one) => one.from < from + word.length && one.to > from) ||
    request.places.some((place) => place.at < from + word.length && place.end > from) ||
    variables.some(({ name, levels }) =>
      [name, ...levels.map(({ label }) => label)].some((one) => wordsIn(one).some((own) => sameWord(own.stem, stem))),
    ) ||
    at === undefined
  )
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

const PAIRED: readonly Intent[] = ['change', 'paired-t', 'wilcoxon']

/** "Before and after" chooses between the columns that the other words fit. */
const isBetween = ({ unclear: [only], unclear, text, places }: Request, pair: readonly Variable[]) =>
  only !== undefined &&
  unclear.length === 1 &&
  pair.length === 2 &&
  places.every(({ variable }) => pair.includes(variable)) &&
  pair.every((one) => only.variables.includes(one)) &&
  /\b(?:before|pre|baseline)\b/.test(text) &&
  /\b(?:after|post|endline)\b/.test(text)

/** "How many use each service": of the columns that fit, the one in which several could be chosen. */
function eachOption({ unclear: [only], unclear, text, places, has }: Request): Variable | undefined {
  const isAsked = has('multiple-response') || (has('count') && /\beach\b/.test(text))
  if (!only || unclear.length > 1 || places.length > 0 || !isAsked) return undefined
  const ticked = only.variables.filter(({ kind }) => kind === 'multiple')
  return ticked.length === 1 ? ticked[0] : undefined
}

const noColumnFor = (unknown: readonly string[], { variables }: Table) =>
  `I find no column for ${joinList(unknown.map((word) => `“${word}”`))} in this sheet. Its columns are ${joinList(variables.slice(0, 12).map(({ label }) => label))}${variables.length > 12 ? ' and others' : ''}.`

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
  if (unknown.length > 0) return ask(`${noColumnFor(unknown, table)} Which of them do you mean?`)
  return ask(
    `For which columns? For instance: ${joinList(
      table.variables
        .filter((one) => isScale(one) || isGrouping(one))
        .slice(0, 6)
        .map(({ label }) => label),
    )}.`,
  )
}

const FOR_TWO: Partial<Record<AnalysisName, AnalysisName>> = {
  'one-way-anova': 'independent-t',
  'kruskal-wallis': 'mann-whitney',
}

/** "Check normality, then correlate": one after the other. */
function firstOf({ intents, text }: Request): Intent[] {
  const then = /\b(?:then|after that|followed by)\b/.exec(text)?.index
  const first = intents.filter(({ to }) => then !== undefined && to <= then).map(({ intent }) => intent)
  return first.some((one) => FIRST.includes(one)) ? first : intents.map(({ intent }) => intent)
}
const FIRST: readonly Intent[] = ['normality', 'descriptives', 'average', 'frequencies', 'levene']

const EITHER = /\b(?:t[- ]?test|anova|pearson|spearman|kendall|mann[- ]?whitney|wilcoxon|kruskal[- ]?wallis|chi[- ]?square|regression|correlation)s? or (?:an? |the )?(?:t[- ]?test|anova|pearson|spearman|kendall|mann[- ]?whitney|wilcoxon|kruskal|chi[- ]?square|regression|correlation|welch)/
const IS_IT_RIGHT = /\b(?:should i use|do i need|is it (?:right|correct|ok|okay|appropriate|fine) to (?:use|run|do))\b/

/** "How do they travel to school?": the only column is where something happens, and not what is asked. */
const IN_PASSING = /\b(?:how|where|when|why)\b.{0,40}\b(?:to|at|from|into)(?: the| my| their)? $/

function planFor(request: Request, table: Table): Planned {
  const { text } = request
  const scored = scaleAsked(request, table)
  if (scored) return scored
  const filtered = (planned: Planned): Planned =>
    planned.kind === 'plan' ? { ...planned, plan: { ...planned.plan, filter: request.filter } } : planned
  const [only] = request.places
  if (only && request.places.length === 1 && IN_PASSING.test(text.slice(0, only.at)))
    return ask(`What would you like to know, and about which columns? I found ${only.variable.label} alone.`)
  const all = request.intents.map(({ intent }) => intent)
  // "A t test or an anova?": which of them fits is what is asked.
  const isEither = EITHER.test(text)
  const isGrouped = request.places.some(({ variable }) => !isScale(variable))
  const named: readonly Intent[] = isEither
    ? [...all.filter((one) => !STRONG.includes(one)), isGrouped ? 'difference' : 'relationship']
    : firstOf(request)
  const against = oneSampleValue(request)
  const limit = /\b(?:above|below|over|under|(?:greater|more|higher|less|lower) than)\s+(?:zmw |k ?)?(\d+(?:\.\d+)?)/.exec(text)
  if (only && request.places.length === 1 && against === undefined && limit && request.has('average') && isScale(only.variable) && request.filter.length === 0)
    return ask(`Shall the mean of ${only.variable.label} be tested against ${limit[1]}, or only be described?`, [
      plan('one-sample-t', { outcome: [only.variable.name] }, { value: Number(limit[1]) }),
      plan('descriptives', { variables: [only.variable.name] }),
    ])
  if (against !== undefined && request.places.length === 1 && !named.some((one) => NEEDS_MORE.includes(one)))
    return filtered({
      kind: 'plan',
      plan: plan('one-sample-t', { outcome: [request.places[0]!.variable.name] }, { value: against }),
    })
  for (const intent of STRONG)
    if (named.includes(intent)) {
      const planned = filtered(byName(intent, request, table, text))
      return isByRanks(text) ? byRanks(planned) : planned
    }
  const sensed = bySense(request, table, named)
  return filtered(isByRanks(text) ? byRanks(sensed) : sensed)
}

/** A test that needs no normal distribution, where one was asked for: the same columns in the same places. */
function byRanks(planned: Planned): Planned {
  if (planned.kind === 'plan') {
    const { analysis } = planned.plan
    const ranked = BY_RANKS[analysis]
    if (ranked) return { kind: 'plan', plan: { ...planned.plan, analysis: ranked, options: {} } }
    if (analysis === 'two-way-anova' || analysis === 'linear-regression')
      return refuse(
        'There is no non-parametric form of that analysis here. Nothing else was run in its place.',
      )
  }
  if (planned.kind === 'ask')
    return {
      ...planned,
      fits: planned.fits.map((one) => ({ ...one, analysis: BY_RANKS[one.analysis] ?? one.analysis })),
    }
  return planned
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
  'kruskal-wallis',
  'post-hoc',
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

const SAID_BEFORE = /\b(?:mean|average)\b.{0,40}?\b(?:is|was|of)\s+(?:zmw |k ?)?(\d+(?:[.,]\d+)?)\b.{0,60}\bdiffer\w* from (?:that|this|it)\b/

/** The value a mean is held against: "is the mean GPA different from 2.5?" */
function oneSampleValue({ text, has }: Request): number | undefined {
  if (has('power') || /\btop\b|\bolder than|\bhow many\b/.test(text)) return undefined
  const earlier = SAID_BEFORE.exec(text)
  if (earlier) return Number(earlier[1]!.replace(',', ''))
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
