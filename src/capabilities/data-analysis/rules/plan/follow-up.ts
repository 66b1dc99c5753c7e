/** "And for females?", "use Spearman instead", "which groups differ?": said about the analysis before. */
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import { anotherAnalysis, ofOneGroup, replaced, tested } from './another-analysis.ts'
import { BY_RANKS, isByRanks } from './by-ranks.ts'
import { changedColumns } from './changed-columns.ts'
import type { AnalysisName, Plan, Role, Roles } from './plan.ts'
import { reasonFor } from './plan-for.ts'
import { again, ask, type Planned, plan } from './planned.ts'
import type { Request } from './read-request.ts'
import type { Intent } from './words/intent.ts'

export type Before = {
  plan?: Plan | undefined
  /** The plan was named and not run. */
  wasAdvised?: boolean
  /** The request that was answered by a question just now, and the plans that were offered. */
  asked?: { said: string; fits: Plan[] } | undefined
}

export const GO =
  /^(?:please |ok(?:ay)? |yes,? )*(?:do it|run it|go ahead|yes(?: please)?|ok(?:ay)?|do that|run that|run the test|do the test|proceed)\b[ .!]*(?:please)?[.!]*$/
const FIGURE =
  "(?:effect size|p[- ]?values?|confidence intervals?|assumptions|df|degrees of freedom|cohen'?s d|eta squared|expected (?:counts?|frequencies)|(?:t|f|u|h|w|z|r|chi[- ]?square|test) (?:value|statistic)|mean difference|r[- ]?squared|coefficients?|standard errors?|cramer'?s? v|odds ratios?|vif|residuals?|ranks?)"
const ABOUT_IT = new RegExp(
  `^(?:so |and |but |then |now |please )*(?:(?:what(?:'s| is| was| are| were)|give(?: me)?|show(?: me)?|calculate|find|report) )?(?:the |its |me )*${FIGURE}\\b|^(?:check|test|what about|are) (?:the |its )?assumptions`,
)
/** "Is the difference significant?" of means that were only described is a question for a test. */
const TESTS_IT =
  /^(?:so |and |but |then |now |please |ok )*(?:(?:is|was|are|were) (?:it|this|that|they|these|the (?:differences?|relationship|effect|association|correlation|results?|means?)|there an? (?:\w+ )?(?:difference|association|relationship))(?: (?:all|statistically|really))* (?:significant(?:ly)?|different)|test (?:it|this|that|them|for significance|the (?:difference|significance|hypothesis|association))|significan(?:t|ce)\b|compare them)/
const INTERPRET =
  /^(?:please |now |and |can you |kindly |help me |so )*(?:interpret|explain|what (?:can|do|should) i (?:conclude|say|write)|how (?:do|can|should) i (?:report|interpret|write)|what do(?:es)? .{0,40}\b(?:mean|tell|say|show)\b|write (?:the |an? |me )*(?:interpretation|paragraph|results?|finding)|what does (?:it|this|that) mean|write (?:it|this) up|in simple (?:words|terms)|put (?:it|this) in words|discuss)\b/

