/** A request with its columns, as a plan: by the analysis that it names, or by its sense. */
import { isScale, levelsOf, type Table } from '../table/table.ts'
import { BY_RANKS, isByRanks } from './by-ranks.ts'
import { reversedFor } from './columns/reversed-items.ts'
import type { Plan } from './plan.ts'
import { byName } from './plan-by-name.ts'
import { bySense } from './plan-by-sense.ts'
import { ask, inOrderOf, names, type Planned, plan, refuse } from './planned.ts'
import type { Request } from './read-request.ts'
import type { Intent } from './words/intent.ts'
import { sameWord, wordsIn } from './words/request-words.ts'

/** "Check normality, then correlate": one after the other. */
function firstAsked({ intents, text }: Request): Intent[] {
  const then = /\b(?:then|after that|followed by)\b/.exec(text)?.index
  const first = intents.filter(({ to }) => then !== undefined && to <= then).map(({ intent }) => intent)
  // "Compare the means, then tell me which pairs differ" is one analysis.
  const isOne = intents.some(({ intent }) => intent === 'post-hoc')
  return !isOne && first.some((one) => FIRST.includes(one)) ? first : intents.map(({ intent }) => intent)
}
const FIRST: readonly Intent[] = ['normality', 'descriptives', 'average', 'frequencies', 'levene']

export const EITHER =
  /\b(?:t[- ]?test|anova|pearson|spearman|kendall|mann[- ]?whitney|wilcoxon|kruskal[- ]?wallis|chi[- ]?square|regression|correlation)s? or (?:an? |the )?(?:t[- ]?test|anova|pearson|spearman|kendall|mann[- ]?whitney|wilcoxon|kruskal|chi[- ]?square|regression|correlation|welch)/
export const IS_IT_RIGHT =
  /\b(?:should i use|do i need|is it (?:right|correct|ok|okay|appropriate|fine) to (?:use|run|do))\b/

/** "How do they travel to school?": the only column is where something happens, and not what is asked. */
const IN_PASSING = /\b(?:how|where|when|why)\b.{0,40}\b(?:to|at|from|into)(?: the| my| their)? $/

