/** Every printed test result with its p, recomputed from the statistic and its degrees of freedom. */

import type { StudyEvidence } from '../../document/evidence.ts'
import { showP } from '../../statistics/printed-number.ts'
import { recompute, type Sides } from '../../statistics/recompute.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { TestResult } from '../../statistics/test-results.ts'
import type { OwnStudy } from '../own-study.ts'

export type TestRow = StatisticRow & { changesDecision: boolean }
type PlacedTest = TestResult & { evidence: StudyEvidence }

const WHERE_P_BEGINS =
  /(?<![\s,;.(])[\s,;.(]*(?:and\s+|with\s+)?\(?\s*((?:one|two)[- ]tailed\s+)?(?=(?:[pP](?:[- ]?values?)?\s*(?:[=<>≤≥\ufffd:(]|of\b|was\b|is\b|\d?\.)|n\.?s\.?))/

export const testRowsOf = (tests: readonly PlacedTest[], sides?: Sides): TestRow[] =>
  tests.flatMap((test) => testRow(test, sides))

function testRow(result: PlacedTest, sides: Sides | undefined): TestRow[] {
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
  const again = recompute(result, sidesFor(result, sides))
  if (!again) return [{ ...row, computes: '–', verdict: 'cannot-be-computed', note: whyNot(result) }]
  const computes = showP(again.oneSided ?? again.p)
  if (again.consistent) {
    const note =
      again.oneSided !== null
        ? `This is the one-sided p; two-sided it is ${showP(again.p).replace('p ', '')}. Say that the test was planned one-sided.`
        : undefined
    return [{ ...row, computes, verdict: 'agrees', ...(note ? { note } : {}) }]
  }
  const isEpsilon = mayBeEpsilon(result)
  const changesDecision = again.changesDecision && !isEpsilon
  const note = isEpsilon
    ? 'Beside a test of sphericity, programs print an epsilon of this size: it may stand where the p belongs.'
    : changesDecision
      ? `At the 5% level the result would be ${again.p <= 0.05 ? 'significant' : 'not significant'}, and the text has it the other way.`
      : `The same side of the 5% level, but another p. The statistic, the degrees of freedom or the p may be mistyped${hasCorrections(result) ? ', or the degrees of freedom were corrected' : ''}.`
  return [{ ...row, computes, verdict: 'look-again', note, changesDecision }]
}

/** A table is quoted by the row that contains the result. */
function onOneLine({ evidence, asWritten }: PlacedTest): StudyEvidence {
  const line = evidence.quote.split('\n').find((one) => one.includes(asWritten))
  return line ? { ...evidence, quote: line } : evidence
}

/** "Sphericity was violated, χ²(2) = 21.83, p = .544": the epsilon correction, copied in place of the p. */
const mayBeEpsilon = ({ p, evidence }: PlacedTest): boolean =>
  p !== null &&
  p !== 'ns' &&
  p.value >= LEAST_EPSILON &&
  /\bsphericity\b/i.test(evidence.quote) &&
  /\bviolated\b/i.test(evidence.quote)
/** With three measures epsilon lies between a half and one; with more it may be less. */
const LEAST_EPSILON = 0.2

const hasCorrections = ({ test, df }: TestResult) => test === 'F' && (df[0] ?? 0) > 1

/** The sentence itself takes precedence over the methods. */
function sidesFor({ evidence }: PlacedTest, sides: Sides | undefined): Sides | undefined {
  const here = sidesIn(evidence.quote)
  return here.saysOne || here.saysTwo ? here : sides
}

/** How the study says its tests were planned. */
export function sidesOf({ whole }: OwnStudy): Sides {
  const said = whole.filter(({ text }) => /[- ](?:tailed|sided)\b/i.test(text) || ONE_WAY.test(text))
  return {
    saysOne: said.some(({ text }) => sidesIn(text).saysOne),
    saysTwo: said.some(({ text }) => sidesIn(text).saysTwo),
  }
}

/** R's output for a one-sided test. */
const ONE_WAY = /\balternative hypothesis: true [^.]{0,60}? is (?:greater|less) than\b/i

const sidesIn = (text: string): Sides => ({
  saysOne: /\b(?:one|1)[- ](?:tailed|sided)\b/i.test(text) || ONE_WAY.test(text),
  saysTwo: /\btwo[- ](?:tailed|sided)\b|\b2[- ](?:tailed|sided)\b/i.test(text),
})

function whyNot({ test, df, sign, n, p }: TestResult): string {
  if (p !== null && p !== 'ns' && p.sign === 'unknown')
    return 'The sign before this p cannot be read in the file.'
  if (sign !== '=') return 'The statistic itself is printed as a bound.'
  if (test === 'U') return 'U needs the size of both groups; the z printed with it can be computed.'
  if (test === 'rs') return 'A rank correlation has no exact p from its value alone.'
  return df.length === 0 && n === null
    ? 'Without its degrees of freedom or n, no p follows from it.'
    : 'The degrees of freedom do not fit the test.'
}
