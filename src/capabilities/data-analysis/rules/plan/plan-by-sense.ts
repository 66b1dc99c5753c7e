/** A request that names no analysis: the test follows from the kinds of its columns. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale, type Table, type Variable } from '../table/table.ts'
import { isByRanks } from './by-ranks.ts'
import { describedBy, direction, isMeasured, OUTCOME_NAMED, SAID_AS_OUTCOME } from './columns-of-a-request.ts'
import type { Plan } from './plan.ts'
import { compared, groupsCompared, related } from './plan-comparison.ts'
import { DESCRIBES, ofOne } from './plan-of-one.ts'
import { describe, regression } from './plan-regression.ts'
import { ask, names, type Planned, plan } from './planned.ts'
import type { Request } from './read-request.ts'
import { areStatements, isSection, ofSeveral, severalAnswers } from './several-answers.ts'
import { beforeAndAfter, familyOf } from './times-of-measuring.ts'
import type { Intent } from './words/intent.ts'

export function bySense(request: Request, table: Table, intents: readonly Intent[]): Planned {
  const { places, text } = request
  const all = places.map(({ variable }) => variable)
  const has = (intent: Intent) => intents.includes(intent)
  const areRepeated =
    all.length >= 2 &&
    all.every(isScale) &&
    (new Set(all.map(familyOf)).size === 1 ||
      (has('change') && new Set(all.map(({ name }) => name.replace(/\d+$/, ''))).size === 1) ||
      isBeforeAfter(all, table))
  const isAgainst =
    AGAINST.test(text) &&
    !['relationship', 'regression', 'average', 'count'].some((one) => has(one as Intent))
  const asOne = ofSeveral(request, table, has)
  if (asOne) return asOne
  if (areRepeated && (has('change') || has('difference') || has('effect') || isAgainst))
    return all.length === 2
      ? { kind: 'plan', plan: plan('paired-t', { first: [all[0]!.name], second: [all[1]!.name] }) }
      : { kind: 'plan', plan: plan('repeated-anova', { measures: names(all) }) }
  if (all.length === 1) return ofOne(all[0]!, request, table, has)
  const factors = all.slice(1)
  if (
    /~[^~]*[*:]/.test(text) &&
    all.length === 3 &&
    isScale(all[0]!) &&
    factors.every((one) => !isMeasured(one))
  )
    return { kind: 'plan', plan: plan('two-way-anova', { outcome: [all[0]!.name], factors: names(factors) }) }
  const isRoles =
    intents.length === 0 &&
    (SAID_AS_OUTCOME.test(text) || OUTCOME_NAMED.test(text)) &&
    /\b(?:independent|predictors?|explanatory|ivs?)\b/.test(text)
  if (has('regression') || isRoles || /[~=]/.test(text)) return regression('regression', request)
  if (has('relationship')) return related(all, request)
  if (has('effect')) return effect(request)
  if (isByRanks(text) && !has('difference')) return related(all, request)
  if (has('difference') && TESTS.test(text)) return compared(request, table)
  // "Which sector has the highest turnover": its mean, or a test of all of them.
  const isFirst =
    /\b(?:which|what|who|whose)\b.{1,60}\b(?:highest|lowest|largest|smallest|most|least|best|worst)\b/.test(
      text,
    )
  if (all.length === 2 && isFirst && has('difference') && !ASKS_A_TEST.test(text))
    return either(compared(request, table), describe(request))
  const isTested = intents.length === 0 && ASKS_A_TEST.test(text) && all.length === 2
  if (isTested && all.every(isScale)) return related(all, request)
  if (isTested) return compared(request, table)
  const grouped = all.length === 2 && all.some(isScale) && all.some((one) => !isScale(one) && isGrouping(one))
  if (grouped && (has('average') || has('count')) && ASKS_A_TEST.test(text)) return compared(request, table)
  // "Boys against girls on the marks": two groups of one column, and one thing to measure.
  const isOfGroups =
    places.some(({ viaLevels }) => viaLevels) && (AGAINST.test(text) || /\bbetween\b/.test(text))
  const isWithAndWithout = /\bwith\b.{0,60}\b(?:vs|versus|and|or|against|than)\b.{0,12}\bwithout\b/.test(text)
  if (grouped && (isOfGroups || isWithAndWithout) && !has('average') && !has('count'))
    return compared(request, table)
  // "Have the groups the same share of boys and girls?"
  const areGroups = all.length === 2 && all.every((one) => !isScale(one) && isGrouping(one))
  const isGroupsOfOne = places.some(({ viaLevels }) => viaLevels) && AGAINST.test(text)
  if (
    areGroups &&
    (isGroupsOfOne || has('count')) &&
    (isGroupsOfOne || has('difference') || ASKS_A_TEST.test(text))
  )
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  if (grouped && has('difference') && has('average'))
    return either(compared(request, table), describe(request))
  // A question to be answered with yes or no is not answered by a description.
  const isWhether = all.length >= 2 && ASKS_WHETHER.test(text)
  if (isWhether && areGroups)
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  if (isWhether) return compared(request, table)
  if (all.length === 2 && all.every(isScale) && AGAINST.test(text) && !has('average'))
    return compared(request, table)
  if (has('count')) return counted(request)
  if (has('average')) return describe(request)
  if (has('difference')) return compared(request, table)
  if (has('change')) return compared(request, table)
  if (has('multiple-response')) return severalAnswers(all, table)
  // An ordered scale of words is counted, and has no mean unless one is asked for.
  const groups = all.filter((one) => !isMeasured(one) && isGrouping(one))
  if (
    groups.length === 2 &&
    all.length === 2 &&
    (has('which-test') || /\b(?:by|vs|versus|against|x|with|across)\b/.test(text))
  )
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  if (/\b(?:by|per|for each|across)\b/.test(text)) return describe(request)
  // “Analyse question 9”: its statements, counted beside each other.
  if ((areStatements(request) || isSection(request)) && DESCRIBES.test(text))
    return { kind: 'plan', plan: plan('frequencies', { variables: names(all) }) }
  return ask(
    `What about ${joinList(all.map(({ label }) => label))}? I can describe them, compare them or look for a relationship.`,
    all.length === 2 ? readingsOf(request, table, groups.length === 2) : [],
  )
}

/** What two columns can be asked about, to tap. */
function readingsOf(request: Request, table: Table, areGroups: boolean): Plan[] {
  const all = request.places.map(({ variable }) => variable)
  const [one, other] = all
  if (all.every(isScale))
    return [
      plan('pearson', { variables: names(all) }),
      plan('paired-t', { first: [one!.name], second: [other!.name] }),
      plan('descriptives', { variables: names(all) }),
    ]
  if (areGroups)
    return [
      plan('crosstab', { rows: [one!.name], columns: [other!.name] }),
      plan('frequencies', { variables: names(all) }),
    ]
  return [compared(request, table), describe(request)].flatMap((found) =>
    found.kind === 'plan' ? [found.plan] : [],
  )
}

