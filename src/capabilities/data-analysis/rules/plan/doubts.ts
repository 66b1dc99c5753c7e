/** A plan that is not certain is offered, and not run. */
import { joinList } from '#kit/join-list.ts'
import { levelsOf, type Table } from '../table/table.ts'
import type { AnalysisName, Role } from './plan.ts'
import { EITHER, IS_IT_RIGHT, reasonFor } from './plan-for.ts'
import { ask, type Planned } from './planned.ts'
import type { Request } from './read-request.ts'
import { beforeAndAfter } from './times-of-measuring.ts'

const DESCRIPTIONS: readonly AnalysisName[] = ['descriptives', 'frequencies', 'chart']

/** "Are rural firms further from a bank?", "the p value of …": figures alone are no answer. */
const isTestAsked = ({ text, has }: Request) =>
  !has('chart') &&
  !has('descriptives') &&
  !has('frequencies') &&
  ((/\bp[- ]?values?\b|\bsignificantly\b|\bhypothes[ie]s\b/.test(text) && !has('count')) ||
    (/^(?:so |and |please |ok )*(?:is|are|was|were|do|does|did|has|have)\b(?! (?:there (?:any )?(?:data|missing)|you|we|i)\b)/.test(
      text.trim(),
    ) &&
      !has('average') &&
      !has('count')))

/** What a plan rests on may not be certain: then it is asked, with the plan to tap. */
export function doubted(planned: Planned, request: Request, table: Table): Planned {
  const times = beforeAndAfter(table)
  if (
    planned.kind === 'plan' &&
    /\bbefore (?:and|vs|versus|or|to) after\b/.test(request.text) &&
    !request.places.some(
      ({ variable }) => times.includes(variable) || /before|after|pre|post|baseline/i.test(variable.name),
    )
  )
    return ask('Before and after needs two columns, one for each time. Which two?')
  const isOfChange = /\b(?:gains?|difference scores?|change scores?|differences? (?:between|of))\b/.test(
    request.text,
  )
  if (planned.kind === 'plan' && planned.plan.analysis === 'normality' && isOfChange)
    return ask(
      'The difference of two columns is no column of this sheet. Shall each of them be tested, or the change itself with a paired test that needs no normal distribution?',
      [planned.plan],
    )
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
  const alone = request.oneLevel
  const isCompared =
    planned.kind === 'plan' &&
    ['group', 'factors', 'rows', 'columns'].some((role) =>
      planned.plan.roles[role as Role]?.includes(alone?.variable.name ?? ''),
    )
  if (planned.kind === 'plan' && alone && isCompared)
    return ask(
      `${alone.variable.label} has ${levelsOf(alone.variable).length} groups, and you name ${alone.label} alone. Shall all of them be compared?`,
      [planned.plan],
    )
  const isDescription =
    planned.kind === 'plan' && DESCRIPTIONS.includes(planned.plan.analysis) && !planned.plan.options.equal
  const [only] = request.places
  // “Are people willing to move?”: their answers, counted.
  const isAnswer =
    planned.kind === 'plan' &&
    planned.plan.analysis === 'frequencies' &&
    request.places.length === 1 &&
    levelsOf(only!.variable).length === 2 &&
    !/\bsignifican|\bp[- ]?value|\bhypothes|\btest\b/.test(request.text)
  if (isDescription && !isAnswer && isTestAsked(request))
    return ask(
      'That would be a description, and tests nothing. What should be compared, and between which groups?',
      [planned.plan],
    )
  const some = request.someLevels
  const isCounted = planned.kind === 'plan' && planned.plan.analysis === 'frequencies'
  if (planned.kind === 'plan' && !isCounted && some && planned.plan.filter.length === 0) {
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
  if (
    planned.kind === 'plan' &&
    (request.has('which-test') || EITHER.test(request.text) || IS_IT_RIGHT.test(request.text))
  )
    return { kind: 'advise', plan: planned.plan, because: reasonFor(planned.plan, table) }
  return planned
}

const FOR_TWO: Partial<Record<AnalysisName, AnalysisName>> = {
  'one-way-anova': 'independent-t',
  'kruskal-wallis': 'mann-whitney',
}
