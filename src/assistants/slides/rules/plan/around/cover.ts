/** The cover of a work, from its record: title, authors, supervisors, school and year. */
import { saidOf } from '#capabilities/study/index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { isTitle } from '../../words/is-title.ts'
import type { Work } from '../work.ts'
import { namesOf } from './names-of.ts'
import { titleCase } from './title-case.ts'

/** More are two people read as one. */
const MOST_SUPERVISOR_NAMES = 3

export function coverOfWork(work: Work) {
  const title = deckTitle(work)
  const supervisors = saidOf(work.record, 'supervisors').map(({ value }) => value)
  const authors = namesOf(
    saidOf(work.record, 'people')
      .map(({ value }) => value)
      // Who stands below "Supervisor" did not write it.
      .filter((_, at, all) => !/\b(?:supervis|guid[ae]nce)/i.test(all[at - 1] ?? '')),
    title ?? '',
  ).filter((name) => !supervisors.includes(name))
  return {
    title,
    titles: title ? [] : titleCandidates(work),
    authors,
    people: namesOf(
      work.record.slots.people.candidates.map(({ value }) => value),
      title ?? '',
    ).filter((name) => !supervisors.includes(name)),
    supervisors: namesOf(supervisors, title ?? '', MOST_SUPERVISOR_NAMES),
    institution: institutionOf(work),
    year: saidOf(work.record, 'year')[0]?.value,
  }
}

/** Undefined where it is not certain: a wrong title on the first slide is worse than a question. */
function deckTitle(work: Work): string | undefined {
  const { record, study } = work
  const [said] = saidOf(record, 'title')
  const read = said
    ? [said.value]
    : [...record.slots.title.candidates.map(({ value }) => value), study.title()]
  const all = read.map(printedTitle)
  const printed = all.find(isTitle) ?? all[0] ?? ''
  return said?.by === 'student' || isTitle(printed) ? titleCase(printed, study.reading.sentences) : undefined
}

const titleCandidates = ({ record, study }: Work): string[] =>
  [
    ...new Set(
      [...record.slots.title.candidates.map(({ value }) => value), study.title()]
        .map(printedTitle)
        .filter(isTitle),
    ),
  ].slice(0, 3)

/** "… Examination Number: B170038" */
const OF_REGISTER =
  /\s*\b(?:exam(?:ination)?|candidate|matric(?:ulation)?|registration|reg|student|roll|index|enrol?ment)\.? (?:no|number|id)\b.*$/i
/** "… of solar energy Mary Banda¹,²": the author behind the title, with the numbers of notes. */
const SIGNED = /(?<=\s\p{Ll}+) (?:\p{Lu}[\p{L}.-]* ){1,3}\p{Lu}\p{L}+[¹²³⁴⁵].*$/u
const printedTitle = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s*\b(?:add|insert|type|enter|write) (?:an?|your|the) (?:sub)?title\b.*$/i, '')
    .replace(OF_REGISTER, '')
    .replace(SIGNED, '')
    .replace(/^["“”\s]+|["“”\s]+$/g, '')
    .replace(/^(?:focus area|(?:research |project )?(?:topic|title))\s*[:–-]\s*/i, '')
    .replace(/\.$/, '')

const CUT = /\b(?:of|the|and|for|in|at|federal|national|state)\W*$/i
/** A line of the title is no institution, nor is a name cut off at the end of its line. */
const institutionOf = ({ record, study, model }: Work): string | undefined => {
  const [entry] = saidOf(record, 'institution')
  const title = (
    saidOf(record, 'title')[0]?.value ??
    record.slots.title.candidates[0]?.value ??
    ''
  ).toLowerCase()
  if (!entry || CUT.test(entry.value) || title.includes(entry.value.toLowerCase())) return undefined
  const whole = OF_ANY_PLACE.test(entry.value) ? withPlace(entry.value, model) : entry.value
  return whole && titleCase(whole, study.reading.sentences)
}
/** Of these every country has many: without its place it names none. */
const OF_ANY_PLACE =
  /^(?:the )?(?:(?:federal|national|state|city|central) )?(?:polytechnic|university|college|school|institute|academy)(?: of (?:education|technology|agriculture|science|nursing|health|management|business|engineering|commerce|and|,| )+)?$/i

/** "Federal Polytechnic, Mubi", as the work writes it elsewhere. */
function withPlace(name: string, { blocks }: DocumentModel): string | undefined {
  const words = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  const placed = new RegExp(`\\b${words},?\\s+(\\p{Lu}[\\p{L}-]{2,})`, 'giu')
  const found = blocks
    .filter(({ text }) => text.length < LONGEST_LINE)
    .flatMap(({ text }) => [...text.matchAll(placed)].flatMap(({ 1: place }) => place ?? []))
    .filter((place) => /^\p{Lu}/u.test(place) && !NO_PLACE.test(place))
  const [first] = found
  return first && `${name.replace(/[\s,]+$/, '')}, ${first}`
}
const LONGEST_LINE = 400
const NO_PLACE =
  /^(?:in|of|and|the|school|faculty|department|library|laboratory|students?|lecturers?|staff|for|from|at|by|to|is|was|has|with)$/i
