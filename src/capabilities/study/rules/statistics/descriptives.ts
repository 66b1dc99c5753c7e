/** Counts, percentages, means with standard deviations, intervals and effect sizes as printed. */
import { plainFigures } from '../document/plain-figures.ts'

export type Descriptive =
  | { kind: 'n'; value: number; asWritten: string }
  | { kind: 'percentage'; value: number; count: number | null; asWritten: string }
  | { kind: 'mean'; mean: number; sd: number | null; asWritten: string }
  | { kind: 'interval'; level: number; low: number; high: number; asWritten: string }
  | { kind: 'effect'; name: string; value: number; asWritten: string }
  | { kind: 'p'; sign: string; value: number; asWritten: string }

const NUM = String.raw`[-−–]?\d*\.?\d+`
const SMALL = String.raw`\d+(?:\.\d+)?|\.\d+`
const number = (raw: string | undefined) => Number((raw ?? '').replace(/[−–]/, '-').replace(/[,\s]/g, ''))

const N = /(?<![\p{L}\d])[nN]\s*=\s*(\d{1,3}(?:[, \u2009]\d{3})+|\d+)(?!\.\d)/gu
const PERCENT = new RegExp(
  String.raw`(?:(?<count>\d[\d,]*)\s*\(\s*)?(?<![\d.,])(?<value>${SMALL})\s?(?:%|per\s?cent\b|percent\b)(?!\s*(?:CI\b|confidence|prediction|level|power))(?:\s*[,;]\s*n\s*=\s*(?<after>\d[\d,]*))?`,
  'giu',
)
const MEAN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:M|[Mm]ean)\s*(?:=|of|:)\s*(${NUM})(?:\s*(?:\p{L}+\s*){0,3}[,;(]\s*(?:SD|s\.d\.|standard deviation)\s*(?:=|of|:)?\s*(${NUM}))?`,
  'gu',
)
const MEAN_IN_PROSE = new RegExp(
  String.raw`\b(?:[Mm]ean|[Aa]verage)\s+(?:\p{L}+\s+){1,7}?(?:was|were|is|=|of)\s+(?:K|ZMW)?\s?(${NUM})(?:[^.;()]{0,30}?[(,]\s*(?:SD|s\.d\.|standard deviation)\s*(?:=|of|:)?\s*(${NUM}))?`,
  'gu',
)
const PLUS_MINUS = new RegExp(String.raw`(?<![\d.])(${NUM})\s*±\s*(${SMALL})`, 'gu')
const INTERVAL = new RegExp(
  String.raw`(\d{2}(?:\.\d)?)\s?%\s*(?:CIs?|confidence intervals?)\s*(?:\(?CI\)?)?\s*[:=,]?\s*[[(]?\s*(${NUM})\s*(?:,|;|\bto\b|–|-)\s*(${NUM})`,
  'giu',
)
const EFFECT = new RegExp(
  String.raw`(?<![\p{L}\d])(Cohen['’]s d|Cram[ée]r['’]s V|[Oo]dds ratio|η\s?p?\s?(?:²|2)|ηp\s?(?:²|2)|ω\s?(?:²|2)|R\s?(?:²|2)|adjusted R\s?(?:²|2)|d|g|β|α|Cronbach['’]s alpha[^.=]{0,50}?|κ|kappa|I\s?(?:²|2))\s*(?:=|of|was|:)\s*(${NUM})`,
  'gu',
)
const RATIO = /(?<![\p{L}\d])([aA]?OR|RR|HR|IRR)\s*(?:=|of|was|:)?\s*(\d+\.?\d*|\.\d+)/gu
const P =
  /(?<![\p{L}\d])(?:[pP]\s*(<=|>=|[=<>≤≥])|[pP]\s?[- ]\s?values?\s*(?:of\s+|was\s+|is\s+)?(<=|>=|[=<>≤≥])?)\s*(0?\.\d+|1\.0+)/gu

export function findDescriptives(sentence: string): Descriptive[] {
  const text = plainFigures(sentence)
  const found: (Descriptive & { at: number })[] = []
  const add = (match: RegExpExecArray, what: Descriptive) => {
    const overlaps = found.some(
      (other) =>
        other.kind === what.kind &&
        match.index < other.at + other.asWritten.length &&
        match.index + match[0].length > other.at,
    )
    if (!overlaps) found.push({ ...what, asWritten: match[0].trim(), at: match.index })
  }
  for (const match of text.matchAll(N)) add(match, { kind: 'n', value: number(match[1]), asWritten: '' })
  for (const match of text.matchAll(PERCENT)) {
    const { count, value, after } = match.groups ?? {}
    add(match, {
      kind: 'percentage',
      value: number(value),
      count: count || after ? number(count ?? after) : null,
      asWritten: '',
    })
  }
  for (const form of [MEAN, MEAN_IN_PROSE, PLUS_MINUS])
    for (const match of text.matchAll(form))
      add(match, {
        kind: 'mean',
        mean: number(match[1]),
        sd: match[2] ? number(match[2]) : null,
        asWritten: '',
      })
  for (const match of text.matchAll(INTERVAL))
    add(match, {
      kind: 'interval',
      level: number(match[1]),
      low: number(match[2]),
      high: number(match[3]),
      asWritten: '',
    })
  for (const match of text.matchAll(EFFECT))
    add(match, { kind: 'effect', name: statisticName(match[1]!), value: number(match[2]), asWritten: '' })
  for (const match of text.matchAll(RATIO))
    add(match, { kind: 'effect', name: match[1]!, value: number(match[2]), asWritten: '' })
  for (const match of text.matchAll(P))
    if (!isCutOff(text, match.index))
      add(match, { kind: 'p', sign: match[1] ?? match[2] ?? '=', value: number(match[3]), asWritten: '' })
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...what }) => what)
}

/** "The confusion matrix at p = 0.57": a decision threshold, not a p value. */
const TELLS_APART =
  /\b(?:thresholds?|cut-?offs?(?: points?)?|confusion matri\w+|misclassif\w+|classif\w+|sensitivity|specificity|ROC|success probability|probability of success)\b/i
const AT_A_POINT =
  /\b(?:for|at|when|where|if|using|taking|threshold|cut-?off|point)\s+(?:the )?(?:(?:threshold|cut-?off|point|value|probability)(?: of)? ){0,2}$/i
const isCutOff = (text: string, at: number): boolean =>
  TELLS_APART.test(text) && AT_A_POINT.test(text.slice(0, at)) && !/\bsignifican/i.test(text)

function statisticName(raw: string): string {
  if (/alpha|α/i.test(raw)) return 'α'
  if (/odds ratio/i.test(raw)) return 'OR'
  if (/kappa/i.test(raw)) return 'κ'
  if (/^Cohen/.test(raw)) return 'd'
  if (/^Cram/.test(raw)) return 'V'
  return raw.replace(/\s/g, '').replace('²', '2')
}
