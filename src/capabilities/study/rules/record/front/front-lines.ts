/** The lines of a title page, and what each can be: most titles that were wrong were a crest, a form or a heading. */
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import { SAYS_SOMETHING } from '../../facts/headings-of.ts'

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
export type Line = { text: string; kind: LineKind; sentence: ReadSentence | null; rest: string }

const FIRST_LINES = 40
const FIRST_PAGES = 2
/** A heading over the cover, which is no line of it. */
const TITLE_PAGE = /^(?:\d+[.)]?\s*)?(?:title|cover) page\.?$/i
/** Fields that were set one below the other, and read as one line. */
const FIELDS =
  /\s+(?=(?:Student|Candidate|Author|Registration|Matric|Qualification|Programme|Institution|University|Faculty|Department|Supervisors?|Submitted|Date)(?: (?:Name|Number|No\.?|by))?\s*:)/
/** Where the title page ends. */
const AFTER_TITLE =
  /^(?:abstract|declarations?|dedications?|acknowledge?ments?|approval|certifi\w+|(?:table of )?contents?|list of|chapter\b|introduction|executive summary|keywords?|plagiarism|\d+(?:\.\d+)*\.?\s+introduction)\b/i
export const INSTITUTION =
  /\b(?:universit(?:y|é|ät|at|eit|as|ad|à)|universidade|universidad|colleges?|polytechnic|institutes? of|academy of|(?<!(?:secondary|primary|high|basic|elementary)\s)school of|cent(?:er|re) for|(?:post-?)?graduate (?:program(?:me)?|studies)|faculty|faculdade|department|departamento)\b/i
const PLACE_OF_STUDY =
  '(?:University|UNIVERSITY|Universit[éyät]+|Universidade|Universidad|College|COLLEGE|Polytechnic|POLYTECHNIC|Institute|INSTITUTE)'
const NOT_A_NAME =
  '(?:Degree|Faculty|Department|School|Master|Bachelor|Submitted|Presented|The|To|For|In|By|At|Of|And|Partial|FACULTY|DEPARTMENT|SCHOOL|THE|SUBMITTED|PRESENTED|TO|FOR|IN|BY|AT|OF|AND|PARTIAL|DEGREE|COLLEGE|UNIVERSITY)(?!\\p{L})'
/** "Mulungushi University", "University of Cape Town", "Mbarara University of Science and Technology" */
export const SCHOOL = new RegExp(
  String.raw`(?<!\p{L})(?<!OF )((?:(?!${NOT_A_NAME})\p{Lu}[\p{L}.'’-]+\s+){0,3}${PLACE_OF_STUDY}(?:\s+(?:of|OF|de|for|FOR)\s+(?:the\s+)?\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:and|AND|&|of|OF)\s+)?(?!${NOT_A_NAME})\p{Lu}[\p{L}'’-]*){0,5})?)`,
  'u',
)
const DEGREE =
  /\b(?:partial ful+fil|su[bm]m?it+ed|requirements?|degrees?|award|bachelor|master|doctor|diploma|b\.?\s?sc|m\.?\s?sc|b\.?a\b|m\.?a\b|ph\.?d|thesis|dissertation|(?:research|final year|group) (?:project|report|proposal)|(?:project|internship|attachment) report|course ?work|module|assignment|programme|mestrado|dissertação)\b/i
const LABEL =
  /^(?:(?:full |proposed |project |research |thesis |dissertation |working |report )*(?:proposal )?(?:title|topic|focus area)(?: of the (?:research|study|project))?)\s*[:.–-]?\s*/i
