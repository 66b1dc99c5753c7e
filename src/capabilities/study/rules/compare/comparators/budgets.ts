/** One sum of money for the whole work: the total of the budget, wherever it is named. */
import { evidenceOf } from '../../document/evidence.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, figureIn, type PlacedTable, type Places } from '../places.ts'

type Sum = { value: number; currency: string; evidence: StatisticRow['evidence'] }

const BUDGET = /\bbudget|\bestimated costs?\b|\bcost (?:estimate|of the (?:study|research|project))/i
const TOLD =
  /\b(?:total|overall|entire|whole)\s+(?:estimated\s+)?(?:budget|cost)s?\b[^.;]{0,50}?(ZMW|ZK|K|US\$|USD|\$|KSh|KES|UGX|NGN|₦|£|€)\s?(\d{1,3}(?:[, \u2009]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|\bbudget of\s+(ZMW|ZK|K|US\$|USD|\$|KSh|KES|UGX|NGN|₦|£|€)\s?(\d{1,3}(?:[, \u2009]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)/gu
const CURRENCY = /ZMW|ZK|US\$|USD|KSh|KES|UGX|NGN|[₦£€$]|\bK(?=\s?\d|\)|\s*$)|kwacha|dollars?/u
const SAME: Record<string, string> = {
  ZK: 'K',
  ZMW: 'K',
  kwacha: 'K',
  USD: '$',
  US$: '$',
  dollar: '$',
  dollars: '$',
  KES: 'KSh',
  NGN: '₦',
}

export const budgets: Comparator = {
  about: {
    id: 'numbers.budgets',
    area: 'data',
    label: 'The budget is the same wherever it is named',
    weight: 2,
  },
  one: 'total of a budget, named again,',
  many: 'totals of budgets, named again,',
  holds: 'is the same',
  hold: 'are the same',
  none: 'The total of a budget is not named in two places.',
  advice: 'Decide which of the two sums is right, and give it in both places.',
  agreeing: 'each',
  consequence: 'A committee that pays for the study asks about this first.',
  compare: (places) => {
    const sums = [...inTables(places), ...inSentences(places)]
    const rows = sums.slice(1).flatMap((sum, at): StatisticRow[] => {
      const earlier = sums
        .slice(0, at + 1)
        .find(({ currency }) => currency === sum.currency || currency === '' || sum.currency === '')
      if (!earlier) return []
      // Another currency may be what the table left out: a sum a hundred times as large is no slip.
      const ratio = sum.value / earlier.value
      const isSame = Math.abs(sum.value - earlier.value) < 0.005
      const isOther = (earlier.currency === '' || sum.currency === '') && (ratio > 4 || ratio < 0.25)
      return isOther ? [] : [budgetRow(earlier, sum, isSame)]
    })
    return comparisonOf(rows)
  },
}

const currencyIn = (text: string) => {
  const [found = ''] = CURRENCY.exec(text) ?? []
  return SAME[found] ?? found
}

function inTables({ tables, reading }: Places): Sum[] {
  const titleOf = new Map(reading.sections.map(({ id, title }) => [id, title]))
  return tables.flatMap((placed): Sum[] => {
    const { table, block } = placed
    const isBudget =
      block.part === 'budget' || BUDGET.test(`${table.caption ?? ''} ${titleOf.get(block.section) ?? ''}`)
    const last = table.rows.findLast(({ kind }) => kind === 'total')
    if (!isBudget || !last) return []
    for (let column = table.columns - 1; column >= Math.max(1, table.stub); column--) {
      const held = figureIn(last, column, ['money', 'count', 'number'])
      if (held)
        return [
          {
            value: held.value,
            currency: currencyOf(placed, held.unit),
            evidence: evidenceOfRow(placed, last),
          },
        ]
    }
    return []
  })
}

const currencyOf = ({ table }: PlacedTable, unit = '') =>
  currencyIn(unit) || currencyIn(table.headings.join(' ')) || currencyIn(table.caption ?? '')

/** A part on the budget states no findings, but it states the budget. */
const inSentences = ({ own }: Places): Sum[] =>
  own.sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(TOLD)].map(([, one, sum, other, amount]) => ({
      value: Number((sum ?? amount ?? '').replace(/[, \u2009]/g, '')),
      currency: currencyIn(`${one ?? other ?? ''} 1`.replace(/^K 1$/, 'K 1')),
      evidence: evidenceOf(sentence),
    })),
  )

function budgetRow(earlier: Sum, sum: Sum, isSame: boolean): StatisticRow {
  const money = ({ value, currency }: Sum) => `${currency}${value.toLocaleString('en')}`
  return {
    reports: 'Total of the budget, named again',
    writes: money(sum),
    computes: money(earlier),
    verdict: isSame ? 'agrees' : 'look-again',
    ...(isSame ? {} : { note: `Two places name two sums. ${budgets.consequence}` }),
    evidence: sum.evidence,
    against: earlier.evidence,
  }
}
