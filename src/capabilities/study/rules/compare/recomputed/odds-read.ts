/** Odds ratios with their intervals, on lines or in a sentence, and how the words near them interpret them. */

import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { oddsInterval } from '../../program-tables/models/coefficient-intervals.ts'
import { comparedRow, fits, mapped, type Printed, readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { OwnStudy } from '../own-study.ts'

const NUMBER = String.raw`\d*\.\d+|\d+`
const OR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[aAcC]?OR|[Oo]dds [Rr]atios?|Exp\s?\(B\))(?:\s*\((?:A?OR)\))?\s*(?:[:=]|of|is|was)\s*(${NUMBER})`,
  'u',
)
const CI = new RegExp(
  String.raw`9[059]\s?%\s*(?:C\.?I\.?|[Cc]onfidence [Ii]ntervals?)(?:\s*\(C\.?I\.?\))?\s*(?:[:=]|of|from|is|was)?\s*[([]?\s*(${NUMBER})\s*(?:,|;|to|–|-)\s*(${NUMBER})`,
)
const COEFFICIENT = /^(\p{Lu}[^():]{2,60}?)\s*\(\s*([-−–]?\d+\.\d+)\s*\)\s*:/u
const NAME = /^(\p{Lu}[^():.]{2,60}?)\s*:\s*$/u

type Odds = {
  name: string
  odds: Printed | null
  low: Printed | null
  high: Printed | null
  section: string
  sentence: ReadSentence | null
}

/** An interpretation comes within this many sentences of its interval. */
const NEAR = 3

export function findOddsRows(
  { all }: OwnStudy,
  sections: readonly { id: string; title: string }[],
): StatisticRow[] {
  const titles = new Map(sections.map(({ id, title }) => [id, title.replace(/\s*:\s*$/, '')]))
  const coefficients = coefficientsIn(all)
  const rows: StatisticRow[] = []
  let open: Odds = emptyOdds('')
  let since = 0
  for (const sentence of all) {
    const text = plainFigures(sentence.text)
    const name = text.match(NAME)?.[1]
    if (name || sentence.section !== open.section) {
      // A name on a line by itself may have become a heading.
      open = { ...emptyOdds(sentence.section), name: name ?? shortTitle(titles.get(sentence.section)) }
      since = 0
      if (name) continue
    }
    const [odds, limits] = [text.match(OR)?.[1], text.match(CI)]
    const isLine = text.length < 60
    if ((odds && open.odds && isLine) || (odds && limits))
      open = { ...emptyOdds(sentence.section), name: open.odds ? '' : open.name }
    if (odds && open.odds === null) open = { ...open, odds: readPrinted(odds), sentence }
    if (limits && open.low === null) {
      open = {
        ...open,
        low: readPrinted(limits[1]),
        high: readPrinted(limits[2]),
        sentence: open.sentence ?? sentence,
      }
      since = 0
    }
    if (odds ?? limits) rows.push(...complete(open, coefficients, isLine))
    since += 1
    const said = since <= NEAR + 1 ? readingOf(text, open, sentence) : null
    if (said) rows.push(said)
  }
  return rows
}

const shortTitle = (title = '') => (title.length <= 60 && !/\d/.test(title) ? title : '')
const emptyOdds = (section: string): Odds => ({
  name: '',
  odds: null,
  low: null,
  high: null,
  section,
  sentence: null,
})

type NamedOdds = { b: Printed; sentence: ReadSentence }

/** "Age (0.0712): With each year …" */
function coefficientsIn(sentences: readonly ReadSentence[]): Map<string, NamedOdds> {
  const found = new Map<string, NamedOdds>()
  for (const sentence of sentences) {
    const match = sentence.text.match(COEFFICIENT)
    const b = readPrinted(match?.[2])
    if (match && b) found.set(match[1]!.trim().toLowerCase(), { b, sentence })
  }
  return found
}

/** Only for intervals on lines of their own; those within a sentence are checked elsewhere. */
function complete(open: Odds, coefficients: ReadonlyMap<string, NamedOdds>, isLine: boolean): StatisticRow[] {
  const { odds, low, high, name, sentence } = open
  if (!odds || !low || !high || !sentence || !isLine) return []
  const named = name === '' ? '' : `${name}: `
  const empty = {
    label: name,
    b: null,
    error: null,
    ratio: null,
    isZ: false,
    wald: null,
    df: null,
    pCell: undefined,
  }
  const interval = oddsInterval({ ...empty, odds, low, high }, named, evidenceOf(sentence))
  const b = coefficients.get(name.toLowerCase())?.b
  const raised = b ? mapped(b, Math.exp) : null
  return [
    ...(interval ? [interval] : []),
    ...(b && raised
      ? [
          comparedRow({
            reports: `${named}B = ${b.text}`,
            name: 'OR',
            printed: odds,
            computed: raised,
            exact: Math.exp(b.value),
            agrees: fits({ ...odds, decimals: Math.min(odds.decimals, 3) }, raised),
            note: 'The odds ratio is e to the power of the coefficient. One of the two may be mistyped.',
            evidence: evidenceOf(sentence),
          }),
        ]
      : []),
  ]
}

const SHARES = /(\d{1,3}(?:\.\d+)?)\s?%?\s*(?:to|–|-|and)\s*(\d{1,3}(?:\.\d+)?)\s?%/
const LOWER = /\b(?:lower|less|decreas\w+|reduc\w+|fewer|declin\w+)\b/i
const HIGHER = /\b(?:higher|more|increas\w+|greater|rais\w+)\b/i

/** "40 to 54% less" beside 0.46 to 0.78: the interval implies 22 to 54. */
function readingOf(
  text: string,
  { odds, low, high, name }: Odds,
  sentence: ReadSentence,
): StatisticRow | null {
  const match =
    low && high && /\bodds\b|\blikel|\brisk\b|\bchance/i.test(text)
      ? text.replace(CI, ' ').match(SHARES)
      : null
  if (!match || !low || !high || low.value <= 0) return null
  const isLower = high.value < 1 && LOWER.test(text)
  const isHigher = low.value > 1 && HIGHER.test(text)
  if (isLower === isHigher) return null
  const printed = [Number(match[1]), Number(match[2])].sort((a, b) => a - b)
  const meant = [low.value, high.value].map((limit) => 100 * Math.abs(limit - 1)).sort((a, b) => a - b)
  // Its figures must come from this interval, or it is about something else.
  const others = [low.value, high.value, odds?.value ?? Number.NaN].flatMap((one) => [
    100 * one,
    100 * Math.abs(one - 1),
  ])
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1
  if (!printed.every((share) => others.some((one) => isNear(share, one)))) return null
  const agrees = printed.every((share, at) => isNear(share, meant[at]!))
  return {
    reports: `${name === '' ? '' : `${name}: `}95% CI [${low.text}, ${high.text}]`,
    writes: `${match[1]}% to ${match[2]}% ${isLower ? 'lower' : 'higher'}`,
    computes: `${meant.map((share) => share.toFixed(1)).join('% to ')}% ${isLower ? 'lower' : 'higher'}`,
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees ? {} : { note: 'How much lower or higher is the distance of each limit from 1.' }),
    evidence: evidenceOf(sentence),
  }
}