export function followUp(
  request: Request,
  table: Table,
  before: Before & { plan: Plan },
): Planned | undefined {
  const { text, places, filter, intents } = request
  if (GO.test(text.trim())) return again(before.plan)
  if (before.wasAdvised && /\b(?:do|run) (?:it|that|the test)\b/.test(text) && places.length === 0)
    return again(before.plan)
  if (INTERPRET.test(text.trim()) && places.length === 0) return { kind: 'interpret' }
  if (ABOUT_IT.test(text.trim()) && places.length === 0) return again(before.plan)
  if (TESTS_IT.test(text.trim()) && places.length === 0) return tested(before.plan, table)
  if (request.has('which-test') && places.length === 0 && request.unknown.length === 0) {
    const test = tested(before.plan, table)
    return test.kind === 'plan'
      ? { kind: 'advise', plan: test.plan, because: reasonFor(test.plan, table) }
      : test
  }
  const named = intents.map(({ intent }) => intent).filter((intent) => !GENERAL.includes(intent))
  const divided = filter.find(({ variable }) => before.plan.roles.group?.includes(variable))
  if (places.length === 0 && divided && named.length === 0) return ofOneGroup(before.plan, divided, table)
  if (places.length === 0 && filter.length > 0 && named.length === 0)
    return again({ ...before.plan, filter: replaced(before.plan.filter, filter) })
  if (isByRanks(text) && places.length === 0 && BY_RANKS[before.plan.analysis])
    return again({ ...before.plan, analysis: BY_RANKS[before.plan.analysis]!, options: {} })
  if (/\bwelch\b/.test(text) && places.length === 0) {
    if (before.plan.analysis === 'one-way-anova') return again({ ...before.plan, analysis: 'welch-anova' })
    if (before.plan.analysis === 'independent-t')
      return again({ ...before.plan, options: { ...before.plan.options, variances: 'unequal' } })
  }
  const changed = changedColumns(request, table, before.plan)
  if (changed) return changed
  const chosen = levelAlone(request, table)
  if (chosen && places.length <= 1 && named.length === 0)
    return again({ ...before.plan, filter: replaced(before.plan.filter, [chosen]) })
  if (places.length === 0 && request.unknown.length === 0 && isTold(request, before.plan))
    return again(before.plan)
  if (places.length === 0 && named.length > 0 && request.unknown.length === 0)
    return anotherAnalysis(named[0]!, request, before.plan)
  const isKnown = places.every(({ variable }) =>
    Object.values(before.plan.roles).some((list) => list.includes(variable.name)),
  )
  // "Number of loans is only 0 to 4, so use Spearman": of the columns that were there already.
  if (
    places.length > 0 &&
    isKnown &&
    new Set(named).size === 1 &&
    !OF_EACH.includes(named[0]!) &&
    request.unknown.length === 0 &&
    filter.length === 0
  ) {
    const another = anotherAnalysis(named[0]!, request, before.plan)
    if (another) return another
  }
  const isNew =
    intents.length > 0 || ASKS_ANEW.test(text.trim()) || request.text.trim().split(/\s+/).length > 6
  if (places.length === 1 && (CONTINUES.test(text.trim()) || !isNew))
    return otherColumn(places[0]!.variable, before.plan, request, table)
  return sameOfOthers(request, before.plan)
}

/** They are of the columns that are named with them, whatever part those had before. */
const OF_EACH: readonly Intent[] = ['normality', 'descriptives', 'frequencies', 'chart']

/** "Which platforms do they use": a question of its own, and no other column of the analysis before. */
const ASKS_ANEW =
  /^(?:so |and |now |then |please )*(?:which|what|how|who|where|when|do|does|did|is|are|was|were|show|list|give)\b/

/** "And gender and passing?": the same analysis of as many other columns of the same kinds. */
function sameOfOthers({ text, places, intents, filter }: Request, before: Plan): Planned | undefined {
  const { analysis } = before
  const pair = TWO_ROLES[analysis]
  const isSame = CONTINUES.test(text.trim()) && intents.length === 0 && places.length === 2
  if (!isSame || !pair) return undefined
  const [first, second] = places.map(({ variable }) => variable.name)
  const roles: Roles =
    pair.length === 1 ? { [pair[0]!]: [first!, second!] } : { [pair[0]!]: [first!], [pair[1]!]: [second!] }
  return again({ ...before, roles, filter: filter.length > 0 ? filter : before.filter })
}

const TWO_ROLES: Partial<Record<AnalysisName, readonly Role[]>> = {
  crosstab: ['rows', 'columns'],
  pearson: ['variables'],
  spearman: ['variables'],
  kendall: ['variables'],
}

/** "The median?", "Cramér's V": a figure that the result before has in it. */
const TELLS: Partial<Record<AnalysisName, readonly Intent[]>> = {
  descriptives: ['average'],
  frequencies: ['count', 'frequencies'],
  crosstab: ['count', 'crosstab'],
}
const isTold = ({ intents }: Request, { analysis }: Plan) =>
  intents.length > 0 && intents.every(({ intent }) => TELLS[analysis]?.includes(intent))

