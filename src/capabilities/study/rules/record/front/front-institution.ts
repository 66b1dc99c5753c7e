/** The school on a title page, where the name of a department often runs on into it. */
import { type Line, SCHOOL } from './front-lines.ts'

const DEPARTMENT = /\b(?:department|faculty|school|departamento|faculdade)s? of\b[^,.:;]*$/i
/** "University of Science", "University of Technology": a school's own first name may stand before it. */
const OF_DISCIPLINE =
  /\b(?:university|college|institute) (?:of|for) (?:the )?(?:(?:applied|health|medical|agricultur\p{L}*|natural|professional|development) |scienc|technolog|agricultur|education|business|engineering|medicin|health|mines|management)/iu
const OWN_FIRST =
  /^(?:federal|technical|central|national|open|catholic|islamic|state|metropolitan|american)\b/i
const PLACE_FIRST =
  /\b(?:(?:federal|national|state|technical)\s+)?(?:polytechnic|universit\p{L}+|college|institute)\b.*$/iu

/** "College of Science Federal University of Farming": the university behind its college. */
const ITS_UNIVERSITY = /(?<=\S\s)(?:federal|state|national|technical|open)\s+university\s+of\s+\p{L}/iu

const OF_DEGREE = /\b(?:b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|b\.?eng|diploma|bachelor|master)\b[^,.:;]*$/i
/** "College of Business, Law and Governance": the name goes on behind its comma. */
const GOES_ON = /^(?:,\s\p{Lu}[\p{L}'’-]*){1,3},?\s(?:and|AND|&)\s\p{Lu}[\p{L}'’-]*/u

/** On a cover the name of a department runs on into its school's: "Faculty of Arts Hill University of Mbale". */
function withoutDepartment(school: string, before: string): string {
  const plain = school.match(PLACE_FIRST)?.[0] ?? ''
  // The subject of a degree runs on into its school as well: "BSc Crop Science National Institute of Farming".
  if (OF_DEGREE.test(before)) return /\bof\b/i.test(plain) ? plain : ''
  if (!DEPARTMENT.test(before)) return school
  if (OWN_FIRST.test(school)) return school
  if (OF_DISCIPLINE.test(school)) return /^(?:university|college|institute)\b/i.test(school) ? school : ''
  // Without "of" behind it the school's own name is among the words before: which ones, nobody can tell.
  return /\bof\b|^federal\b/i.test(plain) ? plain : ''
}

/** The schools that the cover names: one with a university before the others. */
export function schoolOn(lines: readonly Line[]): { value: string; sentence: Line['sentence'] } | undefined {
  const schools = lines.flatMap(({ text: line, kind, sentence }) => {
    if (kind === 'supervisor' || kind === 'form' || kind === 'text') return []
    const text = line.slice(Math.max(0, line.search(ITS_UNIVERSITY)))
    const found = text.match(SCHOOL)
    const named = found?.[1] ?? ''
    const more = text.slice((found?.index ?? 0) + named.length).match(GOES_ON)?.[0] ?? ''
    const school = withoutDepartment(`${named}${more}`, text.slice(0, found?.index ?? 0))
      .replace(/^the\s+/i, '')
      .replace(/[\s,]+$/, '')
    return school && school.split(' ').length > 1 ? [{ value: school, sentence }] : []
  })
  const named = schools.find(({ value }) => /universi/i.test(value)) ?? schools[0]
  // A line may break within a name: "… studies of Mbala" above "Mbala University".
  const whole =
    named && schools.find(({ value }) => value.toLowerCase().endsWith(` ${named.value.toLowerCase()}`))
  return whole ?? named
}
