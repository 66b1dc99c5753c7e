/** "Shorter", "more simply", "tell me more": the answer before in brief, in its plainest words, or as it goes on. */
import { joinList } from '#kit/join-list.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOfRow } from '../../compare/places.ts'
import { evidenceOf, keyOfPlace } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { HandbookEntry } from '../../handbook/handbook-format.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { headingAt, nameShown } from '../figures/rows.ts'
import { fromHandbookEntry } from '../handbook-answer.ts'
import { quote, toldSegment } from '../segments.ts'
import { rowsShown } from './rows-shown.ts'
import { type AnswerBefore, shownPlaces } from './told-before.ts'

const LONG = 4
const MOST_MORE = 3
const MOST_TERMS = 2

const withSources = ({ segments }: AnswerBefore) => segments.filter(({ sources }) => sources.length > 0)

/** The one or two that share most with all the others; of handbook entries the first sentence. */
export function answerInShort(last: AnswerBefore): AnswerSegment[] {
  const said = withSources(last).filter(({ kind }) => kind !== 'question')
  if (said.length < 2) return said.length === 0 ? [] : [toldSegment(STUDY_SENTENCES.isShort), ...said]
  if (said[0]!.kind === 'handbook') return said.slice(0, 1)
  const common = countOf(said.flatMap(({ text }) => [...new Set(contentStems(text))]))
  const central = ({ text }: AnswerSegment) => {
    const stems = [...new Set(contentStems(text))]
    return stems.reduce((sum, stem) => sum + Math.log(common.get(stem) ?? 1), 0) / Math.sqrt(stems.length + 4)
  }
  const best = said
    .toSorted((one, other) => central(other) - central(one))
    .slice(0, said.length > LONG ? 2 : 1)
  return [toldSegment(STUDY_SENTENCES.inShort), ...said.filter((one) => best.includes(one))]
}

/** What we said ourselves, or a row of a table, in plain words; of the work's own the plainest sentence, and what its terms mean. */
export function moreSimply(
  last: AnswerBefore,
  study: OpenStudy | undefined,
  handbook: Handbook,
): AnswerSegment[] {
  const own = inPlainWords(last, study)
  if (own.length > 0) return [toldSegment(STUDY_SENTENCES.simply), ...own.slice(0, MOST_PLAIN)]
  const said = withSources(last).filter(({ kind }) => kind !== 'question')
  const [first] = said
  if (!first) return []
  if (first.kind === 'handbook') return inExamples(first, said, handbook)
  const plainest = said
    .filter(({ text }) => text.split(/\s+/).length >= LEAST_WORDS && !text.includes(' | '))
    .toSorted((one, other) => one.text.length - other.text.length)[0]
  const terms = termsIn(said.map(({ text }) => text).join(' '), handbook)
  return [
    toldSegment(STUDY_SENTENCES.plainest(terms.length > 0)),
    plainest ?? first,
    ...terms.map((entry) => fromHandbookEntry(entry, entry.sentences[0]!)),
  ]
}
const LEAST_WORDS = 6
const MOST_PLAIN = 3

function inPlainWords(last: AnswerBefore, study: OpenStudy | undefined): AnswerSegment[] {
  const ours = last.segments.flatMap(({ kind, text }) => {
    const first = /^[^.?!]{20,}?[.!](?=\s|$)(?:\s[^.?!]+[.!](?=\s|$))?/.exec(
      text.replace(/\s*\([^()]*\)/g, ''),
    )?.[0]
    return kind === 'says' && first && !LEADS.has(text) ? [toldSegment(first)] : []
  })
  if (ours.length > 0 || !study) return ours
  return rowsShown(last, study).map(({ placed, row, columns }) => {
    const cells = columns.map((at) => `${headingAt(placed.table, at)} is ${row.cells[at]?.text}`.trim())
    return quote(evidenceOfRow(placed, row), `${nameShown(placed.table, row)}: ${joinList(cells)}. `)
  })
}
/** They only lead to what is shown. */
const LEADS: ReadonlySet<string> = new Set(
  Object.values(STUDY_SENTENCES).flatMap((one) => (typeof one === 'string' ? [one] : [])),
)

function inExamples(first: AnswerSegment, said: readonly AnswerSegment[], handbook: Handbook) {
  const [source] = first.sources
  const entry = source?.kind === 'handbook' ? handbook.byId(source.entryId) : undefined
  const shown = new Set(said.map(({ text }) => text))
  const shows = entry?.sentences.filter((one) => GIVES_CASE.test(one) && !shown.has(one)).slice(0, 1) ?? []
  return entry ? [first, ...shows.map((one) => fromHandbookEntry(entry, one))] : [first]
}
const GIVES_CASE = /\b(?:such as|for example|for instance|e\.g\.|like|imagine|say)\b|\d/i

/** Terms of methods in it that the handbook has by a name of two words at least. */
function termsIn(text: string, handbook: Handbook): HandbookEntry[] {
  const said = ` ${plain(text)} `
  return handbook.entries
    .flatMap((entry) => {
      const names = [entry.title, ...entry.keywords].map(plain).filter((name) => name.includes(' '))
      const longest = names.filter((name) => said.includes(` ${name} `)).toSorted(byLength)[0]
      return longest ? [{ entry, longest }] : []
    })
    .toSorted((one, other) => byLength(one.longest, other.longest))
    .slice(0, MOST_TERMS)
    .map(({ entry }) => entry)
}
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const byLength = (one: string, other: string) => other.length - one.length

/** What stands behind each place, and was not shown in this conversation. */
export function moreBehind(
  told: readonly AnswerBefore[],
  last: AnswerBefore,
  study: OpenStudy | undefined,
  handbook: Handbook,
): AnswerSegment[] {
  const places = told.flatMap(shownPlaces)
  const shown = new Set(places.map(keyOfPlace))
  const next = study ? shownPlaces(last).flatMap((place) => behind(place.sentenceId, study)) : []
  const more = [...new Map(next.map((one) => [one.id, evidenceOf(one)])).values()]
    .filter((one) => !shown.has(keyOfPlace(one)))
    .slice(0, MOST_MORE)
  if (more.length > 0) return [toldSegment(STUDY_SENTENCES.goesOn), ...more.map((one) => quote(one))]
  return moreOfEntry(told, last, handbook)
}

function behind(sentenceId: string, { reading }: OpenStudy) {
  const at = reading.sentences.findIndex(({ id }) => id === sentenceId)
  const said = reading.sentences[at] ?? reading.blocks.find(({ id }) => id === sentenceId)
  if (!said) return []
  const after =
    at < 0
      ? reading.sentences.filter(
          ({ block }) => reading.order.indexOf(block) > reading.order.indexOf(said.block),
        )
      : reading.sentences.slice(at + 1)
  return after
    .slice(0, MOST_MORE)
    .filter(
      (one) => one.section === said.section && isProse(one) && one.text.split(/\s+/).length >= LEAST_WORDS,
    )
}

function moreOfEntry(told: readonly AnswerBefore[], last: AnswerBefore, handbook: Handbook): AnswerSegment[] {
  const source = withSources(last)
    .flatMap(({ sources }) => sources)
    .find(({ kind }) => kind === 'handbook')
  const entry = source?.kind === 'handbook' ? handbook.byId(source.entryId) : undefined
  const shown = new Set(told.flatMap(({ segments }) => segments.map(({ text }) => text)))
  return entry
    ? entry.sentences
        .filter((one) => !shown.has(one))
        .slice(0, MOST_MORE)
        .map((one) => fromHandbookEntry(entry, one))
    : []
}
