/** Means of whole numbers with their n, in sentences and tables. Weights, money and ages are not whole numbers. */
import { pluralise } from '#kit/pluralise.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadDocument } from '../../document/reading.ts'
import { COUNT, DECIMAL, readCount } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import type { OwnStudy } from '../own-study.ts'
import { grim } from './grim.ts'

const MEAN = new RegExp(
  String.raw`(?<![A-Za-zÀ-ɏ\d])(?:M|[Mm]ean|x̄|X̄)(?:\s+(?:score|rating|number|count))?(?:\s+(?:of|for)\s+(?:[A-Za-zÀ-ɏ]+\s+){1,5}?(?:was|were|is|of))?\s*(?:=|was|of|is)?\s*(?<mean>${DECIMAL})(?![\d%])`,
  'g',
)
const N = new RegExp(String.raw`(?<![A-Za-zÀ-ɏ\d])[nN]\s*=\s*(${COUNT})`, 'g')

const ANSWERS =
  /\bLikert\b|\b(?:[3-9]|10|three|four|five|six|seven|nine|ten)[- ]point\b|\b1\s*(?:=|to|–|-)\s*(?:[4-7]|10|strongly disagree)\b/i
const THINGS =
  /\bnumber of (?!(?:hectares|hours|years|days|months|kilomet\w+|litres|kilograms|tonnes)\b)(?:[A-Za-zÀ-ɏ]+ )?[A-Za-zÀ-ɏ]+s\b|\bnumber of (?:[A-Za-zÀ-ɏ]+ )?(?:children|people)\b|\bwhole numbers?\b|\bintegers?\b/i
/** A scale of several items divides by more than n, and a text seldom says by how much. */
const COMPOSITE =
  /\b(?:scales? scores?|subscales?|composite|index|indices|overall|grand mean|aggregate\w*|averaged|total scores?|constructs?|dimensions?|domains?)\b/i
const ITEMS = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]items?\b/i
const ONE_ITEM = /\b(?:items?|statements?|questions?)\b/i
const MEASURED =
  /\b(?:kg|kilograms?|grams?|g|K|ZMW|kwacha|USD|dollars?|cm|mm|met(?:re|er)s?|km|kilomet\w+|hectares?|ha|lit(?:re|er)s?|hours?|minutes?|seconds?|years?|months?|days?|ages?|aged|weights?|heights?|BMI|temperatures?|incomes?|prices?|costs?|yields?|rainfall|tonnes?|rates?|ratios?|weighted|adjusted|imputed|estimated|marginal|log|standardi[sz]ed|median)\b|%/i

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')
const MOST_AROUND = 70

/** `answersAreWhole`: the methods say answers were given on a scale of whole points. */
export function findGrimRows(
  own: OwnStudy,
  tables: readonly NumberTable[],
  answersAreWhole: boolean,
): StatisticRow[] {
  return [
    ...own.sentences.flatMap((sentence) => inSentence(sentence, answersAreWhole)),
    ...tables.flatMap((table) => inTable(table, answersAreWhole)),
  ]
}

export const givesWholeAnswers = ({ sentences }: ReadDocument): boolean =>
  sentences.some(({ role, text }) => role === 'methods' && /\bLikert\b|[- ]point scale\b/i.test(text))

function inSentence(sentence: OwnStudy['sentences'][number], answersAreWhole: boolean): StatisticRow[] {
  if (!/\b[Mm]ean\b|\bM\b|x̄/.test(sentence.text) || !/\b[nN]\s*=/.test(sentence.text)) return []
  const text = plainFigures(sentence.text)
  const means = [...text.matchAll(MEAN)]
  const sizes = [...text.matchAll(N)].map((match) => ({ n: readCount(match[1]!), at: match.index }))
  return means.flatMap((match) => {
    const printed = match.groups!.mean!
    const around = text.slice(Math.max(0, match.index - MOST_AROUND), match.index + match[0].length + 25)
    const n = sizeFor(text, match.index, sizes, means.length)
    const items = itemsOf(text, answersAreWhole)
    if (n === null || items === null || MEASURED.test(around.replace(/\b\d\d\s?% (?:CI|confidence)/g, '')))
      return []
    return grimRow(printed, n, items, evidenceOf(sentence))
  })
}

