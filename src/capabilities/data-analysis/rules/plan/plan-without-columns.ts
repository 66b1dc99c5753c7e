/** A request in which no column is named: what it can only be about, or what it lacks. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import { reversedFor } from './columns/reversed-items.ts'
import { scalesIn } from './item-sets.ts'
import { optionsOf } from './options-asked.ts'
import type { Plan } from './plan.ts'
import { ask, names, type Planned, plan, refuse } from './planned.ts'
import type { Request } from './read-request.ts'
import { beforeAndAfter, familiesIn } from './times-of-measuring.ts'
import type { Intent } from './words/intent.ts'
import { DEMOGRAPHIC } from './words/survey-words.ts'

export const noColumnFor = (unknown: readonly string[], { variables }: Table) =>
  `I find no column for ${joinList(unknown.map((word) => `“${word}”`))} in this sheet. Its columns are ${joinList(variables.slice(0, 12).map(({ label }) => label))}${variables.length > 12 ? ' and others' : ''}.`

const ASKS_FOR_WORK =
  /\btests?\b|\banaly|\bdata\b|\bsignifican|\b(?:model|run|compute|calculate|compare|correlate|regress) (?:it|this|that|them|everything|all)\b/

const ASKS_ABOUT_METHODS =
  /^(?:please |kindly |can you |sir |now )*(?:explain (?!this|it|that|these|the (?:result|output|table|finding))|define |what(?:'s| is| are) (?:an? |the (?:meaning|definition|difference|formula|purpose|use)\b)|what(?:'s| is) (?:regression|anova|correlation|normality|reliability|chi)|what does .{2,40} mean\b|when (?:do|should|would) (?:i|we|you) use|difference between (?:an? )?(?:t|anova|chi|pearson|spearman|regression|parametric))/

/** “Describe my respondents”, “their background”. */
const WHO_ANSWERED =
  /\bdemograph|\b(?:describe|profile|analy[sz]e|summari[sz]e|present|report|show|characteri[sz]e)(?: of)?(?: (?:the|my|our|all|these))* (?:respondents?|participants?|sample|people|interviewees)\b(?!['’]? (?:answer|respon|view|opinion|perception))|\b(?:bio ?data|background (?:information|characteristics|data|details|variables)|(?:personal|socio[- ]?economic) (?:information|data|details|characteristics)|(?:characteristics|profiles?|background) of (?:the |my |our |all )*(?:respondents?|participants?|sample|people)|(?:respondents?|participants?)['’]?s? (?:characteristics|profiles?|background|details)|who (?:answered|responded|took part|participated|are my respondents))\b/

/** "Education of respondents" in a sheet without it. */
const OF_PEOPLE =
  /^(?:the )?([a-z]+(?: [a-z]+)?) of (?:the |my )?(?:respondents|participants|students|patients|people|sample)[.?! ]*$/