const AGAINST =
  /\b(?:vs|versus|against|compared (?:to|with)|same (?:people|patients|pupils|students|respondents|persons))\b/
const ASKS_WHETHER =
  /(?:^|[.;:?!] )(?:please |pls |so |and |also |but |then |hi |hie |sir |madam )*(?:is|are|was|were|do|does|did|has|have|will)\b(?! (?:me|you|u|it up|the table|a table)\b)|\b(?:h[01oa]|null hypothesis|hypothesis)\b/
const ASKS_A_TEST =
  /\bsignifican|\bsig\b|\bp[- ]?values?\b|\btest(?:ed|ing)? (?:if|whether|it|that|them|this|for)\b|\bh[01o]\b|\bhypothes/
/** A question about groups, not a wish for their figures. */
const TESTS =
  /\b(?:compar|differ)|(?:^|[.,;:?!] )(?:please |pls |so |and )*(?:is|are|was|were|do|does|did|test|check)\b.*\b(?:higher|lower|more|less|better|worse|greater|older|younger|same|equal|bigger|smaller)\b/

/** Both readings fit: which is meant is asked. */
const either = (tested: Planned, described: Planned): Planned =>
  tested.kind === 'plan' && described.kind === 'plan'
    ? ask('Shall the groups be tested against each other, or only described?', [tested.plan, described.plan])
    : tested

const isBeforeAfter = (all: readonly Variable[], table: Table) => {
  const pair = beforeAndAfter(table)
  return pair.length === 2 && pair.every((one) => all.includes(one)) && all.length === 2
}

function effect(request: Request): Planned {
  const several = outcomesOf(request)
  if (several)
    return ask(
      `Which should be explained first: ${joinList(several.outcomes.map(({ label }) => label))}?`,
      several.outcomes.flatMap((outcome) => {
        const kept = request.places.filter(
          ({ variable }) => variable === outcome || !several.outcomes.includes(variable),
        )
        const one = effect({ ...request, places: kept })
        return one.kind === 'plan' ? [one.plan] : []
      }),
    )
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

/** "Effect of fertiliser on height and yield": two things are explained. */
function outcomesOf({ text, places }: Request): { outcomes: Variable[] } | undefined {
  const on = /\b(?:effects?|impact|influence)\b.* on /.exec(text)
  const after = on ? places.filter(({ at }) => at >= on.index + on[0].length) : []
  const outcomes = after.map(({ variable }) => variable)
  return outcomes.length > 1 && outcomes.length < places.length && outcomes.every(isScale)
    ? { outcomes }
    : undefined
}

function counted(request: Request): Planned {
  const { described, by } = describedBy(request)
  if (described.length === 1 && by.length === 1 && !isMeasured(described[0]!))
    return { kind: 'plan', plan: plan('crosstab', { rows: names(described), columns: names(by) }) }
  if (described.some(({ kind }) => kind === 'number')) return describe(request)
  const [first, second] = request.places
  const gap = first && second ? request.text.slice(first.end, second.at) : ''
  const isOneTable = /\b(?:a|one|single|the same) table\b/.test(request.text)
  if (described.length === 2 && by.length === 0 && (isOneTable || !/,|&|\band\b|\bn\b|\bor\b|\+/.test(gap)))
    return ask(`Counts of ${joinList(described.map(({ label }) => label))} each alone, or in one table?`, [
      plan('frequencies', { variables: names(described) }),
      plan('crosstab', { rows: [described[0]!.name], columns: [described[1]!.name] }),
    ])
  if (by.length > 0) return ask(`Counts of which column for each ${by[0]!.label}?`)
  return { kind: 'plan', plan: plan('frequencies', { variables: names(described) }) }
}
