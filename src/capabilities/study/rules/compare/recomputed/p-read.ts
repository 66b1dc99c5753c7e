/** Interpretation of a p in a sentence: significant or not, and the same p as in the line or table it refers to. */

import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { readP } from '../../statistics/judged-p.ts'
import { labelledP } from '../../statistics/labelled-lines.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { P_VALUE } from '../../statistics/test-results.ts'
import { columnsIn } from '../../tables/column-roles.ts'
import { idOrder, type NumberTable, partOf } from '../../tables/number-tables.ts'
import type { OwnStudy } from '../own-study.ts'

const P = new RegExp(
  String.raw`\b(?:p|P)(?:[- ]?values?)?\s*(?:\(\s*|of\s+|is\s+|was\s+|[=:]\s*)(${P_VALUE})(?=\)|\s|,|;|\.(?!\d)|$)`,
  'g',
)
const CLAIMS =
  /\b(?:there (?:is|was|exists?) (?:a |an )?(?:statistically )?significant (?:\w+ ){0,2}(?:relationships?|associations?|differences?|effects?|correlations?|influences?|impacts?)|(?:is|are|was|were) statistically significant(?:ly)?\b|(?:is|are|was|were) (?:statistically )?significantly (?:related|associated|different|correlated)|(?:is|are|was|were) not equal\b)/i