const BY =
  /^(?:by|submitted by|presented by|prepared by|written by|compiled by|authors?|(?:(?:student|participant|member)['’]?s?['’]? )?names?(?: of (?:the )?students?)?|(?:name of )?candidate|researchers?|group members?(?:['’]s?)?(?: names?)?(?: (?:and|&) (?:id|reg\w*)(?: no\.?| numbers?)?)?)\s*[:.–-]?\s*/i
const SUPERVISOR =
  /^(?:(?:project |ac\w*ic |research |main |principal |field |faculty |internal |external |industr\w+ |company |thesis |dissertation |university |co-?|(?:under )?the )*(?:supervis(?:ors?|ion of|ed by)|advis[eo]rs?(?=\s*(?:[:.–-]|$|(?:dr|prof|mr|ms)\b)))|under (?:the )?guid\w+ of|guided by|dissertação orientada por|orientador(?:es|a)?)(?:['’]s name)?\s*[:.–-]?\s*/i
export const DATE =
  /^(?:date\s*:?\s*)?(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b[\s,]*)?(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?((?:19|20)\d\d)\.?$/i
export const FORM =
  /@|^course(?: code| name| title)?\s*:|\b(?:student (?:id|no|number)|(?:exam(?:ination)?|candidate|index|roll) (?:no\b|number)|reg(?:istration)?\.?\s*(?:no|numbers?)|id\s?(?:no|numbers?)|matric\w*|word count|tel\b|phone|p\.?o\.? box|page|session|supervisor|signature|deadline|email|tracking sheet|office use)\b|https?:|\.{4,}|…{2,}|_{3,}/i
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|dr|prof(?:essor)?|doutor|engr?|rev|ir|mal(?:lam)?|alh(?:aji)?|barr|pst)[.,]?\s+)+/i
const PERSON =
  /^(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?)(?:[\s,]+(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?|de|da|van|bin|ibn|el|al|ne)){1,4}$/u
/** "KITAKA JASPER 2021/EEE/063/PS", "Rachel Korera (R203565X)" */
const ID_AT_END = /[\s,:(–-]+(?:[A-Z]{0,4}\d[\w/.-]*|\d[\w/.-]{3,}|(?:[A-Z]{1,5}\/)+[\w/.-]*\d[\w/.-]*)\)?$/

/** "KSS/410J/2019: JASPER KITAKA" */
const ID_AT_START = /^(?:[A-Z]{1,5}[/-])?(?=[\w/.-]*\d{3})[A-Z\d][\w/.-]*\s*[:.–-]?\s+(?=\p{L})/u

/** The lines of the cover in their order, headings among them: covers are set in large type. */
export function linesOf({ sentences, sections }: ReadDocument): Line[] {
  const bySection = Map.groupBy(
    sentences.filter(({ page }) => page <= FIRST_PAGES),
    ({ section }) => section,
  )
  const known = new Set(sections.map(({ id }) => id))
  const lines: Line[] = []
  const take = (text: string, sentence: ReadSentence | null): boolean => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (TITLE_PAGE.test(line)) return true
    if (lines.length >= FIRST_LINES || (AFTER_TITLE.test(line) && lines.length > 0)) return false
    const read = line ? classed(line, sentence, lines.at(-1)) : null
    if (read?.kind === 'prose') return false
    if (read) lines.push(read)
    return true
  }
  const takeAll = (of: readonly ReadSentence[]) =>
    of.every((sentence) => sentence.text.split(FIELDS).every((text) => take(text, sentence)))
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
  if (SUPERVISOR.test(text)) {
    const said = after(SUPERVISOR)
    return of('supervisor', addressedIn(said) ?? said)
  }
  if (LABEL.test(text) && !DEGREE.test(after(LABEL).slice(0, 20))) return of('label', after(LABEL))
  if (BY.test(text) && (after(BY) === '' || /[:.–-]/.test(text.slice(0, 24)) || /^by\s/i.test(text)))
    return of('by', after(BY))
  if (DATE.test(text)) return of('date')
  if (FORM.test(text) && text.split(' ').length < 14) return of(isNamed(text, before) ? 'name' : 'form')
  if (INSTITUTION.test(text) && text.split(' ').length < 16) return of('institution')
  if (DEGREE.test(text) && (text.split(' ').length < 9 || /ful+fil|su[bm]m?it+ed|degree|award/i.test(text)))
    return of('degree')
  if (isNamed(text, before)) return of('name')
  return of(isRunningText(text) ? 'prose' : 'text')
}

/** The first sentence of running text is where a cover ends. */
const isRunningText = (text: string): boolean =>
  /[.;]$/.test(text) && text.split(' ').length > 12 && SAYS_SOMETHING.test(text)

const isNamed = (text: string, before: Line | undefined): boolean =>
  before !== undefined &&
  ['by', 'name', 'supervisor'].includes(before.kind) &&
  // Below two columns the next line is the other column's.
  !(before.kind === 'supervisor' && before.rest !== before.text.replace(SUPERVISOR, '').trim()) &&
  isPerson(nameIn(text))

export const nameIn = (text: string): string =>
  text
    .replace(ID_AT_START, '')
    .replace(TITLES, '')
    .replace(ID_AT_END, '')
    .replace(/[,.;]+$/, '')
    .trim()

/** Somebody who signs: a name behind its honorific. */
export const isAddressed = (text: string): boolean => TITLES.test(text) && isPerson(nameIn(text))

/** The head of a column of names. */
const HEADS_COLUMN =
  /\b(?:registration|numbers?|names?|participants?|students?|matric\w*|id|no|supervisors?|advis[eo]rs?|examiners?|signatures?|co-?ordinators?|lecturers?)\b/i
/** "Supervisor: Josiah Kotey Mr. Isaac Armah": two columns read as one line; only who is addressed is meant. */
const addressedIn = (text: string): string | undefined =>
  /(?<=^(?!(?:Mr|Mrs|Ms|Miss|Dr|Prof(?:essor)?|Engr?|Rev)\b)\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}?)(?:Mr|Mrs|Ms|Miss|Dr|Prof(?:essor)?|Engr?|Rev)\.?\s+\p{Lu}.*$/u.exec(
    text.trim(),
  )?.[0]

export const isPerson = (name: string): boolean =>
  PERSON.test(name) &&
  !HEADS_COLUMN.test(name) &&
  !INSTITUTION.test(name) &&
  !DEGREE.test(name) &&
  name.length < 60
