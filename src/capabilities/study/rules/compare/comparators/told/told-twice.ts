/** One quantity told in two places of the text: an overall rate, the time of the field work, the ages of those studied. */

import { plainWords } from '#kit/text/plain-words.ts'
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { decimalsOf } from '../../../statistics/printed-number.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import { findCitations } from '../../../text/citations.ts'
import { type Comparator, comparisonOf } from '../../comparison.ts'
import { evidenceOfRow, nameIn, nameOfTable, type PlacedTable, type Places, wholeIn } from '../../places.ts'
import { sizesToldTwice } from './told-sizes.ts'

export const toldTwice: Comparator = {
  about: {
    id: 'numbers.told-twice',
    area: 'data',
    label: 'What is told twice is told alike',
    weight: 3,
  },
  one: 'quantity told in two places',
  many: 'quantities told in two places',
  holds: 'is the same in both',
  hold: 'are the same in both',
  none: 'No size of population or sample, overall rate, time of field work, place or age of those studied is told in two places.',
  advice: 'Decide which of the two is right, and give it in both places.',
  ofText: true,
  consequence: 'A reader who meets both believes neither.',
  inEnglish: true,
  compare: (places) =>
    comparisonOf([
      ...sizesToldTwice(places, toldTwice.consequence),
      ...overallRates(places),
      ...fieldWork(places),
      ...ages(places),
      ...homes(places),
      ...placesStudied(places),
    ]),
}

