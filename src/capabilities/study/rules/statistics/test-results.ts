/** Results of significance tests as printed: t(58) = 2.41, p = .019. */

import { UNKNOWN_SIGN } from '#kit/text/repair-symbols.ts'
import { plainFigures } from '../document/plain-figures.ts'
import type { Sign } from '../text/number-labels.ts'

/** The sign is unknown if the file's font is damaged. */
export type PrintedP = { sign: Sign | 'unknown'; value: number; decimals: number }
type TestName = 't' | 'F' | 'χ2' | 'r' | 'rs' | 'z' | 'Q' | 'H' | 'U'
export type TestResult = {
  test: TestName
  df: number[]
  n: number | null
  sign: Sign
  value: number
  /** Decimals as printed: they determine how closely a recomputed value can agree. */
  decimals: number
  p: PrintedP | 'ns' | null
  asWritten: string
}

/** R prints values close to zero as 8.86e-16. */
const NUM = String.raw`[-−–]?\s?\d*\.?\d+(?:[eE][-−–+]?\d{1,3}(?![.\d]))?`
const SIGN = String.raw`\s*(<=|>=|[=<>≤≥])\s*`
const DF = String.raw`(?:df\s*=\s*)?(\d+(?:\.\d+)?)`
const CHI = String.raw`(?:χ\s?(?:²|2|\^2)|[Xx](?:²|2)|(?:[Cc]hi|[Cc]hi-)[- ]?squared?(?:\s+test)?(?:\s+statistic)?)`
/** .019, 0.0045, 3.88e-05, 1.2 × 10^-5 */
export const P_VALUE = String.raw`\d\.?\d*(?:[eE][-−–]\d+|\s?[×x]\s?10\s?\^?\s?[-−–]\s?\d+)(?![.\d])|0?\.\d+(?![eE]|\.\d)|[01]\.0+\b|1\b(?!\.\d)`
const P = String.raw`(?:[,;.]?\s*(?:and\s+|with\s+)?(?:an?\s+)?(?:(?:one|two)[- ](?:tailed|sided)\s+)?\(?\s*(?:[pP](?:\s?[- ]?\s?values?)?\s*(?:of\s+|was\s+|is\s+|:\s*|\(\s*)?(<=|>=|[=<>≤≥${UNKNOWN_SIGN}])?\s*(${P_VALUE})|(n\.?s\.?)(?![\p{L}])))?`
/** Effect sizes and descriptive values may come between a statistic and its p. */
const BETWEEN = String.raw`(?:[,;]\s*(?:d|g|η\s?(?:²|2)p?|ηp\s?(?:²|2)|MSE|Cohen's d|V|R\s?(?:²|2)|df|SE|N|n|[Cc]ramér's V)\s*=\s*[-−]?\d*\.?\d+)*`

const pattern = (head: string, flags = 'gu') =>
  new RegExp(`(?<![\\p{L}\\d])${head}${SIGN}(?<value>${NUM})${BETWEEN}${P}`, flags)

type Form = { test: TestName; form: RegExp; dfs: number; hasN?: true }
const FORMS: readonly Form[] = [
  { test: 't', form: pattern(String.raw`t\s*\(\s*${DF}\s*\)`), dfs: 1 },
  { test: 'F', form: pattern(String.raw`F\s*\(\s*${DF}\s*[,;]\s*${DF}\s*\)`), dfs: 2 },
  {
    test: 'χ2',
    form: pattern(String.raw`${CHI}\s*\(\s*${DF}(?:\s*[,;]\s*[Nn]\s*=\s*([\d,]+))?\s*\)`),
    dfs: 1,
    hasN: true,
  },
  { test: 'rs', form: pattern(String.raw`(?:r\s?s|rho|ρ)\s*\(\s*${DF}\s*\)`), dfs: 1 },
  { test: 'r', form: pattern(String.raw`r\s*\(\s*${DF}\s*\)`), dfs: 1 },
  {
    test: 'Q',
    form: pattern(String.raw`Q(?:[-_ ]?(?:[wbWB]|within|between|total))?\s*\(\s*${DF}\s*\)`),
    dfs: 1,
  },
  { test: 'H', form: pattern(String.raw`H\s*\(\s*${DF}\s*\)`), dfs: 1 },
  { test: 'z', form: pattern(`[zZ]`), dfs: 0 },
  { test: 'U', form: pattern(`U`), dfs: 0 },
  { test: 'rs', form: pattern(String.raw`(?:r\s?s|rho|ρ)`), dfs: 0 },
  { test: 'r', form: pattern(`r`), dfs: 0 },
]
/** F = 4.12, p = .009: a test too, though nothing can be recomputed from it. */
const WITHOUT_DF: readonly Form[] = [
  { test: 't', form: pattern('t'), dfs: 0 },
  { test: 'F', form: pattern('F'), dfs: 0 },
  { test: 'χ2', form: pattern(CHI), dfs: 0 },
]
/** t = 2.41, df = 58, p = .019; a chi-square value of 14.2 with 2 degrees of freedom and a p of .001. */
const LOOSE = new RegExp(
  String.raw`(?<![\p{L}\d])(t|F|${CHI})(?:[- ]?(?:values?|statistic))?\s*(?:=|of|was|is|:)\s*(${NUM})\s*(?:[,;]|\bwith\b|\band\b|(?=\())\s*(?:with\s+)?\(?(?:df\s*(?:=|of)?\s*(\d+(?:\.\d+)?)(?:\s*[,;]\s*(\d+(?:\.\d+)?)(?=\s*[),;]))?|(\d+)\s+degrees? of freedom)\)?${P}`,
  'gu',
)