const GENERAL: readonly Intent[] = [
  'difference',
  'relationship',
  'effect',
  'average',
  'count',
  'which-test',
  'card',
  'regression',
  'change',
]
/** "And for males?" where the level is all that was said. */
function levelAlone({ places, text }: Request, table: Table): Plan['filter'][number] | undefined {
  if (!/^(?:and |now |what about |how about |only |just |for |the |in |among )+/.test(text.trim()))
    return undefined
  const [place] = places
  if (places.length !== 1 || !place?.viaLevels) return undefined
  const variable = table.variables.find((one) => one === place.variable)
  const said = text.slice(place.at, place.end)
  const level =
    variable && levelsOf(variable).find(({ label }) => said.startsWith(label.toLowerCase().slice(0, 3)))
  return variable && level ? { variable: variable.name, is: 'equal', value: level.value } : undefined
}

const CONTINUES =
  /^(?:and |now |then |so )*(?:what about|how about|and|also|same for|do (?:it|this|that|the same) (?:for|by|with|across)|do the same for|now for|for|by|across|repeat (?:it |that )?for)\b|^(?:now |then )?(?:use|try|with) .*\binstead\b|^do it for\b/

const OF_TWO: Partial<Record<AnalysisName, AnalysisName>> = {
  'one-way-anova': 'independent-t',
  'kruskal-wallis': 'mann-whitney',
}
const OF_MORE: Partial<Record<AnalysisName, AnalysisName>> = {
  'independent-t': 'one-way-anova',
  'mann-whitney': 'kruskal-wallis',
}

const haveSameLevels = (name: string, next: Variable, { variables }: Table) => {
  const own = variables.find((one) => one.name === name)
  const labels = (one: Variable) =>
    levelsOf(one)
      .map(({ label }) => label)
      .join('|')
  return own !== undefined && labels(own) === labels(next)
}

/** One column said after an analysis takes the place of the one of its kind; where none is, it is asked about. */
function otherColumn(
  next: Variable,
  before: Plan,
  { text, intents }: Request,
  table: Table,
): Planned | undefined {
  const { outcome, variables, group, predictors } = before.roles
  const { name } = next
  const groups = isGrouping(next) ? levelsOf(next).length : 0
  const isBy = /\b(?:by|across|per|between)\b/.test(text) || !isScale(next)
  if (group && isBy && !group.includes(name) && groups >= 2) {
    const { analysis } = before
    const fitting = (groups === 2 ? OF_TWO : OF_MORE)[analysis] ?? analysis
    return again({ ...before, analysis: fitting, roles: { ...before.roles, group: [name] } })
  }
  if (before.analysis === 'multiple-response' && isBy && groups >= 2)
    return again({ ...before, roles: { ...before.roles, by: [name] } })
  const { rows, columns } = before.roles
  // “And anxiety?” of depression by gender: in the place of the column that was answered alike.
  const alike = [rows, columns].find((role) => role?.length === 1 && haveSameLevels(role[0]!, next, table))
  if (rows && columns && alike && groups >= 2 && ![...rows, ...columns].includes(name))
    return again({
      ...before,
      roles: alike === rows ? { ...before.roles, rows: [name] } : { ...before.roles, columns: [name] },
    })
  if (rows && columns && /\bby\b/.test(text) && groups >= 2 && !rows.includes(name))
    return again({ ...before, roles: { ...before.roles, columns: [name] } })
  if (before.analysis === 'descriptives' && isBy && groups >= 2)
    return again({ ...before, roles: { ...before.roles, by: [name] } })
  if (isScale(next) && outcome && (group || predictors) && !predictors?.includes(name))
    return again({ ...before, roles: { ...before.roles, outcome: [name] } })
  if (variables?.length === 1 && (before.analysis !== 'descriptives' || isScale(next)))
    return again({ ...before, roles: { ...before.roles, variables: [name] } })
  if (intents.length > 0) return undefined
  const pairs = variables?.length === 2 && isScale(next) ? variables : []
  return ask(`What shall become of ${next.label}: put in the place of another column, or looked at alone?`, [
    ...pairs.map((old) => ({
      ...before,
      roles: { ...before.roles, variables: variables!.map((one) => (one === old ? name : one)) },
    })),
    plan(isScale(next) ? 'descriptives' : 'frequencies', { variables: [name] }),
  ])
}