const OVERALL =
  /\b(?:overall|combined|total)\s+((?:\p{Ll}+\s+){0,2}?(?:prevalence|incidence|mortality|response rate|pass rate|infection rate|coverage))(?:\s+rate)?\b([^.;,%\d]{0,80}?)(?:was|were|is|of|at|=|:|to be|\()\s*(\d{1,3}(?:\.\d+)?)\s?(%|per\s?cent)?/giu
const OF_A_PART =
  /\b(?:among|in (?:the )?(?:rural|urban|boys|girls|men|women|male|female)|for (?:men|women|males|females))\b/i

type Quantity = { what: string; value: number; printed: string; sentence: ReadSentence }

function overallRates({ reading }: Places): StatisticRow[] {
  const told = reading.sentences.flatMap((sentence): Quantity[] => {
    if (['literature', 'introduction', 'references'].includes(sentence.role)) return []
    return [...plainFigures(sentence.text).matchAll(OVERALL)].flatMap((match): Quantity[] => {
      const [, what = '', between = '', figure = '', unit = ''] = match
      // What follows may be of another study: 'who reported an overall prevalence of'.
      const before = sentence.text.slice(0, match.index)
      const isOfOthers =
        findCitations(before).length > 0 || /\b(?:reported|recorded by|obtained by)\b/i.test(before)
      if (isOfOthers || OF_A_PART.test(between)) return []
      return [
        {
          what: `${what.toLowerCase().replace(/\s+rate$/, '')}${unit ? ' in %' : ''}`,
          value: Number(figure),
          printed: `${figure}${unit ? '%' : ''}`,
          sentence,
        },
      ]
    })
  })
  return [...Map.groupBy(told, ({ what }) => what).values()].flatMap(([first, ...others]) =>
    first ? others.map((other) => toldRow(first, other, told)) : [],
  )
}

function toldRow(first: Quantity, other: Quantity, all: readonly Quantity[]): StatisticRow {
  const decimals = Math.min(...[first, other].map(({ printed }) => decimalsOf(printed.replace('%', ''))))
  const isSame =
    Math.abs(first.value - other.value) <= (first.printed === other.printed ? 0 : 0.5 * 10 ** -decimals)
  // A sentence that names both tells two things apart.
  const namesBoth = all.some(
    ({ sentence }) => sentence.text.includes(first.printed) && sentence.text.includes(other.printed),
  )
  return {
    reports: `Overall ${first.what.replace(/ in %$/, '')}`,
    writes: other.printed,
    computes: first.printed,
    verdict: isSame ? 'agrees' : namesBoth ? 'cannot-be-computed' : 'look-again',
    ...(isSame || namesBoth ? {} : { note: `Two places give two figures. ${toldTwice.consequence}` }),
    evidence: evidenceOf(other.sentence),
    against: evidenceOf(first.sentence),
  }
}

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const COLLECTED =
  /\b(?:data (?:was|were|collection)|field ?work|questionnaires? (?:was|were)|interviews? (?:was|were)|survey (?:was|took))\b/i
const PERIOD = new RegExp(
  String.raw`\b(?:from|between|in|during)\s+(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?${MONTH},?\s*(20\d\d)?\s*(?:to|and|until|till|[-–])\s*(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?${MONTH},?\s*(20\d\d)`,
  'i',
)
const OF_A_STEP =
  /\b(?:pilot\w*|pre-?test\w*|phase|wave|follow[- ]?up|baseline|second|first|training|ethic\w*)\b/i

/** When the data were collected, wherever that is told with months and a year. */
function fieldWork({ prose }: Places): StatisticRow[] {
  const told = prose.flatMap((sentence) => {
    if (sentence.role === 'literature' || !COLLECTED.test(sentence.text) || OF_A_STEP.test(sentence.text))
      return []
    const [printed = '', from = '', year, to = '', end = ''] = PERIOD.exec(sentence.text) ?? []
    return printed ? [{ key: `${from} ${year ?? end} ${to} ${end}`.toLowerCase(), printed, sentence }] : []
  })
  const [first, ...others] = told
  return first
    ? others.map((other): StatisticRow => {
        const isSame = other.key === first.key
        return {
          reports: 'When the data were collected',
          writes: other.printed,
          computes: first.printed,
          verdict: isSame ? 'agrees' : 'look-again',
          ...(isSame ? {} : { note: `Two places give two times. ${toldTwice.consequence}` }),
          evidence: evidenceOf(other.sentence),
          against: evidenceOf(first.sentence),
        }
      })
    : []
}

const AGES =
  /\b(?:aged?|ages?)\b[^.;\d]{0,40}?(\d{1,2})\s*(?:years?\s*)?(?:to|and|[-–])\s*(\d{1,2})\s*(?:years?|yrs?)\b/i
const OF_OURS =
  /\b(?:samples?|respondents?|participants?|children|pupils|students?|patients?|women|men|mothers?|subjects?|population|collected|recruited|included|eligible)\b/i
const ROW_OF_AGES =
  /^\s*(?:>|≥|over|above)?\s*(\d{1,2})\s*(?:(?:years?\s*)?(?:[-–]|to)\s*\d{1,2}|(?:years?\s*)?(?:and (?:above|over|older|more)|\+|above))?/i

/** A group in a table of ages that begins where those studied end. */
function ages({ prose, tables }: Places): StatisticRow[] {
  const told = prose.flatMap((sentence) => {
    const [, from = '', to = ''] = AGES.exec(sentence.text) ?? []
    const isOwn = sentence.role === 'methods' || sentence.role === 'abstract'
    return from && isOwn && OF_OURS.test(sentence.text) && findCitations(sentence.text).length === 0
      ? [{ from: Number(from), to: Number(to), sentence }]
      : []
  })
  const [range] = told
  if (!range || told.length !== 1 || range.to <= range.from) return []
  return tables.filter(isOfAges).flatMap((placed): StatisticRow[] => {
    const groups = placed.table.rows.flatMap((row) => {
      const begins = row.kind === 'body' ? ROW_OF_AGES.exec(nameIn(placed, row))?.[1] : undefined
      const counts = placed.table.headings.flatMap((_, at) =>
        at >= placed.table.stub ? (wholeIn(row, at) ?? []) : [],
      )
      return begins && counts.some((count) => count > 0) ? [{ row, begins: Number(begins) }] : []
    })
    if (groups.length < 2) return []
    const beyond = groups.find(({ begins }) => begins > range.to)
    const shown = beyond ?? groups.at(-1)!
    return [
      {
        reports: `Ages of those studied, ${nameOfTable(placed)}`,
        writes: `${range.from} to ${range.to} years`,
        computes: beyond ? `a group “${nameIn(placed, beyond.row)}”` : 'groups within it',
        verdict: beyond ? 'look-again' : 'agrees',
        ...(beyond
          ? { note: `The table counts people outside the ages of the study. ${toldTwice.consequence}` }
          : {}),
        evidence: evidenceOf(range.sentence),
        against: evidenceOfRow(placed, shown.row),
      },
    ]
  })
}

const isOfAges = ({ table, block }: PlacedTable): boolean =>
  block.role !== 'literature' &&
  /\bage\b/i.test(`${table.headings[0] ?? ''} ${table.caption ?? ''}`) &&
  /\bage\b/i.test(table.headings[0] ?? table.caption ?? '')

const PLACE = String.raw`\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)?`
const SMALLER =
  'Local Government Area|LGA|District|Township|Municipality|Constituency|Sub-?County|Ward|Village'
const LARGER = 'State|Province|Region|County'
const HOME = new RegExp(
  String.raw`(${PLACE})\s+(?:${SMALLER})(?:\s*\([^)]*\))?(?:\s+area)?\s*,?\s*(?:of|in)?\s+(?:the\s+)?(${PLACE})\s+(${LARGER})\b`,
  'gu',
)

/** One district lies in one province. */
function homes({ reading }: Places): StatisticRow[] {
  const told = reading.sentences.flatMap((sentence) =>
    sentence.role === 'literature' || sentence.role === 'references'
      ? []
      : [...sentence.text.matchAll(HOME)].map(([, place = '', home = '', kind = '']) => ({
          key: `${plainWords(place)} ${kind}`,
          place,
          home: `${home} ${kind}`,
          sentence,
        })),
  )
  return [...Map.groupBy(told, ({ key }) => key).values()].flatMap((all): StatisticRow[] => {
    // Nasarawa and Nassarawa are one: names begin alike however they are spelt.
    const byHome = [...Map.groupBy(all, ({ home }) => plainWords(home).slice(0, 3)).values()]
    const [usual, ...others] = byHome.toSorted((one, other) => other.length - one.length)
    if (!usual || usual.length < 2) return []
    const [first] = usual as [(typeof all)[number]]
    const row = { reports: `Where ${first.place} lies`, computes: first.home }
    if (others.length === 0)
      return [{ ...row, writes: first.home, verdict: 'agrees', evidence: evidenceOf(first.sentence) }]
    return others.map(([other]) => ({
      ...row,
      writes: other!.home,
      verdict: 'look-again',
      note: `The same place is put in two. ${toldTwice.consequence}`,
      evidence: evidenceOf(other!.sentence),
      against: evidenceOf(first.sentence),
    }))
  })
}

const STUDIED = new RegExp(
  String.raw`\b(?:population|sample|respondents|questionnaires)\b[^.;]{0,160}?\b(?:of|in|from)\s+(${PLACE})\s+(Local Government Area|LGA|District|Municipality|Constituency|Sub-?County)\b`,
  'u',
)

/** Where those who answered live: one place in the methods, and one other in a later sentence on the same people. */
function placesStudied({ prose }: Places): StatisticRow[] {
  const told = prose.flatMap((sentence) => {
    if (['literature', 'introduction'].includes(sentence.role) || findCitations(sentence.text).length > 0)
      return []
    const [, place = '', kind = ''] = STUDIED.exec(sentence.text) ?? []
    return place ? [{ place, kind: kind.replace('Local Government Area', 'LGA'), sentence }] : []
  })
  const first = told.find(({ sentence }) => sentence.role === 'methods')
  if (!first) return []
  const keyOf = (text: string) => plainWords(text)
  const isOther = ({ place }: (typeof told)[number]) =>
    !keyOf(place).startsWith(keyOf(first.place).slice(0, 4))
  const others = told.filter((one) => one.kind === first.kind && one.sentence.id !== first.sentence.id)
  // A work on several districts names them all, each in its own sentence.
  const names = new Set(others.filter(isOther).map(({ place }) => keyOf(place)))
  const isOfSeveral = prose.some(
    ({ text }) =>
      text.includes(first.place) && others.some((one) => isOther(one) && text.includes(one.place)),
  )
  if (names.size > 1 || isOfSeveral) return []
  return others.map((one): StatisticRow => {
    const fits = !isOther(one)
    return {
      reports: 'Where those studied live',
      writes: `${one.place} ${one.kind}`,
      computes: `${first.place} ${first.kind}`,
      verdict: fits ? 'agrees' : 'look-again',
      ...(fits ? {} : { note: `Two places are named. ${toldTwice.consequence}` }),
      evidence: evidenceOf(one.sentence),
      against: evidenceOf(first.sentence),
    }
  })
}
