/**
 * The title page: title, people, supervisors, institution, year. Each line is first asked what else it may be (a school, a
 * degree, a name, a date), since most titles that were wrong were a crest, a form or a heading.
 */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { SAYS_SOMETHING } from '../facts/headings-of.ts'
import type { SlotEntry } from './study-record.ts'

export type FrontPage = Record<
  'title' | 'people' | 'supervisors' | 'institution' | 'year',
  { entries: SlotEntry[]; candidates: SlotEntry[] }
>

type LineKind =
  | 'label'
  | 'prose'
  | 'institution'
  | 'degree'
  | 'by'
  | 'name'
  | 'supervisor'
  | 'date'
  | 'form'
  | 'text'
type Line = { text: string; kind: LineKind; sentence: ReadSentence | null; rest: string }

const FIRST_LINES = 40
const FIRST_PAGES = 2
/** Where the title page ends. */
const AFTER_TITLE =
  /^(?:abstract|declarations?|dedications?|acknowledge?ments?|approval|certifi\w+|(?:table of )?contents?|list of|chapter\b|introduction|executive summary|keywords?|plagiarism|\d+(?:\.\d+)*\.?\s+introduction)\b/i
const INSTITUTION =
  /\b(?:universit(?:y|é|ät|at|eit|as|ad|à)|universidade|universidad|colleges?|polytechnic|institutes? of|academy of|school of|faculty|faculdade|department|departamento)\b/i
const PLACE_OF_STUDY =
  '(?:University|UNIVERSITY|Universit[éyät]+|Universidade|Universidad|College|COLLEGE|Polytechnic|POLYTECHNIC|Institute|INSTITUTE)'
const NOT_A_NAME =
  '(?:Degree|Faculty|Department|School|Master|Bachelor|Submitted|Presented|The|To|For|In|By|At|Of|And|Partial|FACULTY|DEPARTMENT|SCHOOL|THE|SUBMITTED|PRESENTED|TO|FOR|IN|BY|AT|OF|AND|PARTIAL|DEGREE|COLLEGE|UNIVERSITY)(?!\\p{L})'
/** "Mulungushi University", "University of Cape Town", "Mbarara University of Science and Technology" */
const SCHOOL = new RegExp(
  String.raw`(?<!\p{L})(?<!OF )((?:(?!${NOT_A_NAME})\p{Lu}[\p{L}.'’-]+\s+){0,3}${PLACE_OF_STUDY}(?:\s+(?:of|OF|de|for|FOR)\s+(?:the\s+)?\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:and|AND|&|of|OF)\s+)?(?!${NOT_A_NAME})\p{Lu}[\p{L}'’-]*){0,5})?)`,
  'u',
)
const DEGREE =
  /\b(?:partial fulfil|submitted|requirements?|degrees?|award|bachelor|master|doctor|diploma|b\.?\s?sc|m\.?\s?sc|b\.?a\b|m\.?a\b|ph\.?d|thesis|dissertation|(?:research|final year|group) (?:project|report|proposal)|project report|course ?work|module|assignment|programme|mestrado|dissertação)\b/i
const LABEL =
  /^(?:(?:full |proposed |project |research |thesis |dissertation |working )*(?:proposal )?(?:title|topic)(?: of the (?:research|study|project))?)\s*[:.–-]?\s*/i
