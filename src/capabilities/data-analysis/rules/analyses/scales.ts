/** Scales of several items: reliability, scores, factors. */
import { joinList } from '#kit/join-list.ts'
import { bounded, num, rangeWords } from '../printing/figures.ts'
import { deviation, isConstant, mean } from '../statistics/basics.ts'
import { reliability as alphaOf, reversed } from '../statistics/reliability.ts'
import type { Variable } from '../table/table.ts'
import { type Analysis, type ChosenRows, cannot, type Findings, type RoleSpec } from './analysis.ts'
import { descriptives } from './describe.ts'

export const ITEMS: readonly RoleSpec[] = [
  { role: 'items', words: 'the items of the scale', accepts: 'scale', least: 2, most: 100 },
  { role: 'reversed', words: 'items that ask the other way round', accepts: 'scale', least: 0, most: 100 },
]

/** The ends of the scale that items share: where the file names the answers, those; otherwise what was ticked. */
export function endsOf(items: readonly Variable[]): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const item of items) {
    for (const { value } of item.levels) [least, most] = [Math.min(least, value), Math.max(most, value)]
    for (const value of item.values)
      if (!Number.isNaN(value)) [least, most] = [Math.min(least, value), Math.max(most, value)]
  }
  return [least, most]
}

export function itemsOf(data: ChosenRows): { label: string; values: Float64Array; isReversed: boolean }[] {
  const [items, turned] = [data.all('items'), new Set(data.all('reversed').map(({ name }) => name))]
  const [least, most] = endsOf(items)
  return items.map((item) => ({
    label: item.label,
    isReversed: turned.has(item.name),
    values: turned.has(item.name) ? reversed(data.valuesOf(item), least, most) : data.valuesOf(item),
  }))
}

const alphaWords = (alpha: number) =>
  alpha >= 0.9
    ? 'excellent'
    : alpha >= 0.8
      ? 'good'
      : alpha >= 0.7
        ? 'acceptable'
        : alpha >= 0.6
          ? 'questionable'
          : 'low'

export const reliability: Analysis = {
  name: 'reliability',
  title: 'Cronbach’s alpha',
  roles: ITEMS,
  run(data): Findings {
    const items = itemsOf(data)
    if (data.n < 3)
      cannot(`Cronbach’s alpha needs at least three people with every item; there are ${data.n}.`)
    const still = items.filter(({ values }) => isConstant(values))
    if (still.length > 0)
      cannot(
        `Everybody gave the same answer to ${joinList(still.map(({ label }) => label))}. Leave it out of the scale.`,
      )
    const test = alphaOf(items.map(({ values }) => values))
    const against = items.filter((_, at) => test.items[at]!.itemRest < 0)
    const [least, most] = endsOf(data.all('items'))
    const turnedRound = alphaOf(
      items.map((item) => (against.includes(item) ? reversed(item.values, least, most) : item.values)),
    ).alpha
    const better = test.items.flatMap(({ alphaWithout }, at) =>
      alphaWithout > test.alpha + 0.005 ? [`${items[at]!.label} (${bounded(alphaWithout)} without it)`] : [],
    )
    return {
      figures: {
        alpha: test.alpha,
        standardised: test.standardised,
        low: test.interval[0],
        high: test.interval[1],
        k: test.k,
        n: test.n,
        ...Object.fromEntries(
          test.items.flatMap((item, at) => [
            [`mean${at + 1}`, item.mean],
            [`sd${at + 1}`, item.sd],
            [`rest${at + 1}`, item.itemRest],
            ...(Number.isNaN(item.alphaWithout) ? [] : [[`without${at + 1}`, item.alphaWithout]]),
          ]),
        ),
      },
      tables: [
        {
          title: 'Item Statistics',
          head: ['Item', 'M', 'SD', 'Item-rest r', 'Alpha without it'],
          rows: test.items.map((item, at) => [
            `${items[at]!.label}${items[at]!.isReversed ? ' (reversed)' : ''}`,
            num(item.mean),
            num(item.sd),
            bounded(item.itemRest),
            Number.isNaN(item.alphaWithout) ? '' : bounded(item.alphaWithout),
          ]),
          note: `N = ${test.n}. Cronbach’s α = ${bounded(test.alpha)}, 95% CI ${rangeWords(test.interval, bounded)}; standardised α = ${bounded(test.standardised)}.`,
        },
      ],
      sentences: [
        `Cronbach’s alpha asked how far the ${test.k} items go together as one scale.`,
        `It was α = ${bounded(test.alpha)}, 95% CI ${rangeWords(test.interval, bounded)}, which by the usual convention is ${alphaWords(test.alpha)}.`,
        ...(against.length > 0
          ? [
              `${joinList(against.map(({ label }) => label))} ${against.length === 1 ? 'runs' : 'run'} against the other items.`,
            ]
          : better.length > 0
            ? [`Alpha would be higher without ${joinList(better.slice(0, 3))}.`]
            : []),
        test.alpha < 0.5
          ? 'With so low an alpha the items should not be added up to one score as they stand.'
          : 'A high alpha does not show that the items measure one thing, or the right thing.',
      ],
      assumptions:
        against.length > 0
          ? [
              {
                name: 'Direction of the items',
                state: 'to-judge',
                words: `If ${joinList(against.map(({ label }) => label))} ${against.length === 1 ? 'asks' : 'ask'} the other way round, reverse ${against.length === 1 ? 'it: alpha is then' : 'them: alpha is then'} ${bounded(turnedRound)}. Ask again and say which to reverse.`,
              },
            ]
          : better.length > 0
            ? [
                {
                  name: 'Leaving an item out',
                  state: 'to-judge',
                  words: 'Leave an item out only if its content justifies it, and say so in the chapter.',
                },
              ]
            : [],
      charts: [],
    }
  },
}

export const scaleScore: Analysis = {
  name: 'scale-score',
  title: 'Scale score',
  roles: ITEMS,
  run(data): Findings {
    const items = itemsOf(data)
    const scores = new Float64Array(data.n).map(
      (_, i) => items.reduce((total, { values }) => total + values[i]!, 0) / items.length,
    )
    if (scores.length === 0) cannot('Nobody answered every item.')
    const names = items.map(({ label, isReversed }) => `${label}${isReversed ? ' (reversed)' : ''}`)
    const score: Variable = {
      name: 'Score',
      label: 'Scale score',
      kind: 'number',
      values: scores,
      levels: [],
    }
    const figures = descriptives.run(
      {
        ...data,
        all: (role) => (role === 'variables' ? [score] : []),
        one: () => score,
        valuesOf: () => scores,
        weights: undefined,
      },
      {},
    )
    return {
      ...figures,
      sentences: [
        `The score is the mean of ${items.length} items: ${joinList(names)}. It was computed for the ${data.n} people who answered all of them.`,
        `Its mean is ${num(mean(scores))}${scores.length > 1 ? ` (SD = ${num(deviation(scores))})` : ''}.`,
        'A score has a meaning only where its items go together.',
      ],
      assumptions: [
        {
          name: 'Reliability',
          state: 'to-judge',
          words: 'Report Cronbach’s alpha of the items before you use the score.',
        },
      ],
    }
  },
}
