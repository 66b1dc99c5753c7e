/** Results on lines of their own: "Chi-square test statistics: 8.05", "Degrees of freedom: 1", "P-value: 0.0045". */

import { plainFigures } from '../document/plain-figures.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { P_VALUE, readPrintedP, type TestResult } from './test-results.ts'

const NUMBER = String.raw`[-−–]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?<=\d)`
const AT = String.raw`(?:^|[;,.(]\s*)`
const SAYS = String.raw`(?:\s*(?:test\s+)?(?:statistics?|values?|coefficient|result))*\s*(?:[:=]|is|was)\s*`
const STATISTICS: readonly [TestResult['test'], RegExp][] = [
  [
    'χ2',
    new RegExp(
      String.raw`${AT}(?:the\s+)?(?:pearson(?:['’]s)?\s+)?(?:chi[- ]?squared?|χ\s?[²2]|x²)${SAYS}(${NUMBER})`,
      'i',
    ),
  ],
  ['t', new RegExp(String.raw`${AT}(?:the\s+)?t(?:[- ](?=test|stat|value))?${SAYS}(${NUMBER})`, 'i')],
  [
    'F',
    new RegExp(
      String.raw`${AT}(?:the\s+)?F(?:[- ](?=test|stat|value|ratio))?(?:\s*ratio)?${SAYS}(${NUMBER})`,
      'i',
    ),
  ],
  [
    'z',
    new RegExp(
      String.raw`${AT}(?:the\s+)?z(?:[- ](?=test|stat|value|score))?(?:\s*score)?${SAYS}(${NUMBER})`,
      'i',
    ),
  ],
]
const P = new RegExp(
  String.raw`${AT}(?:the\s+)?(?:p\s?[- ]?\s?values?|sig(?:nificance)?\.?(?:\s*\((?:2|two)[- ]tailed\))?|p)\s*[:=(]\s*([<>≤≥=])?\s*(${P_VALUE}|\d\.\d+e-0\.\d)`,
  'i',
)
const DF = new RegExp(
  String.raw`${AT}(?:the\s+)?(?:degrees?\s+of\s+freedom|d\.?f\.?)\s*(?:\(df\))?\s*[:=]\s*(\d+(?:\.\d+)?)(?:\s*(?:,|and)\s*(\d+))?`,
  'i',
)

export type LabelledResult = TestResult & { sentence: ReadSentence }

type OpenResult = {
  test: TestResult['test']
  value: string
  sentence: ReadSentence
  df: number[]
  p: { sign: string | undefined; value: string } | null
}

/** Up to this many lines of words between them. */
const MOST_BETWEEN = 2

export function labelledResults({ sentences }: ReadDocument): LabelledResult[] {
  const found: LabelledResult[] = []
  let open: OpenResult | null = null
  let between = 0
  const close = () => {
    const made = open && labelledResult(open)
    if (made) found.push(made)
    open = null
  }
  for (const sentence of sentences) {
    if (!isProse(sentence)) continue
    const text = plainFigures(sentence.text)
    const statistic = statisticIn(text)
    if (open && (statistic || sentence.section !== open.sentence.section)) close()
    if (statistic) {
      open = { ...statistic, sentence, df: [], p: null }
      between = -1
    }
    if (!open) continue
    const isNews = readInto(open, text)
    between = isNews ? 0 : between + 1
    if (between > MOST_BETWEEN) close()
  }
  close()
  return found
}

function statisticIn(text: string): { test: TestResult['test']; value: string } | null {
  if (!/[:=]|\bis\b|\bwas\b/.test(text) || !/\d/.test(text)) return null
  for (const [test, form] of STATISTICS) {
    const value = text.match(form)?.[1]
    if (value) return { test, value }
  }
  return null
}

function readInto(open: OpenResult, text: string): boolean {
  const df = open.df.length === 0 ? text.match(DF) : null
  const p = open.p === null ? text.match(P) : null
  if (df) open.df = [df[1], df[2]].filter((one) => one !== undefined).map(Number)
  if (p) open.p = { sign: p[1], value: p[2]! }
  return df !== null || p !== null
}

function labelledResult({ test, value, df, p, sentence }: OpenResult): LabelledResult | null {
  if (!p || /e-0\./.test(p.value) || (test === 'F' && df.length < 2) || (df.length === 0 && test !== 'z'))
    return null
  const plain = value.replaceAll(',', '').replace(/[−–]/, '-')
  const used = test === 'F' ? df.slice(0, 2) : df.slice(0, 1)
  const name = test === 'χ2' ? 'χ²' : test
  const sign = p.sign ?? '='
  return {
    test,
    df: test === 'z' ? [] : used,
    n: null,
    sign: '=',
    value: Number(plain),
    decimals: plain.split('.')[1]?.length ?? 0,
    p: readPrintedP(sign, p.value),
    asWritten: `${name}${test === 'z' ? '' : `(${used.join(', ')})`} = ${value}, p ${sign} ${p.value}`,
    sentence,
  }
}

/** The p of a sentence that consists of nothing but its line. */
export const labelledP = ({ text }: ReadSentence): string | null =>
  text.length < 60 ? (text.match(P)?.[2] ?? null) : null
