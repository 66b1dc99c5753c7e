/** A request in which no column is named: what it can only be about, or what it lacks. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale, type Table, type Variable } from '../table/table.ts'
import { scalesIn } from './item-sets.ts'
import { optionsOf } from './options-asked.ts'
import { ask, names, type Planned, plan, refuse } from './planned.ts'
import type { Request } from './read-request.ts'
import { beforeAndAfter, familiesIn } from './times-of-measuring.ts'
import { DEMOGRAPHIC } from './words/survey-words.ts'

export const noColumnFor = (unknown: readonly string[], { variables }: Table) =>
  `I find no column for ${joinList(unknown.map((word) => `“${word}”`))} in this sheet. Its columns are ${joinList(variables.slice(0, 12).map(({ label }) => label))}${variables.length > 12 ? ' and others' : ''}.`

const ASKS_FOR_WORK =
  /\btests?\b|\banaly|\bdata\b|\bsignifican|\b(?:model|run|compute|calculate|compare|correlate|regress) (?:it|this|that|them|everything|all)\b/

const ASKS_ABOUT_METHODS =
  /^(?:please |kindly |can you |sir |now )*(?:explain (?!this|it|that|these|the (?:result|output|table|finding))|define |what(?:'s| is| are) (?:an? |the (?:meaning|definition|difference|formula|purpose|use)\b)|what(?:'s| is) (?:regression|anova|correlation|normality|reliability|chi)|what does .{2,40} mean\b|when (?:do|should|would) (?:i|we|you) use|difference between (?:an? )?(?:t|anova|chi|pearson|spearman|regression|parametric))/

/** "Education of respondents" in a sheet without it. */
const OF_PEOPLE =
  /^(?:the )?([a-z]+(?: [a-z]+)?) of (?:the |my )?(?:respondents|participants|students|patients|people|sample)[.?! ]*$/

export function withoutColumns(
  { intents, text, unknown, filter, dropped, has }: Request,
  table: Table,
): Planned {
  // What a method is, and no analysis of these data.
  if (ASKS_ABOUT_METHODS.test(text.trim()) && filter.length === 0) return { kind: 'none' }
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
  const isCounted = (one: Variable) =>
    (isGrouping(one) || one.kind === 'number') && one.kind !== 'identifier' && one.kind !== 'date'
  const section = table.variables.filter(
    (one) => /demograph|background|personal/i.test(one.section ?? '') && isCounted(one),
  )
  const people =
    section.length >= 2
      ? section
      : table.variables.filter(
          (one) => DEMOGRAPHIC.test(one.name.replace(/_/g, ' ')) && !one.name.includes('[') && isCounted(one),
        )
  if (/\bdemograph/.test(text) && people.length >= 2 && unknown.length === 0)
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
  )
}
