/** What kind of work a reference is about, by the fields it has and the words of its form. */
import type { Reference, ReferenceType } from '../reference.ts'

export type Written = {
  text: string
  hasJournal: boolean
  container: string
  genre: string
  isFullDate: boolean
}

const LAW =
  /\bAct\b(?:,?\s*(?:No\.?|Number|Cap\.?|Chapter)\s*\d+|,?\s*(?:19|20)\d\d|\s*\(?Cap)|\bStatutory Instrument\b|\bLaws of \p{Lu}|\bConstitution of \p{Lu}|\b(?:Act|Regulations|Bill)\s*[.,(]*\s*(?:19|20)\d\d|\bAct\b[.,]?$/u
const CASE = /\p{L}\s+v(?:s|ersus)?\.?\s+(?:the\s+)?\p{Lu}/u
const REPORT =
  /\breport\b|\bpolicy\b|\bstrategic plan\b|\bworking paper\b|\bguidelines?\b|\bsurvey\b|\bdiscussion paper\b|\bcensus\b|\bbaseline\b|\bwhite paper\b|\bfact ?sheet\b|\btechnical paper\b/i
const NEWSPAPER =
  /\b(?:times|post|daily|news|gazette|herald|guardian|mail|nation|mirror|standard|tribune|chronicle|newspaper)\b/i
const MEETING =
  /\bproceedings\b|\bproc\.|\bconference\b|\bsymposium\b|\bworkshop\b|\bcongress\b|\bcolloquium\b/i

export function kindOf(item: Omit<Reference, 'type' | 'id'>, written: Written): ReferenceType {
  const { text, genre, container } = written
  const title = item.title ?? ''
  if (/\bpersonal (?:communication|interview|correspondence)\b/i.test(text)) return 'personal_communication'
  if (/\bthes[ie]s\b|\bdissertation\b|\bthèse\b|\bresearch project\b|\bBSc research report\b/i.test(genre))
    return 'thesis'
  if (!written.hasJournal && LAW.test(title) && !/\b(?:on|of|to) the\b.*\bAct\b/i.test(title.slice(0, 20)))
    return 'legislation'
  if (
    CASE.test(title) &&
    (/\[(?:19|20)\d\d\]|\bZM[SH]C\b|\bAppeal\b|\bZ\.?R\.?\b|\bUKHL\b|\bEWCA\b/.test(text) ||
      (!item.author && !written.hasJournal))
  )
    return 'legal_case'
  if (/\b(?:computer|statistical) (?:software|program)\b/i.test(`${genre} ${text}`) && item.version)
    return 'software'
  if (item['event-title']) return 'speech'
  if (written.hasJournal)
    return written.isFullDate && NEWSPAPER.test(container) && !/\bjournal\b/i.test(container) && !item.issue
      ? 'article-newspaper'
      : 'article-journal'
  if (container && item.URL && item.accessed && !item.publisher && !item.page && !item.editor)
    return 'webpage'
  if (container) return MEETING.test(container) ? 'paper-conference' : 'chapter'
  if (/\bpaper presented\b|\bposter presented\b|\bkeynote\b/i.test(text)) return 'speech'
  const body = item.author?.[0]?.literal
  // A page that is read on a day says so, unless it calls itself a report.
  if (
    item.URL &&
    item.accessed &&
    !item.publisher &&
    !item.number &&
    !/\breport\b|\bcensus\b|\bsurvey\b|\bguidelines?\b|\bplan\b/i.test(`${title} ${genre}`)
  )
    return 'webpage'
  if (REPORT.test(`${title} ${genre}`) || item.number || (body && item.publisher)) return 'report'
  if (item.URL && !item.publisher && !item.edition && !item['publisher-place']) return 'webpage'
  if (body && !item.publisher && item.URL) return 'webpage'
  return 'book'
}
