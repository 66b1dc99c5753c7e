/** Regressions and descriptions, which are asked for by name and by sense alike. */
import { isScale, levelsOf, type Variable } from '../table/table.ts'
import { describedBy, direction } from './columns-of-a-request.ts'
import { ask, names, type Planned, plan, refuse } from './planned.ts'
import type { Request } from './read-request.ts'

export function regression(
  intent: 'logistic-regression' | 'poisson-regression' | 'linear-regression' | 'regression',
  request: Request,
): Planned {
  const found = direction(request)
  if (!found)
    return ask(
      `What explains ${request.places[0]?.variable.label ?? 'the outcome'}? Name the outcome and its predictors.`,
    )
  // "Adjusted odds ratios for adherence, regimen and care": they explain, and what is explained is not said.
  const isForAll =
    /\bodds ratios? (?:for|of) [^.?!]*,[^.?!]*\band\b/.test(request.text) &&
    !/\b(?:on|predict\w*|outcome|explain\w*|dependent)\b/.test(request.text)
  if (isForAll && !request.places.some(({ viaLevels }) => viaLevels))
    return ask('Odds ratios of what? Name the outcome with two values that these columns explain.')
  const { outcome, predictors } = intent === 'logistic-regression' ? withTwoValues(found, request) : found
  const roles = { outcome: [outcome.name], predictors: names(predictors) }
  if (intent !== 'regression') return { kind: 'plan', plan: plan(intent, roles) }
  // "Does sector determine access to credit?" names no model, and both columns hold groups.
  const [only] = predictors
  const namesModel =
    /\b(?:predict\w*|regress\w*|odds|logistic\w*|model\w*|chances?|likelihood|probability|risk)\b|[~=]/.test(
      request.text,
    )
  if (only && predictors.length === 1 && !namesModel && !isScale(outcome) && !isScale(only))
    return { kind: 'plan', plan: plan('crosstab', { rows: [only.name], columns: [outcome.name] }) }
  if (isScale(outcome)) return { kind: 'plan', plan: plan('linear-regression', roles) }
  if (levelsOf(outcome).length === 2) return { kind: 'plan', plan: plan('logistic-regression', roles) }
  return refuse(
    `${outcome.label} has ${levelsOf(outcome).length} groups without a number, so neither a linear nor a binary logistic regression can explain it. A multinomial regression could, and I cannot run one.`,
  )
}

/** A logistic regression explains what has two values: where one column alone has them, it is that one. */
function withTwoValues(found: { outcome: Variable; predictors: Variable[] }, { places }: Request) {
  // "Odds ratio of sex for suppression": one of its values was named.
  const said = places.filter(({ viaLevels, variable }) => viaLevels && levelsOf(variable).length === 2)
  if (said.length === 1 && said[0]!.variable !== found.outcome) {
    const { variable } = said[0]!
    return {
      outcome: variable,
      predictors: places.map((place) => place.variable).filter((one) => one !== variable),
    }
  }
  const isFit = (one: Variable) => levelsOf(one).length === 2
  const fitting = found.predictors.filter(isFit)
  if (isFit(found.outcome) || fitting.length !== 1) return found
  return {
    outcome: fitting[0]!,
    predictors: [found.outcome, ...found.predictors.filter((one) => one !== fitting[0])],
  }
}

export function describe(request: Request): Planned {
  const { described, by } = describedBy(request)
  const outcomes = described.filter(isScale)
  // "The sample: sex, age group, ward": a list of groups is counted.
  const areGroups = described.length >= 2 && described.every(({ kind }) => kind !== 'number')
  const isMeanAsked = /\b(?:mean|average|median|sd|standard dev)/.test(request.text)
  if (areGroups && outcomes.length < described.length && by.length === 0 && !isMeanAsked)
    return { kind: 'plan', plan: plan('frequencies', { variables: names(described) }) }
  // “Descriptive statistics of section A”: groups are counted, and numbers among them described.
  const isSet =
    described.length >= 3 &&
    request.places.every(({ at }) => at === request.places[0]!.at) &&
    outcomes.length < described.length
  if (isSet) return { kind: 'plan', plan: plan('frequencies', { variables: names(described) }) }
  const groups = described.filter((one) => !isScale(one))
  if (outcomes.length === 0) {
    if (by.length === 1 && described.length === 1)
      return { kind: 'plan', plan: plan('crosstab', { rows: names(described), columns: names(by) }) }
    return { kind: 'plan', plan: plan('frequencies', { variables: names(described) }) }
  }
  // "Age and sex distribution": both are listed, and neither divides the other.
  const [first, second] = request.places
  const isPair = first && second && request.places.length === 2 && by.length === 0 && groups.length === 1
  const isJoined = isPair && /^[ ,]*(?:and|&|,)[ ,]*$/.test(request.text.slice(first.end, second.at))
  if (
    isJoined &&
    outcomes.length === 1 &&
    !isMeanAsked &&
    request.places.every(({ viaLevels }) => !viaLevels)
  )
    return ask(
      `Shall ${outcomes[0]!.label} be described for each ${groups[0]!.label}, or each column alone?`,
      [
        plan('descriptives', { variables: names(outcomes), by: names(groups) }),
        plan('frequencies', { variables: names(groups) }),
        plan('descriptives', { variables: names(outcomes) }),
      ],
    )
  const [only] = outcomes
  const isWorded = only?.kind === 'ordinal' && !levelsOf(only).every(({ label }) => /^\d/.test(label))
  if (
    only &&
    outcomes.length === 1 &&
    groups.length + by.length === 0 &&
    isWorded &&
    !/\b(?:mean|average|median)/.test(request.text)
  )
    return ask(`${only.label} is an ordered scale. Shall its answers be counted, or described as numbers?`, [
      plan('frequencies', { variables: [only.name] }),
      plan('descriptives', { variables: [only.name] }),
    ])
  const all = [...groups, ...by]
  if (all.length === 2 && /\b(?:separately|each alone|one by one)\b/.test(request.text))
    return ask(
      'Which first?',
      all.map((one) => plan('descriptives', { variables: names(outcomes), by: [one.name] })),
    )
  return {
    kind: 'plan',
    plan: plan('descriptives', {
      variables: names(outcomes),
      ...(all.length > 0 ? { by: names(all.slice(0, 2)) } : {}),
    }),
  }
}
