/** An answer on data: computed here, with the figures behind it, and a chart if requested or useful. */
import type { Chart } from '../chart.ts'
import { inMarkdown, tableInMarkdown } from '../words/in-markdown.ts'
import { compareGroups, cross, type GroupsCompared, together } from './compare.ts'
import { type DataQuestion, dataQuestion } from './data-question.ts'
import { countsOf, describe, numbersOf } from './describe.ts'
import { figure, pWords, rWords } from './figure-words.ts'
import { profileText } from './profile-words.ts'
import { numericFirst, type Sheet, type SheetColumn } from './sheets.ts'

export type DataAnswer = { text: string; charts: Chart[] }

const MOST_BARS = 20
const MOST_POINTS = 400
const BINS = 8

/** The sheet whose columns are named; otherwise all of them. */
export function answerOnData(question: string, sheets: readonly Sheet[]): DataAnswer {
  const asked = sheets.map((sheet) => ({ sheet, on: dataQuestion(question, sheet) }))
  const best = asked.toSorted((a, b) => b.on.columns.length - a.on.columns.length)[0]
  if (!best) return { text: 'There are no rows of data in this file.', charts: [] }
  if (best.on.task === 'profile')
    return {
      text: [...sheets.map(profileText), best.on.wantsChart ? NAME_A_COLUMN : ASK_ON].join('\n\n'),
      charts: [],
    }
  if (best.on.task === 'count-rows')
    return {
      text: sheets
        .map(
          ({ name, rows }) =>
            `${name ? `${inMarkdown(name)}: ` : ''}**${figure(rows)}** rows of data below the heading.`,
        )
        .join('\n\n'),
      charts: [],
    }
  return answerOn(best.on)
}

const ASK_ON =
  'Name a column to go on, as in “mean of …”, “chart of …”, “compare … by …” or “correlation of … and …”.'
const NAME_A_COLUMN = 'Name the column to draw, as in “chart of …” or “plot … against …”.'

function answerOn({ task, columns: [first, second], wantsChart }: DataQuestion): DataAnswer {
  if (!first) return { text: NAME_A_COLUMN, charts: [] }
  if (task === 'counts') return onCounts(first)
  if (task === 'describe' || !second) return onOne(first, wantsChart)
  if (task === 'together') return onTogether(first, second)
  if (task === 'cross') return onCross(first, second)
  const [measure, by] = numericFirst(first, second)
  return onGroups(measure, by)
}

function onOne(column: SheetColumn, wantsChart: boolean): DataAnswer {
  const of = describe(column)
  if (!of) return { text: `There are no numbers in ${inMarkdown(column.name)}.`, charts: [] }
  const rows = [
    ['n', 'Missing', 'Mean', 'SD', 'Median', 'Quartiles', 'Range'],
    [
      figure(of.n),
      figure(of.missing),
      figure(of.mean),
      of.sd === undefined ? '' : figure(of.sd),
      figure(of.median),
      `${figure(of.lower)} to ${figure(of.upper)}`,
      `${figure(of.least)} to ${figure(of.most)}`,
    ],
  ]
  const far =
    of.outliers === 0
      ? ''
      : ` ${figure(of.outliers)} of the values lie far from the others; look at them before you use the mean.`
  return {
    text: `The mean of **${inMarkdown(column.name)}** is **${figure(of.mean)}**.${far}\n\n${tableInMarkdown(rows)}`,
    charts: wantsChart ? [histogram(column)] : [],
  }
}

function histogram(column: SheetColumn): Chart {
  const numbers = numbersOf(column)
  const least = Math.min(...numbers)
  const width = (Math.max(...numbers) - least) / BINS || 1
  const bars = Array.from({ length: BINS }, (_, at) => ({
    label: `${figure(least + at * width)} to ${figure(least + (at + 1) * width)}`,
    value: numbers.filter((one) => Math.min(BINS - 1, Math.floor((one - least) / width)) === at).length,
  }))
  return { kind: 'bars', title: column.name, unit: 'rows', bars }
}

