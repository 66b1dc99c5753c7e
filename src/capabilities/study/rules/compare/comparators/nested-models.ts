/** Models of one table, each with all the variables of the one before and more: what must not fall, and what vanishes. */

import { plainWords } from '#kit/text/plain-words.ts'
import type { HeldNumber } from '#product/document-table.ts'
import { evidenceOf } from '../../document/evidence.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameIn, nameOfTable, type PlacedTable, type Places } from '../places.ts'

const MODEL = /\b(?:model|step|block|specification|column)\s*\(?(?:\d|[IVX]{1,3}|[A-D])\b|^\s*\(\d\)\s*$/i
const LIKELIHOOD = /^(?:-?\s?2\s?)?\s*log[- ]?(?:pseudo)?likelihood\b|^-2\s?LL\b|^deviance\b/i
const EXPLAINED = /^R\s?(?:²|2|-?\s?squared?)\s*$|^(?:pseudo|nagelkerke|cox) .*R/i
const FIT_LINE =
  /log|likelihood|deviance|\bR\s?(?:²|2|-?squared?)|\bAIC|\bBIC|\bN\b|observations|F[- ]stat|adjusted|wald|prob|constant|intercept|cut/i

type Model = { at: number; name: string; holds: ReadonlySet<string> }

export const nestedModels: Comparator = {
  about: {
    id: 'numbers.nested-models',
    area: 'statistics',
    label: 'A larger model fits at least as well as the one within it',
    weight: 2,
  },
  one: 'pair of nested models',
  many: 'pairs of nested models',
  holds: 'fits in this order',
  hold: 'fit in this order',
  none: 'No table prints two models of which one holds the other.',
  advice:
    'See whether both models were run on the same cases: missing answers make the larger model smaller.',
  consequence: 'Models on different cases cannot be compared, and neither can what changes between them.',
  compare: ({ tables }) => comparisonOf(tables.flatMap(nestedRows)),
}

function modelsOf({ table }: PlacedTable): Model[] {
  return table.headings.flatMap((heading, at): Model[] => {
    if (at < Math.max(1, table.stub) || !MODEL.test(heading)) return []
    const holds = table.rows.flatMap(({ kind, cells }) => {
      const name = plainWords(cells[0]?.text ?? '')
      return kind === 'body' &&
        name &&
        !FIT_LINE.test(cells[0]?.text ?? '') &&
        (cells[at]?.holds ?? []).length > 0
        ? [name]
        : []
    })
    return holds.length > 0 ? [{ at, name: heading, holds: new Set(holds) }] : []
  })
}

const isWithin = (one: Model, other: Model) =>
  one.holds.size < other.holds.size && [...one.holds].every((name) => other.holds.has(name))

const firstNumber = (row: PlacedTable['table']['rows'][number], at: number): HeldNumber | undefined =>
  (row.cells[at]?.holds ?? []).find((held): held is HeldNumber => held.is !== 'interval')

function nestedRows(placed: PlacedTable): StatisticRow[] {
  const models = modelsOf(placed)
  return placed.table.rows.flatMap((row) => {
    const name = row.cells[0]?.text.trim() ?? ''
    const isDeviance = /^-?\s?2|deviance/i.test(name)
    if (!LIKELIHOOD.test(name) && !EXPLAINED.test(name)) return []
    return models.flatMap((larger, nth) =>
      models.slice(0, nth).flatMap((smaller): StatisticRow[] => {
        const [one, other] = [firstNumber(row, smaller.at), firstNumber(row, larger.at)]
        if (!isWithin(smaller, larger) || !one || !other) return []
        // A likelihood printed without its sign grows as a deviance does.
        const isTurned = isDeviance || (LIKELIHOOD.test(name) && one.value > 0 && other.value > 0)
        if (isTurned && !isDeviance) return []
        const slack = 10 ** -Math.min(one.decimals, other.decimals)
        const fits = isTurned ? other.value <= one.value + slack : other.value >= one.value - slack
        return [
          {
            reports: `${name}, ${nameOfTable(placed)}: ${larger.name} holds ${smaller.name}`,
            writes: `${other.value}`,
            computes: `${isTurned ? 'at most' : 'at least'} ${one.value}`,
            verdict: fits ? 'agrees' : 'look-again',
            ...(fits
              ? {}
              : { note: `The larger model fits worse than the one within it. ${nestedModels.consequence}` }),
            evidence: evidenceOfRow(placed, row),
          },
        ]
      }),
    )
  })
}

const CLAIMS =
  /\b(?:significant(?:ly)?|predict\w*|affects?|influences?|determin\w+|explains?|associated with|effect of|impact of)\b/i
const QUALIFIED =
  /\b(?:not|no longer|n['’]t|insignifican\w*|non-significan\w*|disappear\w*|vanish\w*|lost|loses?|after|controlling|adjust\w*|unadjusted|crude|bivariate|model \d|only|until|when|once|before|mediat\w*|explained by)\b/i

export const vanishingEffects: Comparator = {
  about: {
    id: 'numbers.vanishing-effects',
    area: 'interpretation',
    label: 'An effect that vanishes in the full model is told as vanished',
    weight: 3,
  },
  one: 'effect that the first model has and the last has not',
  many: 'effects that the first models have and the last have not',
  holds: 'is told as vanished',
  hold: 'are told as vanished',
  none: 'No effect of a first model is gone in the last.',
  advice: 'Say that the effect is gone once the other variables stand in the model, and what that means.',
  consequence: 'The conclusion reports an effect that your own full model does not show.',
  isOpen: true,
  inEnglish: true,
  compare: (places) => comparisonOf(places.tables.flatMap((placed) => vanishedRows(placed, places))),
}

function vanishedRows(placed: PlacedTable, { prose, reading }: Places): StatisticRow[] {
  const models = modelsOf(placed)
  const [first, last] = [models[0], models.at(-1)]
  if (!first || !last || !isWithin(first, last)) return []
  const isStarred = placed.table.rows.some(({ cells }) =>
    cells.some(({ holds = [] }) => holds.some((held) => held.is !== 'interval' && (held.stars ?? 0) > 0)),
  )
  if (!isStarred) return []
  return placed.table.rows.flatMap((row): StatisticRow[] => {
    const [before, after] = [firstNumber(row, first.at), firstNumber(row, last.at)]
    const name = plainWords(nameIn(placed, row))
    if (!before || !after || row.kind !== 'body' || row.unsure || !/\p{L}{3}/u.test(name)) return []
    if (!((before.stars ?? 0) > 0 && (after.stars ?? 0) === 0)) return []
    const named = (text: string) => ` ${plainWords(text)} `.includes(` ${name} `)
    const claim = prose.find(
      ({ role, text }) =>
        (role === 'conclusion' || role === 'abstract' || role === 'discussion') &&
        named(text) &&
        CLAIMS.test(text) &&
        !QUALIFIED.test(text),
    )
    if (!claim) return []
    // The second look: anywhere in the text where it is named and told as gone.
    const isTold = reading.sentences.some(
      ({ text, role }) => role !== 'literature' && named(text) && QUALIFIED.test(text),
    )
    return [
      {
        reports: `${nameIn(placed, row)}, ${nameOfTable(placed)}`,
        writes: `${before.value} with a star in ${first.name}`,
        computes: `${after.value} without one in ${last.name}`,
        verdict: isTold ? 'cannot-be-computed' : 'look-again',
        ...(isTold ? {} : { note: `The effect is gone in the last model. ${vanishingEffects.consequence}` }),
        evidence: evidenceOf(claim),
        against: evidenceOfRow(placed, row),
      },
    ]
  })
}
