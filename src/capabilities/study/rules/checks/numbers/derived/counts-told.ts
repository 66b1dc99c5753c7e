/**
 * Counts in words that follow from others: "two ways tried on all 14 plots, giving 28", "55 pairwise comparisons" of
 * twelve things, "347 visits, a mean of 2.8 per participant". A count that does not follow may count something else, so
 * only agreement is reported.
 */

import type { OwnStudy } from '../../../compare/own-study.ts'
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { COUNT, decimalsOf, grouped, readCount, roundsTo } from '../../../statistics/printed-number.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import { NUMBER_IN_WORDS, readNumberWords } from '../../../text/number-words.ts'

const ANY = `(?:${COUNT}|${NUMBER_IN_WORDS})`
const PRODUCT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${ANY})\s[^.;]{1,60}?\b(?:all|each of(?: the)?|every one of(?: the)?|by|with(?: the)?|times)\s+(${ANY})\s[^.;]{1,40}?\b(?:producing|giving|yielding|making|resulting in|which gives?|for a total of|a total of|that is|i\.e\.,?)\s+(?:a total of )?(${ANY})(?![\d.,]\d)`,
  'giu',
)
/** Tested first: the whole pattern backtracks in every sentence that counts anything. */
const LEADS_TO = /\b(?:producing|giving|yielding|making|resulting in|which gives?|total of|that is|i\.e\.)/i
const PAIRS = new RegExp(String.raw`(?<![\d.,])(${COUNT})\s+pair-?wise comparisons\b`, 'i')
const PER_UNIT = new RegExp(
  String.raw`(?<![\d.,])(${COUNT})\s+[^.;\d]{3,80}?\b(?:mean|average) of\s+(\d+\.\d+)\s+(?:[\p{L}-]+\s+){0,3}?(?:per|for each)\s`,
  'iu',
)
const NUMBERS = new RegExp(String.raw`(?<![\p{L}\d.,])${ANY}(?![\p{L}\d])`, 'giu')
const FEWEST_PAIRS = 6

export function findToldCountRows({ whole, quoted }: OwnStudy, sample: number | null): StatisticRow[] {
  return [
    ...[...whole, ...quoted].flatMap(products),
    ...whole.flatMap((sentence) => pairs(sentence, whole)),
    ...(sample === null ? [] : whole.flatMap((sentence) => perUnit(sentence, sample))),
  ]
}

const numberOf = (raw: string) => (/\d/.test(raw) ? readCount(raw) : readNumberWords(raw))

function products(sentence: ReadSentence): StatisticRow[] {
  if (!LEADS_TO.test(sentence.text)) return []
  return [...plainFigures(sentence.text).matchAll(PRODUCT)].flatMap(([, one = '', other = '', all = '']) => {
    const [a, b, product] = [one, other, all].map(numberOf) as [number, number, number]
    return a > 1 && b > 1 && a * b === product
      ? [agrees(`${grouped(a)} × ${grouped(b)}`, `= ${grouped(product)}`, sentence)]
      : []
  })
}

/** Pairs of any number of things named anywhere: a count that fits none of them proves nothing. */
function pairs(sentence: ReadSentence, all: readonly ReadSentence[]): StatisticRow[] {
  const count = readCount(plainFigures(sentence.text).match(PAIRS)?.[1] ?? '0')
  const things = (1 + Math.sqrt(1 + 8 * count)) / 2
  if (count < FEWEST_PAIRS || !Number.isInteger(things) || !all.some(({ text }) => names(text, things)))
    return []
  return [agrees(`pairs of ${things}: ${things} × ${things - 1} / 2`, `= ${grouped(count)}`, sentence)]
}

const names = (text: string, number: number): boolean =>
  [...text.matchAll(NUMBERS)].some(([raw]) => numberOf(raw) === number)

function perUnit(sentence: ReadSentence, sample: number): StatisticRow[] {
  const [, count = '0', mean = ''] = plainFigures(sentence.text).match(PER_UNIT) ?? []
  const computed = readCount(count) / sample
  return mean !== '' && roundsTo(computed, Number(mean), decimalsOf(mean))
    ? [agrees(`${grouped(readCount(count))} / ${grouped(sample)}`, `= ${mean}`, sentence)]
    : []
}

const agrees = (reports: string, writes: string, sentence: ReadSentence): StatisticRow => ({
  reports,
  writes,
  computes: writes,
  verdict: 'agrees',
  evidence: evidenceOf(sentence),
})
