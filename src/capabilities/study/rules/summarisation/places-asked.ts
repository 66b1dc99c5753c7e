/**
 * Questions that name a place: "what does Table 4.3 say", "reference 24", "the headings of chapter 3", "section 2.1".
 * Parsed rather than searched for.
 */

import type { References } from '../checks/sources/match-citations.ts'
import { captionsOf, labelKey } from '../checks/words/captions.ts'
import { eachOnce, evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'

const LABEL = /\b(?:(tables?)|(figures?|fig\.?))\s*([A-Z]?\.?\d+(?:[.-]\d+)*)/i
const REFERENCE = /\b(?:reference|entry|source)\s+(?:number\s+|no\.?\s*)?\[?(\d{1,3})\]?/i
const APPENDIX = /\b(appendix\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4}))\b/i
const CHAPTER = /\bchapter\s+(\d{1,2}|one|two|three|four|five|six|seven|eight)\b/i
const SECTION = /\bsection\s+(\d+(?:\.\d+)+)/i
const HEADINGS = /\b(?:headings?|sections?|subsections?|parts|outline|structure)\b/i
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const MOST = 12

/** The content of that place; null if the question names no place, or a missing one. */
export function placeAsked(
  question: string,
  reading: ReadDocument,
  references?: () => References,
): { title: string; evidence: StudyEvidence[] } | null {
  const labels = [...question.matchAll(new RegExp(LABEL.source, 'gi'))]
  if (labels.length > 0) {
    const found = labels.flatMap((label) => labelled(label[1] ? 'table' : 'figure', label[3]!, reading) ?? [])
    const [first] = found
    return first
      ? { title: first.title, evidence: eachOnce(found.flatMap(({ evidence }) => evidence)) }
      : null
  }
  const entry = question.match(REFERENCE)?.[1]
  if (entry && references) return referenceAt(Number(entry), references())
  const appendix = question.match(APPENDIX)?.[1]
  if (appendix) return appendixAt(appendix, reading)
  const section = question.match(SECTION)?.[1]
  if (section)
    return opening(reading, (title) => title.startsWith(`${section} `) || title.startsWith(`${section}.`))
  const chapter = question.match(CHAPTER)?.[1]?.toLowerCase()
  if (chapter && HEADINGS.test(question)) return headingsOf(reading, numberOf(chapter))
  return null
}

/** The place a question names by number, whether or not it exists. */
export function placeNamed(question: string): string | undefined {
  const label = question.match(LABEL)
  if (label) return `${label[1] ? 'Table' : 'Figure'} ${label[3]}`
  const entry = question.match(REFERENCE)?.[1]
  if (entry) return `reference ${entry}`
  const section = question.match(SECTION)?.[1]
  return section ? `section ${section}` : question.match(APPENDIX)?.[1]
}

const MOST_LIKE = 3
/** Tables that there are, for a question about one that there is not; and figures likewise. */
export function placesLike(named: string, reading: ReadDocument): string[] {
  const kind = /^(Table|Figure)\b/.exec(named)?.[1]
  const all = kind ? captionsOf(reading).filter((one) => one.kind === kind.toLowerCase()) : []
  return [...new Set(all.map(({ number }) => `${kind} ${number}`))].slice(0, MOST_LIKE)
}

const numberOf = (chapter: string) => (/\d/.test(chapter) ? Number(chapter) : NUMBERS.indexOf(chapter) + 1)

function labelled(kind: 'table' | 'figure', written: string, reading: ReadDocument) {
  const number = written.replace(/-/g, '.').toUpperCase()
  const names = new RegExp(String.raw`\b${kind}s?\s*${escaped(written)}(?![\d.]*\d)`, 'i')
  const caption =
    captionsOf(reading).find((one) => labelKey(one) === labelKey({ kind, number }))?.sentence ??
    printedElsewhere(names, reading) ??
    ofItsChapter(kind, number, reading)
  const said = reading.sentences.filter(
    ({ id, text }) => id !== caption?.id && names.test(text) && text.length > SHORTEST_SAYING,
  )
  // Without its caption, what the text says of it still tells what it shows.
  const [first] = caption ? [caption] : said
  if (!first) return null
  const table = caption && kind === 'table' ? tableBeside(caption, reading) : undefined
  const told = said.filter(({ id }) => id !== first.id).slice(0, 2)
  return { title: first.text, evidence: [first, ...(table ? [table] : []), ...told].map(evidenceOf) }
}