/** Its own bracket first; if a sentence has just one mean and one n, they belong together. */
function sizeFor(text: string, at: number, sizes: readonly { n: number; at: number }[], means: number) {
  const from = text.lastIndexOf('(', at)
  const to = text.indexOf(')', at)
  const together = sizes.filter((size) => from >= 0 && size.at > from && size.at < to)
  if (together.length === 1) return together[0]!.n
  return means === 1 && sizes.length === 1 ? sizes[0]!.n : null
}

function itemsOf(text: string, answersAreWhole: boolean): number | null {
  const several = text.match(ITEMS)?.[1]
  if (several) return WORDS.includes(several) ? WORDS.indexOf(several) : Number(several)
  if (COMPOSITE.test(text)) return null
  if (THINGS.test(text) || ANSWERS.test(text)) return 1
  return answersAreWhole && ONE_ITEM.test(text) ? 1 : null
}

function inTable({ header, rows, about, evidenceOf: evidence }: NumberTable, answersAreWhole: boolean) {
  const meanAt = header.findIndex((title) => /^(?:M|means?|x̄|mean \(?M\)?|mean scores?)$/i.test(title))
  const sizeAt = header.findIndex((title) => /^n$/i.test(title))
  const everyone = [...about.matchAll(N)].map((match) => readCount(match[1]!))
  const isOfItems = /\b(?:items?|statements?|questions?)\b/i.test(about)
  const isWhole = ANSWERS.test(about) || THINGS.test(about) || (answersAreWhole && isOfItems)
  if (meanAt < 0 || !isWhole || MEASURED.test(header[meanAt]!) || hasBrokenAnswers(header, rows)) return []
  return rows.flatMap((row, at) => {
    const label = row[0] ?? ''
    const printed = row[meanAt]?.match(/^[-−–]?\d*\.\d+$/)?.[0]
    const cell = sizeAt >= 0 ? row[sizeAt] : undefined
    const n = cell && /^\d+$/.test(cell) ? Number(cell) : everyone.length === 1 ? everyone[0]! : null
    if (!printed || n === null || (sizeAt >= 0 && !cell)) return []
    if (MEASURED.test(label) || COMPOSITE.test(label) || /\b(?:total|average|mean)\b/i.test(label)) return []
    return grimRow(printed, n, 1, evidence(at), label)
  })
}

/** A smallest, middle or largest answer that is no whole number was given on no scale of whole points. */
function hasBrokenAnswers(header: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const answers = header.flatMap((title, at) =>
    /^(?:min(?:imum)?|max(?:imum)?|median|mode|range|IQR|Q[1-3])\b/i.test(title) ? [at] : [],
  )
  return rows.some((row) => answers.some((at) => /\.\d*[1-9]/.test((row[at] ?? '').replace(/\.50*$/, ''))))
}

function grimRow(
  printed: string,
  n: number,
  items: number,
  evidence: StatisticRow['evidence'],
  label = '',
): StatisticRow[] {
  const { verdict, sum, parts, nearest } = grim(printed, n, items)
  if (verdict === 'cannot-be-told') return []
  const answers = items === 1 ? `n = ${n}` : `n = ${n}, ${items} items`
  const row = { reports: `${label ? `${label}: ` : ''}M = ${printed}, ${answers}`, writes: 'whole numbers' }
  if (verdict === 'possible')
    return [{ ...row, computes: `${sum} ÷ ${parts} = ${printed}`, verdict: 'agrees', evidence }]
  return [
    {
      ...row,
      computes: `${nearest[0]} or ${nearest[1]}`,
      verdict: 'look-again',
      note: `No ${pluralise(parts, 'whole number', 'whole numbers')} can have a mean of ${printed}. A different n (missing answers), a typing mistake or answers between the points would explain it.`,
      evidence,
    },
  ]
}
