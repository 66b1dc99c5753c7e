/**
 * How many there are to study, how many were drawn and how often a trial was repeated, told with one number in one place
 * and another number in another. A sentence or a table that holds both explains the difference.
 */

import { plainWords } from '#kit/text/plain-words.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { COUNT, grouped, readCount } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { findCitations } from '../../text/citations.ts'
import { NUMBER_IN_WORDS, readNumberWords } from '../../text/number-words.ts'
import type { Places } from '../places.ts'

type Size = 'population' | 'sample' | 'replicates'
type ToldSize = { of: Size; size: number; who: Set<string>; sentence: ReadSentence }

const SOME = '(?:about |only |a total of |exactly )?'
const AFTER = String.raw`(?<n>${COUNT})\)?(?!\s?(?:%|per\s?cent|years?|kg|mg|ml|cm|m\b))(?<who>(?:\s+[\p{L}/’'-]+){0,5})`
const RESPONDENTS = '(?:respondents|participants|interviewees)'
const FORMS: readonly [Size, RegExp][] = [
  [
    'population',
    new RegExp(
      String.raw`\b(?:target population|population of the study|study population|sampling frame|accessible population)\b[^.;,%\d]{0,40}?\b(?:is|was|of|comprised|comprises|consists? of|consisted of|totall?ed|totals)\s+${SOME}${AFTER}`,
      'giu',
    ),
  ],
  [
    'sample',
    new RegExp(String.raw`\bpopulation of\s+${SOME}(?<n>${COUNT})(?<who>\s+${RESPONDENTS})\b`, 'giu'),
  ],
  [
    'sample',
    new RegExp(
      String.raw`\bsample (?:size|population)\b[^.;,%\d]{0,60}?\b(?:is|was|of|be)\s+(?:[\p{L} -]{0,40}\()?${SOME}${AFTER}`,
      'giu',
    ),
  ],
  ['sample', new RegExp(String.raw`\b(?:to|from|among) a sample of\s+${SOME}${AFTER}`, 'giu')],
  [
    'sample',
    new RegExp(
      String.raw`\b(?:draw|drawn?|select|selected|sampled)\s+${SOME}${AFTER}(?=\s+to (?:participate|take part)|\s+for (?:the|this) study)`,
      'giu',
    ),
  ],
  ['replicates', new RegExp(String.raw`\breplicated?\s+(?<n>${NUMBER_IN_WORDS}|\d{1,2})\s+times?\b`, 'giu')],
]
/** Numbers of a part, of a trial run, of another country, or of those one had hoped for. */
const OTHERWISE =
  /\b(?:pilot\w*|pre-?test\w*|focus groups?|key informants?|each|every|per\b|sub-?samples?|strat(?:um|a)|minimum|at least|required|estimated|calculated|previous|earlier|proposed initially|respectively)\b/i
const SAME: Record<Size, string> = {
  population: 'Size of the population',
  sample: 'Size of the sample',
  replicates: 'Times the trial is replicated',
}
const LEAST: Record<Size, number> = { population: 20, sample: 20, replicates: 2 }
const ROLES = ['abstract', 'introduction', 'methods', 'results', 'discussion', 'conclusion']
const ANYBODY = /^(?:respondent|participant|people|person|individual|resident|residence|subject)s?$/

export function sizesToldTwice({ prose, reading }: Places, note: string): StatisticRow[] {
  const told = prose
    .filter(({ role, text }) => ROLES.includes(role) && findCitations(text).length === 0)
    .flatMap(sizesIn)
  const named = [...reading.sentences, ...reading.blocks].map(({ text }) => integersIn(text))
  return [...Map.groupBy(told, ({ of }) => of).values()].flatMap(([first, ...others]) =>
    first
      ? others
          .filter((other) => other.sentence.id !== first.sentence.id && isSameWho(first, other))
          .filter(
            ({ size }, at, all) => size === first.size || all.findIndex((one) => one.size === size) === at,
          )
          .map((other) => rowOf(first, other, named, note))
      : [],
  )
}

function sizesIn(sentence: ReadSentence): ToldSize[] {
  const text = plainFigures(sentence.text.replace(/\btime\b/g, 'times'))
  return FORMS.flatMap(([of, form]) =>
    [...text.matchAll(form)].flatMap(({ groups }) => {
      const { n = '', who = '' } = groups ?? {}
      const size = /\d/.test(n) ? readCount(n) : readNumberWords(n)
      const isYear = size !== undefined && size >= 1900 && size <= 2100
      if (of !== 'replicates' && OTHERWISE.test(text)) return []
      return size && size >= LEAST[of] && !isYear ? [{ of, size, who: whoIn(who), sentence }] : []
    }),
  ).slice(0, 1)
}

const whoIn = (text: string) =>
  new Set(
    plainWords(text)
      .split(' ')
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/s$/, '')),
  )

/** Of the same people or things: 'salons' and 'owners of salons'; 'respondents' may be anybody. */
function isSameWho(one: ToldSize, other: ToldSize): boolean {
  if (one.of === 'replicates') return true
  const isAnybody = ({ who }: ToldSize) => who.size === 0 || [...who].some((word) => ANYBODY.test(word))
  return isAnybody(one) || isAnybody(other) || [...one.who].some((word) => other.who.has(word))
}

const integersIn = (text: string) =>
  new Set(
    [...plainFigures(text).matchAll(new RegExp(`(?<![\\d.,:])${COUNT}`, 'g'))].map(([n]) => readCount(n)),
  )

function rowOf(first: ToldSize, other: ToldSize, named: readonly Set<number>[], note: string): StatisticRow {
  const isSame = first.size === other.size
  const isExplained =
    !isSame && first.of !== 'replicates' && named.some((all) => all.has(first.size) && all.has(other.size))
  return {
    reports: SAME[first.of],
    writes: grouped(other.size),
    computes: grouped(first.size),
    verdict: isSame ? 'agrees' : isExplained ? 'cannot-be-computed' : 'look-again',
    ...(isSame || isExplained ? {} : { note: `Two places give two numbers. ${note}` }),
    evidence: evidenceOf(other.sentence),
    against: evidenceOf(first.sentence),
  }
}
