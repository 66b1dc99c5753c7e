/** Which picture of which columns. */
import { joinList } from '#kit/join-list.ts'
import { isGrouping, isScale } from '../table/table.ts'
import { outcomeAndRest } from './columns-of-a-request.ts'
import type { Options } from './plan.ts'
import { ask, names, type Planned, plan } from './planned.ts'
import type { Request } from './read-request.ts'
import { ticksTogether } from './several-answers.ts'

const CHARTS: readonly [RegExp, NonNullable<Options['kind']>][] = [
  [/\bhistogram/, 'histogram'],
  [/\bscatter/, 'scatter'],
  [/\bbox/, 'box'],
  [/\bpie/, 'pie'],
  [/\bbar/, 'bar'],
]

export function chart(request: Request): Planned {
  const { text, places } = request
  const variables = places.map(({ variable }) => variable)
  const kind =
    CHARTS.find(([pattern]) => pattern.test(text))?.[1] ??
    (variables.length === 2 && variables.every(isScale)
      ? 'scatter'
      : variables.length === 1 && variables[0]!.kind === 'number'
        ? 'histogram'
        : variables.length === 1
          ? 'bar'
          : undefined)
  if (kind === undefined)
    return ask('Which chart of these columns: a bar chart, a histogram, a box plot or a scatter plot?')
  if (kind === 'scatter')
    return variables.length === 2
      ? { kind: 'plan', plan: plan('chart', { variables: names(variables) }, { kind }) }
      : ask('A scatter plot needs two columns of numbers. Which two?')
  if (kind === 'box') {
    const { outcome, rest } = outcomeAndRest(request)
    return outcome
      ? {
          kind: 'plan',
          plan: plan(
            'chart',
            { variables: [outcome.name], ...(rest[0] ? { by: [rest[0].name] } : {}) },
            { kind },
          ),
        }
      : ask('A box plot needs a column of numbers. Which one?')
  }
  const ticked = ticksTogether(variables)
  if (kind === 'bar' && ticked) return ticked
  const [first, second] = variables
  if (kind === 'bar' && variables.length === 2 && variables.every(isGrouping))
    return { kind: 'plan', plan: plan('chart', { variables: [first!.name], by: [second!.name] }, { kind }) }
  if (kind === 'bar' && variables.length === 2 && first && second) {
    const [measured, group] = isScale(first) && !isGrouping(first) ? [first, second] : [second, first]
    if (isGrouping(group))
      return { kind: 'plan', plan: plan('chart', { variables: [measured.name], by: [group.name] }, { kind }) }
  }
  if (variables.length > 1)
    return ask(
      `A ${kind === 'pie' ? 'pie chart' : kind === 'bar' ? 'bar chart' : 'histogram'} shows one column. Which of ${joinList(variables.map(({ label }) => label))}?`,
      variables.map((one) => plan('chart', { variables: [one.name] }, { kind })),
    )
  return { kind: 'plan', plan: plan('chart', { variables: names(variables) }, { kind }) }
}