const BY =
  /^(?:by|submitted by|presented by|prepared by|written by|compiled by|authors?|(?:student['’]?s? )?names?(?: of (?:the )?students?)?|(?:name of )?candidate|researchers?|group members?)\s*[:.–-]?\s*/i
const SUPERVISOR =
  /^(?:(?:project |academic |research |main |principal |co-?|under the )*supervis(?:ors?|ion of|ed by)|under the guidance of|guided by|dissertação orientada por|orientador(?:es|a)?)(?:['’]s name)?\s*[:.–-]?\s*/i
const DATE =
  /^(?:date\s*:?\s*)?(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b[\s,]*)?(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?((?:19|20)\d\d)\.?$/i
const FORM =
  /@|\b(?:student (?:id|no|number)|reg(?:istration)?\.?\s*(?:no|number)|id\s?(?:no|number)|matric\w*|word count|tel\b|phone|p\.?o\.? box|page|session|supervisor|signature|deadline|email|tracking sheet|office use)\b|https?:|\.{4,}|…{2,}|_{3,}/i
const TITLES = /^(?:(?:mr|mrs|ms|miss|dr|prof(?:essor)?|doutor|eng|rev|ir)[.,]?\s+)+/i
const PERSON =
  /^(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?)(?:[\s,]+(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?|de|da|van|bin|ibn|el|al|ne)){1,4}$/u
/** "KITAKA JASPER 2021/EEE/063/PS", "Rachel Korera (R203565X)" */
const ID_AT_END = /[\s,(–-]+(?:[A-Z]{0,4}\d[\w/.-]*|\d[\w/.-]{3,})\)?$/
const LONGEST_NAMES = 140
const LEAST_WORDS = 4
const MOST_WORDS = 45

export function frontPage(reading: ReadDocument): FrontPage {
  const lines = linesOf(reading)
  const page: FrontPage = {
    title: titleOf(lines, reading),
    people: peopleAfter(lines, 'by'),
    supervisors: peopleAfter(lines, 'supervisor'),
    institution: institutionOf(lines),
    year: yearOf(lines),
  }
  if (page.people.entries.length === 0)
    page.people.candidates = reading.authors
      .filter((name) => isPerson(name) && !page.supervisors.entries.some(({ value }) => value.includes(name)))
      .slice(0, 3)
      .map((name) => entry(name, null))
  return page
}

/** The lines of the cover in their order, headings among them: covers are set in large type. */
function linesOf({ sentences, sections }: ReadDocument): Line[] {
  const bySection = Map.groupBy(
    sentences.filter(({ page }) => page <= FIRST_PAGES),
    ({ section }) => section,
  )
  const known = new Set(sections.map(({ id }) => id))
  const lines: Line[] = []
  const take = (text: string, sentence: ReadSentence | null): boolean => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (lines.length >= FIRST_LINES || (AFTER_TITLE.test(line) && lines.length > 0)) return false
    const read = line ? classed(line, sentence, lines.at(-1)) : null
    if (read?.kind === 'prose') return false
    if (read) lines.push(read)
    return true
  }
  const takeAll = (of: readonly ReadSentence[]) => of.every((sentence) => take(sentence.text, sentence))
  if (!takeAll([...bySection].filter(([id]) => !known.has(id)).flatMap(([, of]) => of))) return lines
  for (const { id, title, firstPage } of sections) {
    if (firstPage > FIRST_PAGES) break
    if (!take(title, null) || !takeAll(bySection.get(id) ?? [])) break
  }
  return lines
}

function classed(text: string, sentence: ReadSentence | null, before: Line | undefined): Line {
  const of = (kind: LineKind, rest = ''): Line => ({ text, kind, sentence, rest: rest.trim() })
  const after = (label: RegExp) => text.replace(label, '')
  // A name is a name only behind its label: two capitalised words are as often a topic.
  if (SUPERVISOR.test(text)) return of('supervisor', after(SUPERVISOR))
  if (LABEL.test(text) && !DEGREE.test(after(LABEL).slice(0, 20))) return of('label', after(LABEL))
  if (BY.test(text) && (after(BY) === '' || /[:.–-]/.test(text.slice(0, 24)) || /^by\s/i.test(text)))
    return of('by', after(BY))
  if (DATE.test(text)) return of('date')
  if (FORM.test(text) && text.split(' ').length < 14) return of(isNamed(text, before) ? 'name' : 'form')
  if (INSTITUTION.test(text) && text.split(' ').length < 16) return of('institution')
  if (DEGREE.test(text) && (text.split(' ').length < 9 || /fulfil|submitted|degree|award/i.test(text)))
    return of('degree')
  if (isNamed(text, before)) return of('name')
  return of(isRunningText(text) ? 'prose' : 'text')
}

/** The first sentence of running text is where a cover ends. */
const isRunningText = (text: string): boolean =>
  /[.;]$/.test(text) && text.split(' ').length > 12 && SAYS_SOMETHING.test(text)

const isNamed = (text: string, before: Line | undefined): boolean =>
  before !== undefined && ['by', 'name', 'supervisor'].includes(before.kind) && isPerson(nameIn(text))

const nameIn = (text: string): string =>
  text
    .replace(TITLES, '')
    .replace(ID_AT_END, '')
    .replace(/[,.;]+$/, '')
    .trim()

const isPerson = (name: string): boolean =>
  PERSON.test(name) && !INSTITUTION.test(name) && !DEGREE.test(name) && name.length < 60

function entry(value: string, sentence: ReadSentence | null): SlotEntry {
  const evidence: StudyEvidence[] = sentence ? [evidenceOf(sentence)] : []
  return { value: value.replace(/\s+/g, ' ').trim(), evidence, by: 'built-in' }
}

/** Names behind "by" or "supervisor", on its line and on the lines below it. */
function peopleAfter(lines: readonly Line[], label: 'by' | 'supervisor'): FrontPage['people'] {
  const entries: SlotEntry[] = []
  let isOpen = false
  for (const line of lines) {
    if (line.kind === label) isOpen = true
    else if (line.kind !== 'name') isOpen = false
    if (!isOpen) continue
    const said = line.kind === 'name' ? line.text : line.rest
    // Authors of a paper stand among their addresses.
    if (said.length > LONGEST_NAMES) continue
    for (const part of said.split(/,\s+(?=\p{Lu})|\s+and\s+|;/u)) {
      const name = nameIn(part)
      if (isPerson(name) && !entries.some(({ value }) => value === name))
        entries.push(entry(name, line.sentence))
    }
  }
  return { entries, candidates: [] }
}

function titleOf(lines: readonly Line[], reading: ReadDocument): FrontPage['title'] {
  const runs = runsOf(lines, reading.title)
  const told = lines.flatMap((line, at) => {
    if (line.kind !== 'label') return []
    const next = lines[at + 1]
    const rest = line.rest || (next?.kind === 'text' ? next.text : '')
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
  if (certified) return { entries: [certified], candidates: [] }
  const sure = told.length > 0 ? told.slice(0, 1) : certainRun(runs, lines, reading)
  const others = [...told, ...read, ...(isTitle(reading.title) ? [entry(reading.title, null)] : [])]
  const candidates = others.filter(({ value }, at) => others.findIndex((one) => one.value === value) === at)
  return sure.length > 0
    ? { entries: sure, candidates: [] }
    : { entries: [], candidates: candidates.slice(0, 3) }
}

const CERTIFIES = /\b(?:en)?titled?,?:?\s*[“"‘']\s*([^”"]{20,300}?)\s*[”"’'](?:[\s,.]|$)/i
const CERTIFIED_ON = 8

/** A declaration or certificate names the work in full, where covers are set in columns and large type. */
function certifiedTitle({ sentences }: ReadDocument, runs: readonly Run[]): SlotEntry | null {
  for (const sentence of sentences) {
    if (sentence.page > CERTIFIED_ON) break
    const told = sentence.text.match(CERTIFIES)?.[1]?.replace(/[.,]$/, '')
    // Another study's title is quoted in an introduction: its words are not on the cover.
    if (told && isTitle(told) && runs.some(({ text }) => sharesWords(text, told)))
      return entry(told, sentence)
  }
  return null
}

const hasWords = (whole: string, part: string): boolean => whole.toLowerCase().includes(part.toLowerCase())

const sharesWords = (one: string, other: string): boolean => {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const [a, b] = [words(one), words(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return a.size > 0 && shared >= 2 && shared >= 0.6 * Math.min(a.size, b.size)
}

/** A title goes on over the lines below it, as long as these can be nothing else. */
function withRest(begun: string, at: number, lines: readonly Line[]): string {
  const more: string[] = []
  for (const line of lines.slice(at + 1)) {
    if (line.kind !== 'text' || /[.!?]$/.test(more.at(-1) ?? begun)) break
    more.push(line.text)
  }
  const whole = [begun, ...more].join(' ')
  return isTitle(whole) ? whole : begun
}

type Run = { text: string; sentence: ReadSentence | null; at: number; end: number }

function runsOf(lines: readonly Line[], title: string): Run[] {
  const runs: Run[] = []
  for (const [at, { kind, text, sentence }] of lines.entries()) {
    if (kind !== 'text') continue
    const open = runs.at(-1)
    // A name on a line of its own, below a title, is its author's.
    if (open && isTitle(open.text) && isPerson(nameIn(text)) && !hasWords(title, text)) continue
    if (open && open.end === at - 1) {
      open.text = `${open.text} ${text}`
      open.end = at
    } else runs.push({ text, sentence, at, end: at })
  }
  return runs.filter(({ text }) => isTitle(text))
}

/** The only run that can be a title, with the cover's own lines (a school, "by", a degree) beside it; or what the reader took for it. */
function certainRun(runs: readonly Run[], lines: readonly Line[], { title }: ReadDocument): SlotEntry[] {
  const cover = lines.filter(({ kind }) =>
    ['by', 'degree', 'institution', 'supervisor'].includes(kind),
  ).length
  const same = runs.filter(({ text }) => sameWords(text, title))
  const [only] = same.length === 1 ? same : runs.length === 1 && cover >= 2 ? runs : []
  if (!only) return []
  // A short title runs on into its author's name.
  if (
    only.text.toLowerCase().startsWith(title.toLowerCase()) &&
    isPerson(only.text.slice(title.length).trim())
  )
    return [entry(title, only.sentence)]
  return same.length === 1 || cover >= 2 ? [entry(only.text, only.sentence)] : []
}

const isTitle = (text: string): boolean => {
  const words = text.split(/\s+/).length
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    !INSTITUTION.test(text.split(/\s+/).slice(0, 3).join(' ')) &&
    !FORM.test(text) &&
    !/^(?:this|the) (?:study|thesis|project|work|research) (?:is|was|has)\b|\b(?:licen[cs]ed|copyright|all rights)\b/i.test(
      text,
    )
  )
}

const sameWords = (one: string, other: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const [a, b] = [plain(one), plain(other)]
  return (
    a !== '' &&
    b !== '' &&
    (a === b || (a.includes(b) && b.length > 0.6 * a.length) || (b.includes(a) && a.length > 0.6 * b.length))
  )
}

function institutionOf(lines: readonly Line[]): FrontPage['institution'] {
  const named = lines.flatMap(({ text, kind, sentence }) => {
    if (kind === 'supervisor' || kind === 'form' || kind === 'text') return []
    const school = text
      .match(SCHOOL)?.[1]
      ?.replace(/^the\s+/i, '')
      .replace(/[\s,]+$/, '')
    return school && school.split(' ').length > 1 ? [entry(school, sentence)] : []
  })
  const first = named.find(({ value }) => /universi/i.test(value)) ?? named[0]
  return { entries: first ? [first] : [], candidates: [] }
}

function yearOf(lines: readonly Line[]): FrontPage['year'] {
  const dates = lines.filter(({ kind }) => kind === 'date')
  const years = [...new Set(dates.map(({ text }) => text.match(DATE)?.[1] ?? ''))]
  const [last] = dates.slice(-1)
  return { entries: years.length === 1 && last ? [entry(years[0]!, last.sentence)] : [], candidates: [] }
}
