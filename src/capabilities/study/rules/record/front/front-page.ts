/**
 * The title page: title, people, supervisors, institution, year. Each line is first asked what else it may be (a school, a
 * degree, a name, a date), since most titles that were wrong were a crest, a form or a heading.
 */

import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import type { SlotEntry } from '../study-record.ts'
import { awardOf } from './front-award.ts'
import { entry } from './front-entry.ts'
import { schoolOn } from './front-institution.ts'
import { DATE, isPerson, type Line, linesOf, nameIn } from './front-lines.ts'
import { CERTIFIED_ON, declaredBy, peopleAfter, signedAsSupervisor, signedBelow } from './front-people.ts'
import { endsWith, hasWords, sameWords, sharesWords } from './same-title.ts'
import { ENDS_OPEN, IN_QUOTES, isFirstHeading, isTitle, withoutForm } from './title-words.ts'

export type FrontPage = Record<
  'title' | 'people' | 'supervisors' | 'institution' | 'award' | 'year',
  { entries: SlotEntry[]; candidates: SlotEntry[] }
>

export function frontPage(reading: ReadDocument): FrontPage {
  const lines = linesOf(reading)
  const award = awardOf(lines, reading, CERTIFIED_ON)
  const page: FrontPage = {
    title: titleOf(lines, reading),
    people: peopleAfter(lines, 'by'),
    supervisors: peopleAfter(lines, 'supervisor'),
    institution: institutionOf(lines),
    award: { entries: award ? [entry(award.value, award.sentence)] : [], candidates: [] },
    year: yearOf(lines, reading),
  }
  if (page.people.entries.length === 0) page.people.entries = declaredBy(reading)
  if (page.people.entries.length === 0) page.people.entries = signedBelow(lines, reading)
  if (page.supervisors.entries.length === 0) page.supervisors.entries = signedAsSupervisor(reading)
  if (page.people.entries.length === 0)
    page.people.candidates = reading.authors
      .filter(
        (name) =>
          isPerson(name) &&
          !hasWords(reading.title, name) &&
          !page.supervisors.entries.some(({ value }) => value.includes(name)),
      )
      .slice(0, 3)
      .map((name) => entry(name, null))
  return page
}

function titleOf(lines: readonly Line[], reading: ReadDocument): FrontPage['title'] {
  const runs = titleRuns(lines, reading.title)
  const told = lines.flatMap((line, at) => {
    const quoted = line.kind === 'text' ? IN_QUOTES.exec(line.text)?.[1] : undefined
    // Below the author's name, words in quotation marks are somebody's saying.
    const isSaying = lines.slice(0, at).some(({ kind }) => kind === 'by' || kind === 'supervisor')
    if (quoted && isTitle(quoted) && !isSaying) return [entry(quoted, line.sentence)]
    if (line.kind !== 'label') return []
    const next = lines[at + 1]
    // Behind its label a title may name a university.
    const rest = line.rest || (next?.kind === 'text' || next?.kind === 'institution' ? next.text : '')
    return isTitle(rest)
      ? [
          entry(
            withRest(rest, line.rest ? at : at + 1, lines),
            next && !line.rest ? next.sentence : line.sentence,
          ),
        ]
      : []
  })
  const read = runs.map(({ text, sentence }) => entry(text, sentence))
  const certified = certifiedTitle(reading, runs)
  if (certified) return { entries: [fuller(certified, runs, reading)], candidates: [] }
  const sure = told.length > 0 ? told.slice(0, 1) : certainRun(runs, lines, reading)
  const others = [...told, ...read, ...(isTitle(reading.title) ? [entry(reading.title, null)] : [])]
  const candidates = others.filter(
    ({ value }, at) => !isFirstHeading(value) && others.findIndex((one) => one.value === value) === at,
  )
  return sure.length > 0
    ? { entries: sure.map((one) => ({ ...one, value: withoutForm(one.value) })), candidates: [] }
    : { entries: [], candidates: candidates.slice(0, 3) }
}