function onCounts(column: SheetColumn): DataAnswer {
  const counts = countsOf(column)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const missing = column.texts.length - total
  const share = (count: number) => `${((100 * count) / total).toFixed(1)} %`
  const shown = counts.slice(0, MOST_BARS)
  const rows = [
    [column.name, 'n', 'Share'],
    ...shown.map(({ label, count }) => [label, figure(count), share(count)]),
  ]
  const rest =
    counts.length > shown.length
      ? ` Shown are the ${MOST_BARS} most frequent of ${figure(counts.length)}.`
      : ''
  return {
    text: `**${inMarkdown(column.name)}**: ${figure(total)} given, ${figure(missing)} missing.${rest}\n\n${tableInMarkdown(rows)}`,
    charts: [
      {
        kind: 'bars',
        title: column.name,
        unit: 'rows',
        bars: shown.map(({ label, count }) => ({ label, value: count })),
      },
    ],
  }
}

function onTogether(x: SheetColumn, y: SheetColumn): DataAnswer {
  const of = together(x, y)
  const names = `${inMarkdown(x.name)} and ${inMarkdown(y.name)}`
  if (!of) return { text: `There are too few pairs of different values of ${names} to compare.`, charts: [] }
  const { n, r, p, slope, intercept, pairs } = of
  const xs = pairs.map((pair) => pair.x)
  const at = (value: number) => ({ x: value, y: intercept + slope * value })
  const points =
    pairs.length <= MOST_POINTS
      ? pairs
      : pairs.filter((_, i) => i % Math.ceil(pairs.length / MOST_POINTS) === 0)
  return {
    text: `Between ${names}: $r(${n - 2}) = ${rWords(r)}$, $p ${pWords(p)}$, from ${figure(n)} rows with both.\n\nThe straight line nearest to them: ${inMarkdown(y.name)} = ${figure(intercept)} ${slope < 0 ? '−' : '+'} ${figure(Math.abs(slope))} × ${inMarkdown(x.name)}. It explains ${(100 * r * r).toFixed(1)} % of the differences. That two things go together does not say that one causes the other.`,
    charts: [
      {
        kind: 'points',
        title: `${y.name} by ${x.name}`,
        xLabel: x.name,
        yLabel: y.name,
        points,
        line: [at(Math.min(...xs)), at(Math.max(...xs))],
      },
    ],
  }
}

function onGroups(measure: SheetColumn, by: SheetColumn): DataAnswer {
  const of = compareGroups(measure, by)
  if (!of)
    return {
      text: `${inMarkdown(by.name)} has too few or too many groups to compare ${inMarkdown(measure.name)} by it.`,
      charts: [],
    }
  const rows = [
    [by.name, 'n', 'Mean', 'SD', 'Median'],
    ...of.groups.map(({ label, figures: { n, mean, sd, median } }) => [
      label,
      figure(n),
      figure(mean),
      sd === undefined ? '' : figure(sd),
      figure(median),
    ]),
  ]
  return {
    text: `**${inMarkdown(measure.name)}** by **${inMarkdown(by.name)}**:\n\n${tableInMarkdown(rows)}${testWords(of.test)}`,
    charts: [
      {
        kind: 'bars',
        title: `Mean of ${measure.name} by ${by.name}`,
        unit: measure.name,
        bars: of.groups.map(({ label, figures }) => ({ label, value: figures.mean })),
      },
    ],
  }
}

function testWords(test: GroupsCompared['test']): string {
  if (!test) return ''
  const words =
    test.kind === 't'
      ? `Welch’s test of the two means: $t(${figure(test.df)}) = ${test.value.toFixed(2)}$, $p ${pWords(test.p)}$.`
      : `One-way analysis of variance: $F(${test.df1}, ${test.df2}) = ${test.value.toFixed(2)}$, $p ${pWords(test.p)}$.`
  return `\n\n${words} It takes the rows as independent of each other.`
}

function onCross(a: SheetColumn, b: SheetColumn): DataAnswer {
  const of = cross(a, b)
  if (!of)
    return {
      text: `${inMarkdown(a.name)} and ${inMarkdown(b.name)} have too few or too many values to be set against each other.`,
      charts: [],
    }
  const { rows, columns, counts, chiSquare, df, p, thin } = of
  const table = [
    [`${a.name} \\ ${b.name}`, ...columns],
    ...rows.map((row, at) => [row, ...counts[at]!.map(figure)]),
  ]
  const doubt =
    thin === 0
      ? ''
      : ` ${figure(thin)} of the cells would hold fewer than five by chance, so the test is weak here.`
  return {
    text: `${tableInMarkdown(table)}\n\n$\\chi^2(${df}) = ${chiSquare.toFixed(2)}$, $p ${pWords(p)}$.${doubt}`,
    charts: [],
  }
}
