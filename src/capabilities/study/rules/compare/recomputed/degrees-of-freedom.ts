/** Degrees of freedom compared with the n that is named. They can differ for good reasons, so nothing here is called wrong. */
import type { StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import { COUNT, readCount } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { TestResult } from '../../statistics/test-results.ts'

const N = new RegExp(String.raw`(?<![A-Za-zÀ-ɏ])([nN])(?:[₁₂12])?\s*=\s*(${COUNT})`, 'g')
const TABLE =
  /\b(\d)\s?(?:×|x|by)\s?(\d)\s+(?:contingency\s+|cross-?tab\w*\s+|frequency\s+|chi[- ]square\s+)?(?:table|cross-?tab)/i
/** The N in the brackets of a chi-square belongs to it. */
const OF_ANOTHER = /(?:χ2|χ²|[xX]2|chi[- ]squared?)\s*\([^()]*\)/g
/** With repeated observations, pairs or models, n and the degrees of freedom count different things. */
const COUNTS_DIFFERENTLY =
  /\b(?:observations|person-|multilevel|mixed[- ]effects?|mixed model|repeated|trials per|paired|regression|controlling|partial|adjusted|ANCOVA|clustered|per participant)\b/i
/** Designs in which a person counts more than once: one such word anywhere, and no test is compared with an n. */
const OF_SUCH_DESIGN =
  /\b(?:mixed[- ](?:effects?|models?|model|design|ANOVA)|multi-?level|hierarchical linear|random[- ](?:effects?|intercepts?|slopes?)|repeated[- ]measures?|repeated observations|within[- ](?:subjects?|participants?|person)|longitudinal|panel (?:data|study|regression|survey)|time[- ]series|cross-?over|cluster(?:ed|ing)?[- ](?:standard|robust|errors?|randomi[sz]ed|data)|nested (?:data|design)|generali[sz]ed estimating|GEE|Satterthwaite|Kenward|Welch|REML|restricted maximum likelihood|growth curve|follow-?up (?:waves?|assessments?|visits?)|bootstrap\w*|multiple imputation|per (?:participant|trial|session))\b/i

type PlacedDegrees = TestResult & { evidence: StudyEvidence }

/** The counts named in the document that a test can be compared with. */
export type NamedCounts = {
  sample: number | null
  /** The largest number of anything the document says was studied. */
  largest: number
  countsDifferently: boolean
}

export const countsDifferently = (texts: Iterable<{ text: string }>): boolean => {
  for (const { text } of texts) if (OF_SUCH_DESIGN.test(text)) return true
  return false
}

export const findDfRows = (tests: readonly PlacedDegrees[], named: NamedCounts): StatisticRow[] =>
  tests.flatMap((result) => {
    const text = plainFigures(result.evidence.quote)
    const row = result.test === 'χ2' ? ofChiSquare(result, text, named) : ofTAndR(result, text, named)
    if (!row || (row.verdict === 'look-again' && named.countsDifferently && !TABLE.test(text))) return []
    return [{ ...row, evidence: result.evidence }]
  })

type DegreesRow = Omit<StatisticRow, 'evidence'>

function ofTAndR(
  { test, df, asWritten }: PlacedDegrees,
  text: string,
  { sample, largest }: NamedCounts,
): DegreesRow | null {
  const [printed] = df
  if ((test !== 't' && test !== 'r') || printed === undefined) return null
  const reports = asWritten.slice(0, asWritten.indexOf(')') + 1) || `${test}(${printed})`
  const sizes = [...text.replace(OF_ANOTHER, ' ').matchAll(N)].map((match) => readCount(match[2]!))
  // Several tests in one sentence: which n belongs to which is unknown.
  const isAlone = text.split(new RegExp(String.raw`(?<![A-Za-zÀ-ɏ])${test}\s*\(`)).length === 2
  const total = sizes.length === 1 ? sizes[0]! : sizes.length === 2 ? sizes[0]! + sizes[1]! : null
  if (isAlone && total !== null && total > 3 && !COUNTS_DIFFERENTLY.test(text)) {
    const expected = expectedOf(test, total, sizes.length)
    const fits =
      expected.includes(printed) ||
      // Welch's correction lowers the degrees of freedom and never raises them.
      (!Number.isInteger(printed) && printed < total) ||
      (sizes.length === 2 && (printed === sizes[0]! - 1 || printed === sizes[1]! - 1))
    const named = sizes.length === 2 ? `n = ${sizes.join(' and ')}` : `n = ${total}`
    const row = {
      reports: `${reports}, ${named}`,
      writes: `df = ${printed}`,
      computes: `df = ${expected.join(' or ')}`,
    }
    if (fits) return { ...row, computes: `df = ${printed}`, verdict: 'agrees' }
    // Fewer may have answered; corrections give fractions; only more than there were is impossible.
    if (!Number.isInteger(printed) || printed <= Math.max(...expected)) return null
    return {
      ...row,
      verdict: 'look-again',
      note: 'So many degrees of freedom need more people than are named here. If the n is that of another group, say so beside it.',
    }
  }
  if (sample === null || printed <= Math.max(sample, largest) - 1) return null
  if (!Number.isInteger(printed) || COUNTS_DIFFERENTLY.test(text)) return null
  return {
    reports,
    writes: `df = ${printed}`,
    computes: `at most ${sample - (test === 'r' ? 2 : 1)} from ${sample}`,
    verdict: 'look-again',
    note: `The sample named is ${sample}. If each was counted more than once, say what was counted.`,
  }
}

const expectedOf = (test: string, total: number, groups: number) =>
  test === 'r' || groups === 2 ? [total - 2] : [total - 2, total - 1]

function ofChiSquare(
  { df, n, asWritten }: PlacedDegrees,
  text: string,
  { sample, largest }: NamedCounts,
): DegreesRow | null {
  const [printed] = df
  const reports = asWritten.slice(0, asWritten.indexOf(')') + 1)
  const table = text.match(TABLE)
  if (table && printed !== undefined) {
    const expected = (Number(table[1]) - 1) * (Number(table[2]) - 1)
    const row = { reports: `${reports}, ${table[1]} × ${table[2]} table`, writes: `df = ${printed}` }
    const isRight = expected === printed
    return {
      ...row,
      computes: `df = ${expected}`,
      verdict: isRight ? 'agrees' : 'look-again',
      ...(isRight
        ? {}
        : { note: 'Rows less one, times columns less one. Were rows or columns put together?' }),
    }
  }
  if (n === null || sample === null || n <= Math.max(sample, largest)) return null
  return {
    reports,
    writes: `N = ${n}`,
    computes: `at most ${sample}`,
    verdict: 'look-again',
    note: `The sample named is ${sample}. If each was counted more than once, say what was counted.`,
  }
}