/** "Table 1" of the text is "Table 4.1" of the caption, where only one ends so. */
function ofItsChapter(kind: string, number: string, reading: ReadDocument): ReadSentence | undefined {
  const alike = captionsOf(reading).filter((one) => one.kind === kind && one.number.endsWith(`.${number}`))
  return alike.length === 1 ? alike[0]?.sentence : undefined
}

/** A caption that was set as a heading, or stands in a line of its own or behind one. */
function printedElsewhere(names: RegExp, { signposts, sentences }: ReadDocument): ReadSentence | undefined {
  const begins = (text: string) => (text.match(names)?.index ?? Number.POSITIVE_INFINITY) <= MOST_BEFORE
  return (
    signposts.find(({ kind, text }) => kind === 'heading' && begins(text)) ??
    sentences.find(
      ({ text }) =>
        begins(text) &&
        text.length > SHORTEST_SAYING &&
        text.length < LONGEST_CAPTION &&
        !SAYS_OF_IT.test(text),
    )
  )
}
/** "(Table 1)." */
const SHORTEST_SAYING = 24
const MOST_BEFORE = 24
const LONGEST_CAPTION = 200
const SAYS_OF_IT = /\b(?:shows?|reveals?|presents?|illustrates?|indicates?|above|below)\b/i

const escaped = (text: string) => text.replace(/[.-]/g, '[.-]')

/** The table right below its caption, or right above it: another one's figures would be false. */
function tableBeside(caption: ReadSentence, { order, blocks, sentences }: ReadDocument) {
  const at = order.indexOf(caption.block)
  const tables = new Map(
    [...blocks, ...sentences].filter(({ kind }) => kind === 'table').map((one) => [one.block, one]),
  )
  return [1, 2, -1].map((step) => tables.get(order[at + step] ?? '')).find((one) => one !== undefined)
}

function referenceAt(number: number, { list }: References) {
  const entry = list.isNumbered
    ? list.entries.find(({ label }) => label === number)
    : list.entries[number - 1]
  return entry ? { title: 'References', evidence: [entry.evidence] } : null
}

function opening(reading: ReadDocument, isIt: (title: string) => boolean) {
  const section = reading.sections.find(({ title }) => isIt(title))
  const first = section && reading.sentences.filter((one) => one.section === section.id).slice(0, 3)
  return section && first && first.length > 0
    ? { title: section.title, evidence: first.map(evidenceOf) }
    : null
}

/** Its heading says what it is; what stands below is shown as far as it can be read. */
function appendixAt(named: string, reading: ReadDocument) {
  const begins = new RegExp(String.raw`^\W*${named.replace(/\s+/, String.raw`\s+`)}\b`, 'i')
  const lines = [...reading.signposts, ...reading.sentences]
  const head = lines.find(({ kind, text }) => kind !== 'contents-line' && begins.test(text))
  if (!head) return null
  const below = [...reading.sentences, ...reading.blocks].filter(
    ({ section, id, role }) => section === head.section && id !== head.id && role !== 'references',
  )
  return { title: head.text, evidence: [head, ...below.slice(0, 3)].map(evidenceOf) }
}

/** Each heading as printed, with the first sentence under it. */
function headingsOf(reading: ReadDocument, chapter: number) {
  const { sections } = reading
  const isChapter = (title: string) =>
    new RegExp(
      `^(?:chapter\\s+)?(?:${chapter}(?:\\.0)?|${NUMBERS[chapter - 1] ?? chapter})(?![\\d.]\\d)\\b`,
      'i',
    ).test(title)
  const from = sections.findIndex(({ title }) => isChapter(title))
  if (from < 0) return null
  const after = sections.slice(from + 1)
  const end = after.findIndex(({ level }) => level <= sections[from]!.level)
  const under = [sections[from]!, ...after.slice(0, end < 0 ? undefined : end)].slice(0, MOST)
  const evidence = under.flatMap(({ id, title }): StudyEvidence[] => {
    const first = reading.sentences.find(({ section }) => section === id)
    return first ? [{ ...evidenceOf(first), quote: title }] : []
  })
  return evidence.length > 0 ? { title: sections[from]!.title, evidence } : null
}
