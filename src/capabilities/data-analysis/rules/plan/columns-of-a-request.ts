/** Which column is the outcome, which divide people, which explain: by their kinds and by the order of the words. */
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import type { Request } from './read-request.ts'
import { familyOf } from './times-of-measuring.ts'

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
  // A rate of three steps divides the plots, and a yield of many values is measured on them.
  const many = numbers.filter((one) => !isGrouping(one))
  if (many.length === 1 && all.length > 1 && all.every((one) => one === many[0] || isGrouping(one)))
    return { outcome: many[0], rest: all.filter((one) => one !== many[0]) }
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

export const OUTCOME_NAMED =
  /\b(?:dependent variables?|outcome(?: variable)?|response variable|dv)(?: is| being|:|,| as| =)?\s*/

const PASSIVE =
  /\b(?:affected|influenced|determined|explained|predicted|driven|caused|impacted|reduced|increased) by\b/

/** “Diabetic is the outcome”, “children as count outcome”. */
export const SAID_AS_OUTCOME =
  /(?<![a-z])(?:is|as|being) (?:the |my |our |a |an )?(?:count |binary |main )?(?:outcome|dependent(?: variable)?|response(?: variable)?|dv)\b(?! (?:variable )?(?:is|are|:|=))/

const VERB =
  /\b(?:affect\w*|influence[sd]?|impacts?|predict(?:s|ing|ors? of)?|determin\w+|explain(?:s|ed)?|improv\w+|caus\w+|reduc\w+|increas\w+|drive[sn]?|matters? (?:for|to|in|when))\b/g

/** Outcome and predictors, by how the sentence is built. */
export function direction({
  places,
  text,
}: Request): { outcome: Variable; predictors: Variable[] } | undefined {
  const all = places.map(({ variable }) => variable)
  const split = (outcome: Variable | undefined) =>
    outcome && all.length > 1 ? { outcome, predictors: all.filter((one) => one !== outcome) } : undefined
  const saidLast = SAID_AS_OUTCOME.exec(text)
  const asOutcome = saidLast && places.findLast(({ end }) => end <= saidLast.index + 1)
  if (asOutcome) return split(asOutcome.variable)
  const named = OUTCOME_NAMED.exec(text)
  if (named)
    return split(
      places.find(({ at }) => at >= named.index + named[0].length - 4)?.variable ?? places[0]?.variable,
    )
  // "Visits is a count: explain it with age": the outcome was said before.
  const it = /\b(?:explain|predict|model|regress) (?:it|this|that)\b/.exec(text)
  if (it) return split(places.findLast(({ end }) => end <= it.index)?.variable)
  const factor = /\b(?:risk factors?|predictors?|determinants?|causes?|drivers?) (?:for|of)\b/.exec(text)
  if (factor) return split(places.find(({ at }) => at >= factor.index + factor[0].length)?.variable)
  const depends =
    /\bdepend(?:s|ed|ing)?(?: up)?on\b|\bdepend(?:s|ed)? on\b|\bfunction of\b|\brespon(?:d|ds|ded|se) to\b/.exec(
      text,
    )
  if (depends) return split(places.findLast(({ end }) => end <= depends.index)?.variable)
  const on = /\b(?:effects?|impact|influence|bearing) (?:up)?on\b/.exec(text)
  if (on) return split(places.find(({ at }) => at > on.index)?.variable)
  const of = /\b(?:effects?|impact|influence) of\b/.exec(text)
  if (of) {
    const behind = text.lastIndexOf(' on ')
    return split(behind > of.index ? places.find(({ at }) => at > behind)?.variable : places.at(-1)?.variable)
  }
  const passive = PASSIVE.exec(text)
  if (passive && places.some(({ end }) => end <= passive.index))
    return split(places.findLast(({ end }) => end <= passive.index)?.variable)
  for (const verb of text.matchAll(VERB)) {
    // "How much savings increase when income increases": what comes first is explained.
    const isWith = /^ (?:when|as|if|with)\b/.test(text.slice(verb.index + verb[0].length))
    const behind = isWith && places.findLast(({ end }) => end <= verb.index)
    if (behind) return split(behind.variable)
    const [ahead, after] = [
      places.filter(({ end }) => end <= verb.index),
      places.filter(({ at }) => at >= verb.index + verb[0].length),
    ]
    if (ahead.length > 0 && after.length > 0 && !/\bpredicted by\b|\bexplained by\b/.test(text))
      return split(after[0]!.variable)
  }
  return split(places[0]?.variable)
}

export function describedBy({ places, text }: Request): { described: Variable[]; by: Variable[] } {
  const pivot =
    /\b(?:by|pa|per|across|for (?:each|every)(?! (?:[a-z]+ ){0,3}(?:statement|item|question))|in each|according to|between|within)\b/.exec(
      text,
    )
  const by = pivot
    ? places
        .filter(({ at, variable }) => at >= pivot.index && isGrouping(variable) && variable.kind !== 'number')
        .map(({ variable }) => variable)
    : []
  const described = places.map(({ variable }) => variable).filter((one) => !by.includes(one))
  return described.length === 0 ? { described: by.slice(0, 1), by: by.slice(1) } : { described, by }
}

/** "Over the three time points" of a column means all of its family. */
export function expandFamily(variables: readonly Variable[], { text }: Request, table: Table): Variable[] {
  if (!/\b(?:three|3|four|4|all) (?:time|times|points|measure)/.test(text)) return [...variables]
  const family = table.variables.filter((one) => isScale(one) && familyOf(one) === familyOf(variables[0]!))
  return family.length > variables.length ? family : [...variables]
}

const isCodes = (variable: Variable) => levelsOf(variable).every(({ label }) => /^\d+$/.test(label))

/** An ordered scale of numbers counts as a measurement, one of words as groups. */
export const isMeasured = (variable: Variable) =>
  variable.kind === 'number' || (variable.kind === 'ordinal' && isCodes(variable))