const DENIES =
  /\b(?:no|not(?! equal)|n['’]t|neither|nor|insignifican\w+|non-?significan\w+|fail\w*|without|cannot)\b/i
const CONCLUDES =
  /\b(?:conclude|therefore|thus|hence|implies|indicat\w+|means|suggest\w+|we (?:accept|reject)|so)\b/i
const LEVEL = /\b(?:10|1)\s?(?:%|per ?cent)\b|\b0?\.(?:10?|01)\b(?=\s*(?:level|significance))/i

export function findPReadRows(own: OwnStudy, tables: readonly NumberTable[]): StatisticRow[] {
  return [
    ...own.sentences.flatMap((sentence) => heldAgainst(sentence) ?? decided(sentence) ?? turned(sentence)),
    ...toldTwice(own),
    ...slipped(own, tables),
  ]
}

const LESS = 'less|smaller|lower|below'
const MORE = 'greater|larger|higher|more|above'
const BESIDE_LEVEL = new RegExp(
  String.raw`${P.source}[),;\s]*(?:(?:which|that|and|it|this|value)\s+)*(?:is|was|being|are|were)?\s*(${LESS}|${MORE})\b(?:\s+than)?\s+(?:[\p{L}]+\s+){0,5}\(?(?:α\s*=\s*)?(0?\.\d+)`,
  'iu',
)

/** "The p-value was 0.213, which is less than 0.05": two printed numbers decide it. */
function heldAgainst(sentence: ReadSentence): StatisticRow[] | undefined {
  const match = BESIDE_LEVEL.exec(plainFigures(sentence.text))
  if (!match || /\bor equal\b/i.test(match[0]) || OF_A_RULE.test(sentence.text)) return undefined
  const [, printed = '', word = '', level = ''] = match
  const p = readP(printed)
  if (!p || p.value === Number(level)) return undefined
  const isLess = new RegExp(LESS, 'i').test(word)
  if (isLess === p.value < Number(level)) return undefined
  return [
    {
      reports: `p = ${printed}`,
      writes: `${word} than ${level}`.replace(/(below|above) than/, '$1'),
      computes: `${isLess ? 'greater' : 'less'} than ${level}`,
      verdict: 'look-again',
      note: 'Of two printed numbers the other is the larger.',
      evidence: evidenceOf(sentence),
    },
  ]
}

const NULL_IS =
  /\b(?:null hypothes[ie]s|h[o0₀])\s*(?:\([^)]*\)\s*)?(?:is|was|were|are|be)\s+(?:\w+ly\s+|thus\s+|hence\s+|therefore\s+)?/i
const REJECTED = new RegExp(
  String.raw`${NULL_IS.source}rejected\b|\b(?:we|thus|hence|therefore|and)\s+(?:reject|rejected|rejects)\s+(?:the\s+)?(?:null|h[o0₀]\b)`,
  'i',
)
const KEPT = new RegExp(
  String.raw`${NULL_IS.source}(?:accepted|retained|not rejected)\b|\b(?:we|thus|hence|therefore|and)\s+(?:accept|accepted|fail(?:ed)? to reject|do not reject|did not reject)\s+(?:the\s+)?(?:null|h[o0₀]\b)`,
  'i',
)
const OF_A_RULE = /\b(?:if|when|whenever|where|whether|would|should|otherwise|unless)\b/i

/** One p, and one decision on the null hypothesis that goes the other way. */
function decided(sentence: ReadSentence): StatisticRow[] | undefined {
  const text = plainFigures(sentence.text)
  const printed = [...text.matchAll(P)].flatMap(([, one = '']) => readP(one) ?? [])
  const [p] = printed
  if (!p || printed.length > 1 || LEVEL.test(text) || OF_A_RULE.test(text)) return undefined
  const [isRejected, isKept] = [REJECTED.test(text), KEPT.test(text)]
  if (isRejected === isKept || (isRejected ? p.value <= 0.1 : p.value >= 0.01)) return undefined
  return [
    {
      reports: `p = ${p.value.toFixed(p.decimals)}`,
      writes: `null hypothesis ${isRejected ? 'rejected' : 'kept'}`,
      computes: `${isRejected ? 'kept' : 'rejected'} at the 5% level`,
      verdict: 'look-again',
      note: 'A null hypothesis is rejected where p is below the level, and kept where it is above.',
      evidence: evidenceOf(sentence),
    },
  ]
}

/** "p = .217 … we conclude that there is a significant association": one p and one conclusion in a sentence. */
function turned(sentence: ReadSentence): StatisticRow[] {
  const text = plainFigures(sentence.text)
  if (!CONCLUDES.test(text) || LEVEL.test(text)) return []
  const printed = [...text.matchAll(P)].map((match) => match[1]!)
  const claim = text.match(CLAIMS)
  if (printed.length !== 1 || !claim) return []
  const p = readP(printed[0])
  const before = text.slice(0, (claim.index ?? 0) + 20)
  const isDenied = DENIES.test(before)
  if (!p || isDenied || p.value <= 0.1 || /\bnull|hypothesis that\b|whether|\bif\b/i.test(before.slice(-60)))
    return []
  return [
    {
      reports: `p = ${printed[0]}`,
      writes: `“${claim[0]}”`,
      computes: 'not significant at the 5% level',
      verdict: 'look-again',
      note: 'With a p above .05 the text has shown no relationship or difference; perhaps the two hypotheses were exchanged.',
      evidence: evidenceOf(sentence),
    },
  ]
}

const VALUE_BESIDE = new RegExp(String.raw`\bp[- ]?values?\s*\(\s*(${P_VALUE})\s*\)`, 'i')

/** For this many sentences after its line, a p is still the one being discussed. */
const NEAR = 10

/** The interpretation of a test gives a different p from the line it interprets. */
function toldTwice({ all }: OwnStudy): StatisticRow[] {
  const rows: StatisticRow[] = []
  let line: string | null = null
  let since = 0
  for (const sentence of all) {
    const own = labelledP(sentence)
    since = own ? 0 : since + 1
    line = own ?? (since > NEAR ? null : line)
    const said = own || line === null ? undefined : plainFigures(sentence.text).match(VALUE_BESIDE)?.[1]
    if (said === undefined || line === null) continue
    const agrees = sameValue(amountIn(line), amountIn(said))
    rows.push({
      reports: `P-value: ${line}`,
      writes: `p-value (${said})`,
      computes: agrees ? 'the same' : line,
      verdict: agrees ? 'agrees' : 'look-again',
      ...(agrees
        ? {}
        : { note: 'The same test is told with two p values. One may be copied from another test.' }),
      evidence: evidenceOf(sentence),
    })
    // One interpretation per test; a later one may refer to another test.
    line = null
  }
  return rows
}

/** "e-0.5" is a typo for "e-05". */
const amountIn = (text: string) => Number(text.replace(/e-0\.(?=\d)/i, 'e-0'))
const sameValue = (a: number, b: number) => Math.abs(a - b) <= 0.06 * Math.max(a, b)

/** A sentence below a table that gives ten or a hundred times the p in the table. */
function slipped({ sentences }: OwnStudy, tables: readonly NumberTable[]): StatisticRow[] {
  return sentences.flatMap((sentence): StatisticRow[] => {
    const said = plainFigures(sentence.text).match(/\bp[- ]value (?:is|was|of) (0?\.\d+)/i)?.[1]
    if (!said) return []
    const place = idOrder(sentence.block)
    const table = tables.find((one) => one.series === partOf(sentence.block) && one.place === place - 1)
    if (!table) return []
    const columns = columnsIn(table.header).p ?? []
    const printed = table.rows.flatMap((row) => columns.flatMap((column) => readP(row[column]) ?? []))
    const value = Number(said)
    const isPrinted = printed.some(
      (p) =>
        Math.abs(p.value - value) <= 0.5 * 10 ** -Math.min(p.decimals, said.split('.')[1]!.length) + 1e-9,
    )
    const slip = printed.find(
      (p) => p.value > 0 && [10, 100].some((times) => Math.abs(p.value * times - value) < 1e-9),
    )
    if (isPrinted || !slip) return []
    const shown = slip.value.toFixed(slip.decimals).replace(/^0/, '')
    return [
      {
        reports: `the table above, which prints p = ${shown}`,
        writes: `p = ${said}`,
        computes: `p = ${shown}`,
        verdict: 'look-again',
        note: 'A nought was lost between the table and the sentence.',
        evidence: evidenceOf(sentence),
      },
    ]
  })
}
