/** The cover of a work, from its record: title, authors, supervisors, school and year. */
import { saidOf } from '#capabilities/study/index.ts'
import { namesOf } from './names-of.ts'
import { titleCase } from './title-case.ts'
import type { Work } from './work.ts'

export function coverOfWork(work: Work) {
  const title = deckTitle(work)
  const supervisors = saidOf(work.record, 'supervisors').map(({ value }) => value)
  const authors = namesOf(
    saidOf(work.record, 'people').map(({ value }) => value),
    title ?? '',
  ).filter((name) => !supervisors.includes(name))
  return {
    title,
    authors,
    supervisors: namesOf(supervisors, title ?? ''),
    institution: institutionOf(work),
    year: saidOf(work.record, 'year')[0]?.value,
  }
}

const LONGEST_TITLE = 200

function deckTitle(work: Work): string | undefined {
  const { record, study } = work
  const printed =
    saidOf(record, 'title')[0]?.value ?? record.slots.title.candidates[0]?.value ?? study.facts().title
  const title = printed
    .replace(/\s+/g, ' ')
    .replace(/^["“”\s]+|["“”\s]+$/g, '')
    .replace(/\.$/, '')
  if (title.length < 4) return undefined
  const short =
    title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')} …` : title
  return titleCase(short, study.reading.sentences)
}

/** A line of the title is no institution. */
const institutionOf = ({ record, study }: Work): string | undefined => {
  const [entry] = saidOf(record, 'institution')
  const title = (
    saidOf(record, 'title')[0]?.value ??
    record.slots.title.candidates[0]?.value ??
    ''
  ).toLowerCase()
  return entry && !title.includes(entry.value.toLowerCase())
    ? titleCase(entry.value, study.reading.sentences)
    : undefined
}