export function withoutColumns(request: Request, table: Table): Planned {
  const { intents, text, unknown, filter, dropped, has } = request
  // What a method is, and no analysis of these data.
  if (ASKS_ABOUT_METHODS.test(text.trim()) && filter.length === 0) return { kind: 'none' }
  const scales = scalesIn(table)
  if ((has('reliability') || has('factor-analysis')) && scales.length === 1 && unknown.length === 0) {
    const turned = has('reliability') ? reversedFor(request, table, scales[0]!) : []
    return {
      kind: 'plan',
      plan: plan(
        has('reliability') ? 'reliability' : 'factor-analysis',
        { items: names(scales[0]!), ...(turned.length > 0 ? { reversed: names(turned) } : {}) },
        optionsOf(text),
      ),
    }
  }
  // "What percent is from mission schools?": a share is counted among all of its column's groups.
  const [counted] = filter
  const [share] = dropped
  // "Proportion suppressed among females": the share of one group within another.
  if (has('count') && counted && filter.length === 1 && dropped.length === 1 && share && unknown.length === 0)
    return {
      kind: 'plan',
      plan: { ...plan('frequencies', { variables: [share.variable] }), filter: [...filter] },
    }
  if (has('count') && counted?.is === 'equal' && filter.length === 1 && unknown.length === 0)
    return { kind: 'plan', plan: plan('frequencies', { variables: [counted.variable] }) }
  // "How many female nurses work at night?": both groups are counted, one against the other.
  const both = filter.length === 2 && filter.every(({ is }) => is === 'equal')
  if (has('count') && both && unknown.length === 0)
    return {
      kind: 'plan',
      plan: plan('crosstab', { rows: [filter[0]!.variable], columns: [filter[1]!.variable] }),
    }
  const [level] = dropped
  if (has('count') && filter.length === 0 && dropped.length === 1 && level && unknown.length === 0)
    return { kind: 'plan', plan: plan('frequencies', { variables: [level.variable] }) }
  const families = familiesIn(table)
  const overTime = has('friedman') ? 'friedman' : has('repeated-anova') ? 'repeated-anova' : undefined
  if (overTime && families.length === 1 && unknown.length === 0)
    return { kind: 'plan', plan: plan(overTime, { measures: names(families[0]!) }) }
  if (
    overTime &&
    families.length === 0 &&
    unknown.length === 0 &&
    /\b(?:over|years?|times?|months?|improve\w*)\b/.test(text)
  )
    return ask(
      'The same thing measured at several times is needed, in a column for each time, and I find no such columns in this sheet. Which columns hold the measurements?',
    )
  const people = peopleIn(table)
  if (WHO_ANSWERED.test(text) && people.length >= 2 && unknown.length === 0)
    return { kind: 'plan', plan: plan('frequencies', { variables: names(people) }) }
  const changes = beforeAndAfter(table)
  const [family] = families
  if (has('change') && family && families.length === 1) {
    const repeated = plan('repeated-anova', { measures: names(family) })
    return /\b(?:three|3|four|4|all|over time|across|each)\b/.test(text)
      ? { kind: 'plan', plan: repeated }
      : ask(
          `There are ${family.length} measurements: ${joinList(family.map(({ label }) => label))}. All of them, or two?`,
          changes.length === 2
            ? [repeated, plan('paired-t', { first: [changes[0]!.name], second: [changes[1]!.name] })]
            : [repeated],
        )
  }
  if (has('change') && changes.length === 2)
    return { kind: 'plan', plan: plan('paired-t', { first: [changes[0]!.name], second: [changes[1]!.name] }) }
  const ticked = table.variables.filter(({ kind }) => kind === 'multiple')
  if (has('multiple-response') && ticked.length === 1)
    return { kind: 'plan', plan: plan('multiple-response', { variables: names(ticked) }) }
  const asked = OF_PEOPLE.exec(text.trim())?.[1]
  if (intents.length === 0 && asked) return refuse(noColumnFor([asked], table))
  const part = /\b(?:section|part) ([a-z])\b/.exec(text)?.[1]
  if (part)
    return ask(
      `This sheet has no section ${part.toUpperCase()}: its columns do not say to which section they belong. Which columns do you mean?`,
      setOffers(table),
    )
  const offers = unknown.length === 0 && filter.length === 0 ? wholeOffers(request, table) : []
  if (intents.length === 0 && offers.length > 0 && ASKS_FOR_WORK.test(text))
    return ask(
      'What would you like to know? These describe what is in the sheet; for a comparison or a relationship, name the columns.',
      offers,
    )
  if (intents.length === 0)
    return unknown.length === 0 && ASKS_FOR_WORK.test(text)
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
    offers,
  )
}

const MOST_OFFERED = 20

const isAsked = (one: Variable) => levelsOf(one).length > 1

/** The statements of a questionnaire, and who answered, to tap. */
const setOffers = (table: Table): Plan[] =>
  [peopleIn(table), ...scalesIn(table)]
    .filter(({ length }) => length >= 2)
    .slice(0, 4)
    .map((set) => plan('frequencies', { variables: names(set) }))

/** "Summarise everything", "correlate all": all columns that the analysis takes. */
function wholeOffers({ has, text, intents }: Request, { variables }: Table): Plan[] {
  const numbers = variables.filter(({ kind }) => kind === 'number')
  const groups = variables.filter((one) => isGrouping(one) && one.kind !== 'number' && isAsked(one))
  const fitting = ({ length }: readonly Variable[], least: number) =>
    length >= least && length <= MOST_OFFERED
  if (has('relationship') || has('pearson') || has('spearman'))
    return fitting(numbers, 2) && numbers.length > 1 && /\b(?:all|every\w*|matrix|each)\b/.test(text)
      ? [plan(has('spearman') ? 'spearman' : 'pearson', { variables: names(numbers) })]
      : []
  const isDescribed =
    intents.every(({ intent }) => DESCRIBES_ALL.includes(intent)) &&
    !/\btests?\b|\bhypothes|\bsignific/.test(text)
  return isDescribed
    ? [
        ...(fitting(groups, 1) ? [plan('frequencies', { variables: names(groups) })] : []),
        ...(fitting(numbers, 1) ? [plan('descriptives', { variables: names(numbers) })] : []),
      ]
    : []
}
const DESCRIBES_ALL: readonly Intent[] = ['descriptives', 'frequencies']

/** The columns that say who answered. */
export function peopleIn(table: Table): Variable[] {
  const isCounted = (one: Variable) =>
    (isGrouping(one) || one.kind === 'number') && one.kind !== 'identifier' && one.kind !== 'date'
  const section = table.variables.filter(
    (one) =>
      /demograph|background|personal|\bbio\b|biodata|respondent|profile/i.test(one.section ?? '') &&
      isCounted(one),
  )
  return section.length >= 2
    ? section
    : table.variables.filter(
        (one) => DEMOGRAPHIC.test(one.name.replace(/_/g, ' ')) && !one.name.includes('[') && isCounted(one),
      )
}
