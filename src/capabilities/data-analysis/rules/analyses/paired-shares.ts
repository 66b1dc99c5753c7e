/** One question of two answers, asked twice of the same people. */
import { isSignificant, num, percent, pWords, rangeWords, whole } from '../printing/figures.ts'
import { mcnemar as mcnemarTest } from '../statistics/mcnemar.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import { type Analysis, cannot, type Findings } from './analysis.ts'

/** With fewer who changed, the exact test is reported. */
const FEW_CHANGES = 25

/** The same two answers in both columns; a column in which everybody gave one of them has it alone. */
function twoAnswers(one: Variable, two: Variable): [string, string] {
  const labels = [
    ...new Map([...levelsOf(one), ...levelsOf(two)].map(({ label }) => [lowered(label), label])).values(),
  ]
  const [first, second] = labels
  if (labels.length !== 2 || first === undefined || second === undefined)
    return cannot(
      `McNemar’s test needs the same two answers in both columns. ${one.label} and ${two.label} have ${labels.slice(0, 5).join(', ')}.`,
    )
  return [first, second]
}

const lowered = (label: string) => label.trim().toLowerCase()

export const mcnemar: Analysis = {
  name: 'mcnemar',
  title: 'McNemar’s test',
  roles: [
    { role: 'first', words: 'the first answer', accepts: 'any', least: 1, most: 1 },
    { role: 'second', words: 'the second answer of the same people', accepts: 'any', least: 1, most: 1 },
  ],
  run(data): Findings {
    const [one, two] = [data.one('first'), data.one('second')]
    const [no, yes] = twoAnswers(one, two)
    const isYes = (variable: Variable) => {
      const of = new Map(
        levelsOf(variable).map(({ value, label }) => [value, lowered(label) === lowered(yes)]),
      )
      return Array.from(data.valuesOf(variable), (value) => of.get(value) === true)
    }
    const [first, second] = [isYes(one), isYes(two)]
    const count = (was: boolean, is: boolean) =>
      first.reduce((total, own, i) => total + (own === was && second[i] === is ? 1 : 0), 0)
    const [up, down, still, never] = [
      count(false, true),
      count(true, false),
      count(true, true),
      count(false, false),
    ]
    const n = first.length
    if (up + down === 0)
      cannot(`Nobody’s answer differs between ${one.label} and ${two.label}, so there is nothing to test.`)
    const test = mcnemarTest(up, down)
    const isExact = up + down < FEW_CHANGES
    const p = isExact ? test.exactP : test.p
    const chi = `χ²(1, N = ${whole(n)}) = ${num(test.chiSquare)}, ${pWords(test.p)}`
    const [before, after] = [(down + still) / n, (up + still) / n]
    const found = isSignificant(p)
    return {
      figures: {
        chiSquare: test.chiSquare,
        df: 1,
        p: test.p,
        exactP: test.exactP,
        odds: test.odds,
        oddsLow: test.interval[0],
        oddsHigh: test.interval[1],
        up,
        down,
        change: after - before,
      },
      tables: [
        {
          title: `${one.label} by ${two.label}`,
          head: [one.label, `${two.label}: ${no}`, `${two.label}: ${yes}`, 'Total'],
          rows: [
            [no, whole(never), whole(up), whole(never + up)],
            [yes, whole(down), whole(still), whole(down + still)],
            ['Total', whole(never + down), whole(up + still), whole(n)],
          ],
          note: `McNemar’s test with continuity correction, ${chi}; exact test, ${pWords(test.exactP)}.${Number.isFinite(test.interval[1]) ? ` Odds of a change to “${yes}” against a change from it = ${num(test.odds)}, 95% CI ${rangeWords(test.interval, num)}.` : ''}`,
        },
      ],
      sentences: [
        `McNemar’s test asked whether the share of “${yes}” differs between ${one.label} and ${two.label} in the same people.`,
        `“${yes}” was ${percent(before)} of ${one.label} and ${percent(after)} of ${two.label}; ${whole(up)} changed to “${yes}” and ${whole(down)} from it. The difference was ${found ? '' : 'not '}statistically significant, ${isExact ? `exact ${pWords(p)}` : chi}.`,
        'A change between two times does not show what caused it.',
      ],
      assumptions: [
        {
          name: 'Pairs',
          state: 'to-judge',
          words:
            'Each row must hold both answers of one person, and the people must be independent of each other.',
        },
        {
          name: 'Number who changed',
          state: isExact ? 'not-met' : 'met',
          words: `${whole(up + down)} changed.${isExact ? ` With fewer than ${FEW_CHANGES} the exact test is reported.` : ' That is enough for the chi-square test with continuity correction.'}`,
        },
      ],
      charts: [],
    }
  },
}