const CERTIFIES = /\b(?:en)?titled?,?:?\s*[“"‘']\s*([^”"]{20,300}?)\s*[”"’'](?:[\s,.]|$)/i

/** A declaration or certificate names the work in full, where covers are set in columns and large type. */
function certifiedTitle(reading: ReadDocument, runs: readonly Run[]): SlotEntry | null {
  for (const sentence of reading.sentences) {
    if (sentence.page > CERTIFIED_ON) break
    const told = sentence.text.match(CERTIFIES)?.[1]?.replace(/[.,]$/, '')
    // Another study's title is quoted in an introduction: its words are not on the cover.
    if (
      told &&
      isTitle(told) &&
      [reading.title, ...runs.map(({ text }) => text)].some((text) => sharesWords(text, told))
    )
      return entry(told, sentence)
  }
  return null
}

/** The cover is the fuller of the two where it has nearly all the certified words, and more: a declaration may drop one. */
function fuller(certified: SlotEntry, runs: readonly Run[], { title }: ReadDocument): SlotEntry {
  const cover = runs.find(({ text }) => sameWords(text, title))
  // What stands above a title on its cover is a school's.
  if (!cover || !isTitle(title) || endsWith(title, certified.value)) return certified
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const [told, printed] = [wordsIn(certified.value), wordsIn(title)]
  const shared = [...told].filter((word) => printed.has(word)).length
  const isFuller = shared >= 0.85 * told.size && printed.size > told.size
  return isFuller ? entry(title, cover.sentence) : certified
}

/** A title goes on over the lines below it, as long as these can be nothing else. */
function withRest(begun: string, at: number, lines: readonly Line[]): string {
  const more: string[] = []
  for (const line of lines.slice(at + 1)) {
    const last = more.at(-1) ?? begun
    if (line.kind !== 'text' || (/[.!?]$/.test(last) && !ENDS_OPEN.test(last))) break
    more.push(line.text)
  }
  const whole = [begun, ...more].join(' ')
  return isTitle(whole) ? whole : begun
}

type Run = { text: string; sentence: ReadSentence | null; at: number; end: number }

function titleRuns(lines: readonly Line[], title: string): Run[] {
  const runs: Run[] = []
  for (const [at, { kind, text, sentence }] of lines.entries()) {
    if (kind !== 'text') continue
    const open = runs.at(-1)
    // A name on a line of its own, below a title, is its author's.
    const isUnfinished = open !== undefined && ENDS_OPEN.test(open.text)
    if (open && !isUnfinished && isTitle(open.text) && isPerson(nameIn(text)) && !hasWords(title, text))
      continue
    if (open && open.end === at - 1) {
      open.text = `${open.text} ${text}`
      open.end = at
    } else runs.push({ text, sentence, at, end: at })
  }
  return runs.filter(({ text }) => isTitle(text))
}

/** The only run that can be a title, with the cover's own lines (a school, "by", a degree) beside it. */
function certainRun(runs: readonly Run[], lines: readonly Line[], { title }: ReadDocument): SlotEntry[] {
  const cover = lines.filter(({ kind }) =>
    ['by', 'degree', 'institution', 'supervisor'].includes(kind),
  ).length
  const same = runs.filter(({ text }) => sameWords(text, title))
  if (same.length > 1 && same.every(({ text }) => isWithPerson(text, title)))
    return [entry(title, same[0]!.sentence)]
  // Lines of another size go on with what the reader of the page took for the whole.
  const [first] = runs
  const goesOn = first?.text.toLowerCase().startsWith(`${title.toLowerCase()} `) ?? false
  if (first && goesOn && cover >= 2 && isTitle(title) && !isWithPerson(first.text, title))
    return [entry(first.text, first.sentence)]
  // The lines below it are of another size: a course, its number.
  const alone = lines.find(({ kind, text }) => kind === 'text' && sameWords(text, title))
  if (alone && same.length === 0 && cover >= 2 && isTitle(title)) return [entry(title, alone.sentence)]
  // What its author's name stands right below.
  const signed = runs.filter(({ end }) => lines[end + 1]?.kind === 'by')
  const [only] =
    same.length === 1 ? same : cover < 2 ? [] : runs.length === 1 ? runs : signed.length === 1 ? signed : []
  if (!only) return []
  // The reader of the page saw the size of the type, and left out what stands above the title.
  if (endsWith(only.text, title) && isTitle(title)) return [entry(title, only.sentence)]
  if (only.text.length > title.length && isWithPerson(only.text, title)) return [entry(title, only.sentence)]
  return same.length === 1 || cover >= 2 ? [entry(only.text, only.sentence)] : []
}

/** A title runs on into its author's name, with or without a number. */
const isWithPerson = (text: string, title: string): boolean => {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return false
  const rest = nameIn(text.slice(title.length)).replace(/\.(?=\s|$)/g, '')
  return rest.trim() === '' || isPerson(rest.trim())
}

function institutionOf(lines: readonly Line[]): FrontPage['institution'] {
  const school = schoolOn(lines)
  return { entries: school ? [entry(school.value, school.sentence)] : [], candidates: [] }
}

/** Dates of the cover, or of its page below what a library says of the copy. */
function yearOf(lines: readonly Line[], { sentences }: ReadDocument): FrontPage['year'] {
  const dates = lines.flatMap(({ kind, text, sentence }) => (kind === 'date' ? [{ text, sentence }] : []))
  const told =
    dates.length > 0
      ? dates
      : sentences
          .filter(({ page, text, kind }) => page === 1 && kind === 'paragraph' && DATE.test(text.trim()))
          .map((sentence) => ({ text: sentence.text.trim(), sentence }))
  const years = [...new Set(told.map(({ text }) => text.match(DATE)?.[1] ?? ''))]
  const [last] = told.slice(-1)
  return { entries: years.length === 1 && last ? [entry(years[0]!, last.sentence)] : [], candidates: [] }
}