/** Without one of these there is no test, and most sentences have none. */
const SIGNED = /[=<>≤≥]\s*[-−–]?\s?\.?\d|\bdegrees? of freedom\b/

const number = (raw: string) => Number(raw.replace(/[−–]/g, '-').replace(/[\s,]/g, ''))
const decimalsOf = (raw: string) => {
  const [mantissa = '', power = '0'] = raw.split(/[eE]/)
  return (mantissa.split('.')[1]?.trim().length ?? 0) - Number(power.replace(/[−–]/, '-'))
}
const signOf = (raw: string | undefined): Sign =>
  raw === '<='
    ? '≤'
    : raw === '>='
      ? '≥'
      : raw === '<' || raw === '>' || raw === '≤' || raw === '≥'
        ? raw
        : '='

function readP(sign: string | undefined, value: string | undefined, ns: string | undefined): TestResult['p'] {
  if (ns) return 'ns'
  return value === undefined ? null : readPrintedP(sign, value)
}

/** A p as printed, with the precision of its last decimal. */
export function readPrintedP(sign: string | undefined, raw: string): PrintedP {
  const [mantissa = '', exponent = '0'] = raw.split(/[eE]|\s?[×x]\s?10\s?\^?\s?/)
  const power = Number(exponent.replace(/[−–]/, '-').replace(/\s/g, ''))
  return {
    sign: sign === UNKNOWN_SIGN ? 'unknown' : signOf(sign),
    value: Number(mantissa) * 10 ** power,
    decimals: decimalsOf(mantissa) - power,
  }
}

/** r = .31, n = 212, p < .001; or the n after the p. */
const sizeIn = (text: string): number | null => {
  const size = text.match(/[Nn]\s*=\s*([\d,]*\d)/)?.[1]
  return size ? number(size) : null
}
const N_AFTER = /^\)?\s*[,;(]\s*[Nn]\s*=\s*[\d,]*\d/

type FoundTest = TestResult & { at: number }

export function findTestResults(sentence: string): TestResult[] {
  const text = plainFigures(sentence)
  if (!SIGNED.test(text)) return []
  const found: FoundTest[] = []
  const add = (result: FoundTest | null) => {
    if (!result) return
    const end = result.at + result.asWritten.length
    if (found.every((other) => result.at >= other.at + other.asWritten.length || end <= other.at))
      found.push(result)
  }
  for (const form of FORMS) for (const match of text.matchAll(form.form)) add(readForm(match, form))
  for (const match of text.matchAll(LOOSE)) add(readLoose(match))
  // Last, so that degrees of freedom anywhere nearby have been found.
  for (const form of WITHOUT_DF) for (const match of text.matchAll(form.form)) add(readForm(match, form))
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...result }) => result)
}

function readForm(match: RegExpExecArray, { test, dfs, hasN }: Form): FoundTest | null {
  const [asWritten] = match
  const groups = match.slice(1)
  const df = groups.slice(0, dfs).map((raw) => Number(raw))
  const [sign, value = '', pSign, pValue, ns] = groups.slice(dfs + (hasN ? 1 : 0))
  const p = readP(pSign, pValue, ns)
  // A lone letter with an equals sign is a test only with a p with decimals.
  const isWithP = p === 'ns' || (p !== null && p.decimals > 0)
  if (dfs === 0 && (!isWithP || (/^r/.test(test) && Math.abs(number(value)) > 1))) return null
  // "z=5 P=0.0009" is a line of a simulation: software prints z with decimals.
  if (test === 'z' && decimalsOf(value) === 0) return null
  const after = match.input.slice(match.index + asWritten.length).match(N_AFTER)?.[0] ?? ''
  const n = hasN && groups[dfs] ? number(groups[dfs]) : dfs === 0 ? sizeIn(asWritten + after) : null
  return {
    test,
    df,
    n,
    sign: signOf(sign),
    value: number(value),
    decimals: decimalsOf(value),
    p,
    asWritten: asWritten.trim(),
    at: match.index,
  }
}

function readLoose(match: RegExpExecArray): FoundTest | null {
  const [whole, name = '', value = '', df, within, inWords, pSign, pValue, ns] = match
  const test = name === 't' || name === 'F' ? name : 'χ2'
  // F needs two numbers, and no other test has a second.
  if ((test === 'F') !== (within !== undefined)) return null
  return {
    test,
    df: [df ?? inWords, within].filter((one) => one !== undefined).map(Number),
    n: null,
    sign: '=',
    value: number(value),
    decimals: decimalsOf(value),
    p: readP(pSign, pValue, ns),
    asWritten: whole.trim(),
    at: match.index,
  }
}
