/** Every printed test result with its p, computed again from the statistic and its degrees of freedom. */
import type { Evidence } from '../../document/evidence.ts'
import { recompute } from '../../statistics/recompute.ts'
import type { TestResult } from '../../statistics/test-results.ts'
import { printedP } from './printed-number.ts'
import type { StatisticRow } from './statistic-row.ts'

export type TestRow = StatisticRow & { changesDecision: boolean }
type Placed = TestResult & { evidence: Evidence }

const WHERE_P_BEGINS =
  /[\s,;.(]*(?:and\s+|with\s+)?\(?\s*((?:one|two)[- ]tailed\s+)?(?=(?:[pP](?:[- ]?values?)?\s*(?:[=<>≤≥]|of\b|was\b|0?\.)|n\.?s\.?))/

export const testRowsOf = (tests: readonly Placed[]): TestRow[] => tests.flatMap(rowOf)

function rowOf(result: Placed): TestRow[] {
  if (result.p === null) return []
  const { asWritten } = result
  const evidence = onOneLine(result)
  const at = asWritten.search(WHERE_P_BEGINS)
  const begin = at < 0 ? asWritten.length : at
  const row = {
    reports: asWritten.slice(0, begin).trim(),
    writes: asWritten
      .slice(begin)
      .replace(/^[\s,;.(]+/, '')
      .replace(/[\s,;.]+$/, ''),
    evidence,
    changesDecision: false,
  }
  const again = recompute(result)
  if (!again) return [{ ...row, computes: '–', verdict: 'cannot be computed', note: whyNot(result) }]
  const computes = printedP(again.isOneSided ? again.p / 2 : again.p)
  if (again.consistent) {
    const note = again.isOneSided
      ? `This is the one-sided p; two-sided it is ${printedP(again.p).replace('p ', '')}. Say that the test was planned one-sided.`
      : undefined
    return [{ ...row, computes, verdict: 'agrees', ...(note ? { note } : {}) }]
  }
  const { changesDecision } = again
  const note = changesDecision
    ? `At the 5% level the result would be ${again.p <= 0.05 ? 'significant' : 'not significant'}, and the text has it the other way.`
    : `The same side of the 5% level, but another p. The statistic, the degrees of freedom or the p may be mistyped${hasCorrections(result) ? ', or the degrees of freedom were corrected' : ''}.`
  return [{ ...row, computes, verdict: 'look again', note, changesDecision }]
}

/** A table is quoted by the row the result stands in. */
function onOneLine({ evidence, asWritten }: Placed): Evidence {
  const line = evidence.quote.split('\n').find((one) => one.includes(asWritten))
  return line ? { ...evidence, quote: line } : evidence
}

const hasCorrections = ({ test, df }: TestResult) => test === 'F' && (df[0] ?? 0) > 1

function whyNot({ test, df, sign, n }: TestResult): string {
  if (sign !== '=') return 'The statistic itself is printed as a bound.'
  if (test === 'U') return 'U needs the size of both groups; the z printed with it can be computed.'
  if (test === 'rs') return 'A rank correlation has no exact p from its value alone.'
  return df.length === 0 && n === null
    ? 'Without its degrees of freedom or n, no p follows from it.'
    : 'The degrees of freedom do not fit the test.'
}
