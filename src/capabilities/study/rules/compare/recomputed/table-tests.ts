/** Test results in tables with a column for the statistic, its degrees of freedom and its p, as programs print them. */
import type { StudyEvidence } from '../../document/evidence.ts'
import { decimalsOf, readDecimal } from '../../statistics/printed-number.ts'
import type { TestResult } from '../../statistics/test-results.ts'
import type { NumberTable } from '../../tables/number-tables.ts'

const P =
  /^(?:p|p[- ]?values?|sig\.?|(?:asymp(?:totic)?\.? )?sig(?:nificance|\.)? ?\((?:2|two)[- ](?:sided|tailed)\)|asymp\. sig\..*)$/i
const DF = /^(?:df|d\.f\.|degrees of freedom)$/i
const STATISTIC: readonly [TestResult['test'], RegExp][] = [
  ['t', /^(?:t|t[- ]values?|t[- ]statistics?)$/],
  ['F', /^(?:F|F[- ](?:values?|statistics?|ratio))$/],
  ['χ2', /^(?:χ\s?[²2]|X[²2]|x[²2]|chi[- ]squared?(?: (?:value|statistic))?|pearson chi[- ]square)$/i],
]
const NUMBER = /^[-−–]?\d*\.?\d+$/
const P_CELL = /^([<>≤≥=])?\s?(0?\.\d+|[01]\.0+|1)[*]{0,3}$/

export type PlacedTest = TestResult & { evidence: StudyEvidence }

export function findTableTests(tables: readonly NumberTable[]): PlacedTest[] {
  return tables.flatMap((table) => {
    const pAt = table.header.findIndex((title) => P.test(title))
    const dfAt = table.header.flatMap((title, column) => (DF.test(title) ? [column] : []))
    if (pAt < 0 || dfAt.length !== 1) return []
    const [column = 0] = dfAt
    const value = table.header.findIndex((title) => /^value$/i.test(title))
    const known = STATISTIC.flatMap(([test, form]) => {
      const at = table.header.findIndex((title) => form.test(title))
      return at >= 0 ? [{ test, at }] : []
    })
    if (known.length > 1) return []
    return table.rows.flatMap((row, at): PlacedTest[] => {
      const isChi = value >= 0 && /^pearson chi[- ]square/i.test(row[0] ?? '')
      const statistic = known[0] ?? (isChi ? { test: 'χ2' as const, at: value } : null)
      if (!statistic) return []
      const made = testInTable(
        statistic.test,
        row[statistic.at],
        dfOf(statistic.test, table, at, column),
        row[pAt],
      )
      return made ? [{ ...made, evidence: table.evidenceOf(at) }] : []
    })
  })
}

/** A table of analysis of variance has its own reader; here F has both degrees of freedom in one cell. */
function dfOf(test: TestResult['test'], { rows }: NumberTable, at: number, column: number): number[] {
  const cell = rows[at]?.[column] ?? ''
  const pair = cell.match(/^(\d+)\s*[,;]\s*(\d+)$/)
  if (test === 'F') return pair ? [Number(pair[1]), Number(pair[2])] : []
  return NUMBER.test(cell) ? [Number(cell)] : []
}

function testInTable(test: TestResult['test'], value = '', df: number[], pCell = ''): TestResult | null {
  const statistic = value.replace(/[*a-c]+$/, '').replace(/\s/g, '')
  const p = pCell.match(P_CELL)
  if (!NUMBER.test(statistic) || !p || df.length === 0 || df.some((one) => one <= 0)) return null
  const sign = p[1] === '<' || p[1] === '>' || p[1] === '≤' || p[1] === '≥' ? p[1] : '='
  const written = `${test === 'χ2' ? 'χ²' : test}(${df.join(', ')}) = ${statistic}, p ${sign} ${p[2]}`
  return {
    test,
    df,
    n: null,
    sign: '=',
    value: readDecimal(statistic),
    decimals: decimalsOf(statistic),
    p: { sign, value: Number(p[2]), decimals: decimalsOf(p[2]!) },
    asWritten: written,
  }
}

/** Software prints .000 for what should be reported as "below .001". */
export const zeroPIn = (tables: readonly NumberTable[]): StudyEvidence[] =>
  tables.flatMap(({ header, rows, evidenceOf }) => {
    const pAt = header.findIndex((title) => P.test(title))
    return pAt < 0
      ? []
      : rows.flatMap((row, at) => (/^0?\.0{2,}[*a-c]*$/.test(row[pAt] ?? '') ? [evidenceOf(at)] : []))
  })

/** How many p values the tables print exactly, whether or not their tests can be recomputed. */
export const exactPIn = (tables: readonly NumberTable[]): number =>
  tables.reduce((sum, { header, rows }) => {
    const pAt = header.findIndex((title) => P.test(title))
    return pAt < 0 ? sum : sum + rows.filter((row) => /^0?\.\d{2,}[*a-c]*$/.test(row[pAt] ?? '')).length
  }, 0)
