/** Two ways of grouping at once, and whether one depends on the other. */

import { joinList } from '#kit/join-list.ts'
import { bounded, degrees, isSignificant, num, pCell } from '../printing/figures.ts'
import { deviation, mean } from '../statistics/basics.ts'
import { twoWay as twoWayTest } from '../statistics/variance-analysis.ts'
import { levelsOf } from '../table/table.ts'
import { type Analysis, cannot, type Findings } from './analysis.ts'
import {
  equalVariances,
  type Group,
  INDEPENDENT,
  levelNotes,
  needsSpread,
  normalityOf,
  smallGroups,
} from './groups.ts'
import { barsOf, fWords } from './groups-reported.ts'

const ofCells = (cells: readonly Group[]) => {
  const residuals = cells.flatMap(({ values }) => [...values].map((one) => one - mean(values)))
  return [
    INDEPENDENT,
    ...normalityOf([{ label: 'the residuals', values: Float64Array.from(residuals) }]),
    ...smallGroups(cells),
  ]
}

export const twoWay: Analysis = {
  name: 'two-way-anova',
  title: 'Two-way analysis of variance',
  roles: [
    { role: 'outcome', words: 'what is compared', accepts: 'scale', least: 1, most: 1 },
    { role: 'factors', words: 'two ways of grouping', accepts: 'groups', least: 2, most: 2 },
  ],
  run(data): Findings {
    const outcome = data.one('outcome')
    const [one, two] = data.all('factors')
    if (!one || !two) return cannot('A two-way analysis of variance needs two ways of grouping.')
    const values = data.valuesOf(outcome)
    const coded = [one, two].map((variable) => {
      const own = data.valuesOf(variable)
      const present = levelsOf(variable).filter(({ value }) => own.includes(value))
      if (present.length < 2) cannot(`${variable.label} has only one group here.`)
      return {
        labels: present.map(({ label }) => label),
        levels: present.length,
        codes: own.map((code) => present.findIndex(({ value }) => value === code)),
      }
    })
    const [first, second] = coded as [(typeof coded)[0], (typeof coded)[0]]
    const cells = first.labels.flatMap((a, i) =>
      second.labels.map((b, j) => ({
        a,
        b,
        label: `${a}, ${b}`,
        values: values.filter((_, at) => first.codes[at] === i && second.codes[at] === j),
      })),
    )
    const empty = cells.filter((cell) => cell.values.length === 0)
    if (empty.length > 0)
      cannot(
        `Nobody is in ${joinList(empty.slice(0, 4).map(({ label }) => `“${label}”`))}, and the interaction needs every combination.`,
      )
    if (values.length <= cells.length) cannot('There are too few values for the number of combinations.')
    needsSpread(cells, outcome, 1)
    const { sources, rss, df } = twoWayTest(values, first, second)
    const name = { first: one.label, second: two.label, both: `${one.label} × ${two.label}` }
    const words = sources.map(
      (source) =>
        `${source.name === 'both' ? 'the interaction' : name[source.name]} (${fWords(source)}, partial η² = ${bounded(source.partialEta2)})`,
    )
    const found = sources.flatMap((source, at) => (isSignificant(source.p) ? [words[at]!] : []))
    const rest = sources.flatMap((source, at) => (isSignificant(source.p) ? [] : [words[at]!]))
    return {
      figures: Object.fromEntries(
        sources
          .flatMap((source) =>
            Object.entries({
              f: source.f,
              df: source.df1,
              p: source.p,
              ss: source.ss,
              eta2: source.partialEta2,
              eta2Low: source.interval[0],
              eta2High: source.interval[1],
            }).map(([key, value]) => [`${key}-${source.name}`, value]),
          )
          .concat([['df2', df]]),
      ),
      tables: [
        {
          title: `${outcome.label} by ${one.label} and ${two.label}`,
          head: [one.label, two.label, 'n', 'M', 'SD'],
          rows: cells.map((cell) => [
            cell.a,
            cell.b,
            String(cell.values.length),
            num(mean(cell.values)),
            cell.values.length > 1 ? num(deviation(cell.values)) : '',
          ]),
        },
        {
          title: `Two-Way Analysis of Variance of ${outcome.label}`,
          head: ['Source', 'SS', 'df', 'MS', 'F', 'p', 'Partial η²'],
          rows: [
            ...sources.map((source) => [
              name[source.name],
              num(source.ss),
              degrees(source.df1),
              num(source.ss / source.df1),
              num(source.f),
              pCell(source.p),
              bounded(source.partialEta2),
            ]),
            ['Error', num(rss), degrees(df), num(rss / df), '', '', ''],
          ],
          note: 'Type III sums of squares.',
        },
      ],
      sentences: [
        `A two-way analysis of variance asked whether ${outcome.label} differs by ${one.label} and by ${two.label}, and whether the one depends on the other.`,
        `${found.length > 0 ? `Significant: ${joinList(found)}.` : ''}${rest.length > 0 ? `${found.length > 0 ? ' ' : ''}Not significant: ${joinList(rest)}.` : ''}`,
        isSignificant(sources[2]!.p)
          ? 'As the interaction is significant, the effect of one factor must be described separately for each group of the other.'
          : 'A result that is not significant does not show that there is no effect.',
      ],
      assumptions: [
        ...ofCells(cells),
        ...equalVariances(cells, 'p values near .05 are to be read with care.'),
        ...levelNotes([outcome]),
      ],
      charts: [barsOf(outcome.label, `${one.label} and ${two.label}`, cells)],
    }
  },
}
