/** Groups compared, and columns held beside each other, where no test is named: it follows from their kinds. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import { direction, isMeasured, outcomeAndRest } from './columns-of-a-request.ts'
import { optionsOf } from './options-asked.ts'
import type { Options } from './plan.ts'
import { ask, groupsWords, names, type Planned, plan, refuse } from './planned.ts'
import type { Request } from './read-request.ts'
import { COMPARATIVE } from './words/comparatives.ts'

export function related(all: readonly Variable[], request: Request): Planned {
  const measured = all.filter(isMeasured)
  if (measured.length === all.length) {
    const analysis = all.length === 2 && all.some(({ kind }) => kind === 'ordinal') ? 'spearman' : 'pearson'
    return { kind: 'plan', plan: plan(analysis, { variables: names(all) }) }
  }
  const isCorrelation = /\bcorr?elat/.test(request.text)
  if (isCorrelation && all.every(isScale))
    return { kind: 'plan', plan: plan(all.length === 2 ? 'spearman' : 'pearson', { variables: names(all) }) }
  // How far people agree, and a number: both have an order.
  const isAgreement = (one: Variable) =>
    one.kind === 'ordinal' && levelsOf(one).some(({ label }) => /\bagree/i.test(label))
  if (all.length === 2 && all.every(isScale) && all.some(isAgreement))
    return { kind: 'plan', plan: plan('spearman', { variables: names(all) }) }
  if (all.length > 2) return ask(`Between which two of ${joinList(all.map(({ label }) => label))}?`)
  if (measured.length === 0)
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  const [outcome] = measured
  const group = all.find((one) => one !== outcome)!
  // A scale of a few steps and groups: an association may be of its answers or of its mean.
  if (outcome!.kind === 'ordinal' && /\bassociat/.test(request.text))
    return ask(
      `${outcome!.label} has ${levelsOf(outcome!).length} steps. Shall its answers be counted in a cross-table, or compared as numbers?`,
      [
        plan('crosstab', { rows: [outcome!.name], columns: [group.name] }),
        plan(levelsOf(group).length === 2 ? 'independent-t' : 'one-way-anova', {
          outcome: [outcome!.name],
          group: [group.name],
        }),
      ],
    )
  const tested = groupsCompared(outcome!, group, optionsOf(request.text))
  return isCorrelation && tested.kind === 'plan'
    ? ask(
        `${group.label} holds groups, and a correlation needs numbers. Shall ${outcome!.label} be compared between the groups?`,
        [tested.plan],
      )
    : tested
}

export function groupsCompared(outcome: Variable, group: Variable, options: Options): Planned {
  const { length } = levelsOf(group)
  // Steps in words have an order and no distances: their ranks are compared.
  if (outcome.kind === 'ordinal' && !isMeasured(outcome) && length >= 2)
    return {
      kind: 'plan',
      plan: plan(length === 2 ? 'mann-whitney' : 'kruskal-wallis', {
        outcome: [outcome.name],
        group: [group.name],
      }),
    }
  if (length < 2) return refuse(`${group.label} has no groups to compare ${outcome.label} by.`)
  return {
    kind: 'plan',
    plan: plan(
      length === 2 ? 'independent-t' : options.variances === 'unequal' ? 'welch-anova' : 'one-way-anova',
      { outcome: [outcome.name], group: [group.name] },
      length === 2 ? options : {},
    ),
  }
}

/** Two statements answered on the same steps by the same people. */
const haveOneScale = (one: Variable, two: Variable) =>
  one.kind === 'ordinal' &&
  two.kind === 'ordinal' &&
  levelsOf(one).length >= 4 &&
  levelsOf(one)
    .map(({ label }) => label)
    .join() ===
    levelsOf(two)
      .map(({ label }) => label)
      .join()

const MORE_AND_MORE = new RegExp(
  `\\b(?:${COMPARATIVE}|far|often|late|early|regularly|long)\\b.{1,60}\\b(?:${COMPARATIVE})\\b`,
)
const IN_THE_SAME =
  /\bsame (?:people|persons|households?|students|pupils|patients|respondents|participants|farmers|group)\b|\bpaired\b|\bbefore and after\b/
const TOGETHER = /\b(?:together|at the same time|at once|simultaneously|jointly|combined)\b/

export function compared(request: Request, table: Table): Planned {
  const { outcome, rest } = outcomeAndRest(request)
  const all = request.places.map(({ variable }) => variable)
  const areYesNo = all.length === 2 && all.every((one) => !isScale(one) && levelsOf(one).length === 2)
  if (areYesNo && IN_THE_SAME.test(request.text))
    return { kind: 'plan', plan: plan('mcnemar', { first: [all[0]!.name], second: [all[1]!.name] }) }
  if (all.length === 2 && all.every((one) => !isScale(one) && isGrouping(one)))
    return { kind: 'plan', plan: plan('crosstab', { rows: [all[0]!.name], columns: [all[1]!.name] }) }
  const [one, two] = all
  if (all.length === 2 && haveOneScale(one!, two!) && !/\b(?:by|across|between groups?)\b/.test(request.text))
    return { kind: 'plan', plan: plan('wilcoxon', { first: [one!.name], second: [two!.name] }) }
  if (outcome && rest.length === 1 && isGrouping(rest[0]!) && rest[0]!.kind !== 'number')
    return groupsCompared(outcome, rest[0]!, optionsOf(request.text))
  if (outcome && rest.length === 2 && rest.every((one) => !isMeasured(one)) && TOGETHER.test(request.text))
    return { kind: 'plan', plan: plan('two-way-anova', { outcome: [outcome.name], factors: names(rest) }) }
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
  // "Do people with more children earn less?"
  if (all.length === 2 && all.every(isScale) && MORE_AND_MORE.test(request.text)) return related(all, request)
  // "Are english and science marks different": from each other, in the same people.
  const isEachOther =
    /^(?:so |please )*(?:are|is|do|does|did)\b.*\band\b.*\b(?:different|differ|the same|equal)\b/
  if (all.length === 2 && all.every(({ kind }) => kind === 'number') && isEachOther.test(request.text.trim()))
    return { kind: 'plan', plan: plan('paired-t', { first: [all[0]!.name], second: [all[1]!.name] }) }
  const acts =
    /^(?:so |please )*(?:does|do|did|can|will|would)\b.*\b(?:reduce|increase|improve|lower|raise|boost|help|hurt|harm)s?\b/
  const found = acts.test(request.text.trim()) ? direction(request) : undefined
  if (all.length === 2 && all.every(isScale) && found)
    return ask(
      `Shall I look whether ${all[0]!.label} and ${all[1]!.label} go together, or explain ${found.outcome.label} by the other in a regression?`,
      [
        plan('pearson', { variables: names(all) }),
        plan('linear-regression', { outcome: [found.outcome.name], predictors: names(found.predictors) }),
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
  const [groups, measured] = [all.filter((one) => !isScale(one)), all.filter(isScale)]
  if (groups.length === 1 && measured.length >= 2)
    return ask(
      `Which should be compared between the groups of ${groups[0]!.label} first?`,
      measured.slice(0, 4).map((one) =>
        plan(levelsOf(groups[0]!).length === 2 ? 'independent-t' : 'one-way-anova', {
          outcome: [one.name],
          group: [groups[0]!.name],
        }),
      ),
    )
  return ask(`What should be compared, and between which groups? ${groupsWords(table)}`)
}