export function planFor(asked: Request, table: Table): Planned {
  const request = withOutcome(asked, table)
  const { text } = request
  const scored = scaleAsked(request, table)
  if (scored) return scored
  const filtered = (planned: Planned): Planned =>
    planned.kind === 'plan' ? { ...planned, plan: { ...planned.plan, filter: request.filter } } : planned
  const [only] = request.places
  if (only && request.places.length === 1 && IN_PASSING.test(text.slice(0, only.at)))
    return ask(`What would you like to know, and about which columns? I found ${only.variable.label} alone.`)
  const crossed = shareInGroups(request)
  if (crossed) return crossed
  const all = request.intents.map(({ intent }) => intent)
  // "A t test or an anova?": which of them fits is what is asked.
  const isEither = EITHER.test(text)
  const isGrouped = request.places.some(({ variable }) => !isScale(variable))
  const named: readonly Intent[] = isEither
    ? [...all.filter((one) => !STRONG.includes(one)), isGrouped ? 'difference' : 'relationship']
    : firstAsked(request)
  const against = oneSampleValue(request)
  const limit =
    /\b(?:above|below|over|under|(?:greater|more|higher|less|lower) than)\s+(?:zmw |k ?)?(\d+(?:\.\d+)?)/.exec(
      text,
    )
  if (
    only &&
    request.places.length === 1 &&
    against === undefined &&
    limit &&
    request.has('average') &&
    isScale(only.variable) &&
    request.filter.length === 0 &&
    /\btest\b/.test(text)
  )
    return {
      kind: 'plan',
      plan: plan('one-sample-t', { outcome: [only.variable.name] }, { value: Number(limit[1]) }),
    }
  if (
    only &&
    request.places.length === 1 &&
    against === undefined &&
    limit &&
    request.has('average') &&
    isScale(only.variable) &&
    request.filter.length === 0
  )
    return ask(
      `Shall the mean of ${only.variable.label} be tested against ${limit[1]}, or only be described?`,
      [
        plan('one-sample-t', { outcome: [only.variable.name] }, { value: Number(limit[1]) }),
        plan('descriptives', { variables: [only.variable.name] }),
      ],
    )
  if (against !== undefined && request.places.length === 1 && !named.some((one) => NEEDS_MORE.includes(one)))
    return filtered({
      kind: 'plan',
      plan: plan('one-sample-t', { outcome: [request.places[0]!.variable.name] }, { value: against }),
    })
  // "Average hours for each market, then anova": the second is not left out unasked.
  const left = all.filter((one) => STRONG.includes(one) && !named.includes(one))
  const described = left.length > 0 && !named.includes('normality') && !named.includes('levene')
  if (described) {
    const plans = [bySense(request, table, named), byName(left[0]!, request, table, text)].flatMap((one) =>
      one.kind === 'plan' ? [one.plan] : [],
    )
    if (plans.length === 2) return ask('Which of the two first?', plans)
  }
  const isRegression = named.includes('regression') || named.includes('linear-regression')
  for (const intent of STRONG)
    if (named.includes(intent) && !(intent === 'partial-correlation' && isRegression)) {
      const planned = filtered(byName(intent, request, table, text))
      return isByRanks(text) ? byRanks(planned) : planned
    }
  // "ADH1 to ADH6 mean score with ADH4 reversed": items are turned round for one score.
  const turned = reversedFor(request, table)
  const items = request.places.map(({ variable }) => variable)
  if (turned.length > 0 && items.length >= 3 && items.every(isScale))
    return {
      kind: 'plan',
      plan: plan('scale-score', { items: names(items), reversed: names(turned) }),
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

/** "Odds of suppression": one of two values is named, and the column of both is explained. */
function withOutcome(request: Request, { variables }: Table): Request {
  const {
    filter: [only],
    filter,
    places,
    words,
    text,
  } = request
  const variable = variables.find(({ name }) => name === only?.variable)
  const isExplained = (['logistic-regression', 'regression', 'relationship', 'effect'] as const).some(
    request.has,
  )
  if (
    !variable ||
    filter.length > 1 ||
    only?.is !== 'equal' ||
    !isExplained ||
    levelsOf(variable).length !== 2
  )
    return request
  if (places.length === 0 || /\b(?:only|among|amongst)\b/.test(text)) return request
  // Two columns are enough for a relationship: then the level only chooses rows.
  if (places.length > 1 && !request.has('logistic-regression') && !request.has('regression')) return request
  if (
    places.length > 1 &&
    places.some(
      (place) =>
        levelsOf(place.variable).length === 2 && !place.viaLevels && !request.has('logistic-regression'),
    )
  )
    return request
  const [label] = wordsIn(levelsOf(variable).find(({ value }) => value === only.value)?.label ?? '')
  const said = label && words.find(({ stem }) => sameWord(stem, label.stem))
  if (!said) return request
  const place = { variable, at: said.from, end: said.to, viaLevels: true }
  return { ...request, filter: [], places: [...places, place].sort((a, b) => a.at - b.at) }
}

/** "Percentage of boys in each kind of school": one group of a column, counted within those of another. */
function shareInGroups({ filter: [only], filter, places, text, has }: Request): Planned | undefined {
  const [place] = places
  if (!place || places.length > 1 || !only || filter.length > 1 || only.is !== 'equal' || !has('count'))
    return undefined
  const isWithin = /\b(?:by|per|each|every|across|between)\b[^.?!]*$/.test(text.slice(0, place.at))
  if (!isWithin || place.variable.kind === 'number' || place.variable.kind === 'multiple') return undefined
  return { kind: 'plan', plan: plan('crosstab', { rows: [only.variable], columns: [place.variable.name] }) }
}

const NEEDS_MORE: readonly Intent[] = [
  'independent-t',
  'paired-t',
  'mann-whitney',
  'wilcoxon',
  'mcnemar',
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
  'mcnemar',
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
  const all = inOrderOf(table, request.places.map(({ variable }) => variable).filter(isScale))
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

const SAID_BEFORE =
  /\b(?:mean|average)\b.{0,40}?\b(?:is|was|of)\s+(?:zmw |k ?)?(\d+(?:[.,]\d+)?)\b.{0,60}\bdiffer\w* from (?:that|this|it)\b/

const HYPOTHESIS = /\b(?:h[01oa]|null|hypothes\w+|test)\b/
const MEAN_IS =
  /\b(?:mean|average)\b[^.?!]{0,40}?\b(?:is|was|equals?|equal to|against|with|from)\s+(?:not )?(?:equal to |different from |about |exactly )?(?:zmw |k ?)?(\d+(?:[.,]\d+)?)\b(?! ?%| level| sig)/

/** The value a mean is held against: "is the mean GPA different from 2.5?" */
function oneSampleValue({ text, has }: Request): number | undefined {
  if (has('power') || /\btop\b|\bolder than|\bhow many\b/.test(text)) return undefined
  const before = /\b(\d+(?:[.,]\d+)?)\b.*\b(?:mean|average)\b.*\bdiffer\w* from (?:that|this|it)\b/.exec(text)
  const earlier = SAID_BEFORE.exec(text) ?? before ?? (HYPOTHESIS.test(text) ? MEAN_IS.exec(text) : null)
  if (earlier) return Number(earlier[1]!.replace(',', ''))
  const match =
    /\b(?:different from|differs? from|equal(?:s)? (?:to)?|against|is|of|than|to)\s+(?:a (?:value|mean) of )?(?:zmw |k ?)?(\d+(?:[.,]\d+)?)\s*(?:%|[a-z]+(?:\/[a-z]+)?(?: per [a-z]+)?)?\s*[?.]*$/.exec(
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

export function reasonFor({ analysis, roles }: Plan, table: Table): string {
  const of = (name: string) => table.variables.find((one) => one.name === name)
  const [outcome, group] = [of(roles.outcome?.[0] ?? ''), of(roles.group?.[0] ?? '')]
  if (outcome && group)
    return `${outcome.label} is measured in numbers and ${group.label} divides people into ${levelsOf(group).length} groups`
  if (analysis === 'crosstab') return 'both columns put people into groups'
  if (analysis === 'pearson') return 'both columns are numbers'
  if (analysis === 'spearman') return 'at least one of the columns is an ordered scale'
  return 'that is what these columns allow'
}
