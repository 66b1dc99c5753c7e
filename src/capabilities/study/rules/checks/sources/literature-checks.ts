/** Checks on the list of references and the citations. If the list could not be read, one check says so. */
import { pluralise } from '#kit/pluralise.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadDocument } from '../../document/reading.ts'
import { findCitations } from '../../text/citations.ts'
import type { StudyCheck } from '../check.ts'
import type { SourceCheckId } from '../check-ids.ts'
import { firstFew, share } from '../check-sentences.ts'
import { type About, again, notApplying, passed } from '../outcomes.ts'
import { ageOf, RECENT_YEARS } from './citation-age.ts'
import { doubledEntries } from './doubled-entries.ts'
import type { MissingEntry, References } from './match-citations.ts'
import { type ReferenceEntry, unaccented } from './reference-entry.ts'

const RECENT_SHARE = 0.3

const about = (id: SourceCheckId, label: string, weight: About['weight']): About => ({
  id,
  area: 'literature',
  label,
  weight,
})

export function literatureChecks(
  reading: ReadDocument,
  references: References,
  owesList = true,
): StudyCheck[] {
  const { list } = references
  if (list.unusable || references.citations === 0)
    return [...uncitedReview(reading), ...(owesList ? citedWithoutList(reading, list) : []), notMatched(list)]
  return [
    ...citationsListed(references),
    ...referencesCited(references),
    ...(list.isCutSurely ? recent(reading, list.entries) : []),
    ...dated(list),
    ...doubledCheck(list),
  ]
}

/** In sentences: about a page on the work of others. */
const REVIEW = 15
/** "… as others model4." has a superscript number the file did not mark as one. */
const RAISED = /\p{Ll}{3}[.,]?\d{1,3}(?=[\s.,;]|$)/u

/** "Theory" may be the author's own derivation; only a part called a review has to cite its sources. */
const CALLED_REVIEW =
  /\b(?:literature|review|related|(?:previous|earlier|prior) (?:work|studies|research))\b/i

function uncitedReview({ sentences, blocks, sections, roleOf }: ReadDocument): StudyCheck[] {
  const isCalledSo = sections.some(
    ({ id, title }) => roleOf.get(id) === 'literature' && CALLED_REVIEW.test(title),
  )
  if (!isCalledSo) return []
  const review = sentences.filter((sentence) => sentence.role === 'literature' && isProse(sentence))
  const mayCite = (text: string) =>
    findCitations(text).length > 0 || /[[(]\d{1,3}[\])]/.test(text) || RAISED.test(text)
  if (review.length < REVIEW || review.some(({ text }) => mayCite(text))) return []
  if (blocks.some(({ kind }) => kind === 'footnote')) return []
  return [
    again(
      about('literature-cited', 'The review of literature cites what it reviews', 3),
      `I recognised no citation in the ${review.length} sentences of the review of literature.`,
      'Name the source of each thing you tell of others, by author and year or by its number.',
      review.slice(0, 3).map(evidenceOf),
    ),
  ]
}

/** Fewer may be laws, data sets or a reading error. */
const SEVERAL_CITE = 5

/** Without any list, no citation leads anywhere: that is worse than some that do not. */
function citedWithoutList({ sentences }: ReadDocument, { entries }: References['list']): StudyCheck[] {
  const citing = sentences.filter((sentence) => isProse(sentence) && findCitations(sentence.text).length > 0)
  if (entries.length > 0 || citing.length < SEVERAL_CITE) return []
  return [
    again(
      about('citations-listed', 'Every citation has an entry in the list of references', 3),
      `${pluralise(citing.length, 'sentence cites', 'sentences cite')} a work, and I found no list that it could lead to.`,
      'Give each work you cite an entry; the sentences below are those that need one.',
      citing.map(evidenceOf),
    ),
  ]
}

const evidenceFor = (entries: readonly ReferenceEntry[]) => entries.map(({ evidence }) => evidence)

function notMatched({ unusable, entries, isCutSurely }: References['list']): StudyCheck {
  const read = about('references-read', 'The list of references can be matched with the text', 2)
  return unusable
    ? notApplying(read, unusable, evidenceFor(entries))
    : again(
        read,
        `I read ${isCutSurely ? pluralise(entries.length, 'entry', 'entries') : 'entries'} in the list of references and recognised no citation in the text.`,
        'Cite each work where you use it, by author and year or by its number.',
        evidenceFor(entries),
      )
}

/** Approved only where every citation was read, and every entry is one. */
function citationsListed({ missing, citations, list, areAllRead }: References): StudyCheck[] {
  const entered = about('citations-listed', 'Every citation has an entry in the list of references', 3)
  if (missing.length > 0)
    return [
      again(
        entered,
        `Not found in the list: ${inTurn(missing.map(nameMissing))}.`,
        'Add the missing entries, or correct the name or year where the two differ.',
        missing.map(({ citation: { sentence } }) => evidenceOf(sentence)),
      ),
    ]
  if (!areAllRead || !list.isCutSurely) return []
  return [
    passed(
      entered,
      `Each of the ${citations} citations I recognised leads to one of the ${list.entries.length} entries.`,
    ),
  ]
}

const inTurn = (works: readonly string[]) => firstFew(works, '; ', '; and ')

function nameMissing({ citation: { citation }, near }: MissingEntry): string {
  if (citation.number !== undefined) return `number ${citation.number}`
  const cited = `${citation.text.replace(/^[(\s]+|[)\s]+$/g, '').replace(/\s*\(/, ' ')}`
  if (!near) return cited
  return `${cited} is cited, the list has ${nameEntry(near.entry)}`
}

const nameEntry = ({ text, year, first }: ReferenceEntry) => {
  const opening = text.match(/[\p{L}][\p{L}'’ -]*/u)?.[0].trim() ?? ''
  // "C. Mumba" opens with an initial, and a reader cannot search for "C".
  const name =
    opening.length > 2
      ? opening
      : (text.match(/[\p{L}'’-]{2,}/gu) ?? []).find((one) => first.endsWith(unaccented(one)))
  return `${name ?? first} ${year}`.trim()
}
function referencesCited({ uncited, inDoubt, list }: References): StudyCheck[] {
  const cited = about('references-cited', 'Every entry in the list of references is cited', 2)
  const works = uncited.length
  if (works === 0)
    return inDoubt > 0 || !list.isCutSurely
      ? []
      : [passed(cited, `All ${list.entries.length} entries are cited in the text.`)]
  const of = list.isCutSurely ? ` of ${list.entries.length}` : ''
  return [
    again(
      cited,
      `${inDoubt > 0 ? 'At least ' : ''}${pluralise(works, 'entry', 'entries')}${of} ${works === 1 ? 'was' : 'were'} not found in the text: ${inTurn(uncited.map(nameEntry))}.`,
      'Take out what you did not use, or cite it where you did.',
      evidenceFor(uncited),
    ),
  ]
}

function recent(reading: ReadDocument, entries: readonly ReferenceEntry[]): StudyCheck[] {
  const age = ageOf(entries, reading)
  if (!age) return []
  const isRecent = about('references-recent', 'The literature is recent', 2)
  const spread = age.histogram.map(({ years, entries: of }) => `${years}: ${of}`).join(', ')
  const says = `Counted from ${age.isOwn ? `${age.from}, the year of the work` : `the newest entry (${age.from})`}, ${age.recent} of ${age.dated} dated entries (${share(age.recent, age.dated)}) are at most ${RECENT_YEARS} years old. By age: ${spread}.`
  const evidence = [age.oldest.evidence]
  return [
    age.recent / age.dated >= RECENT_SHARE
      ? passed(isRecent, says, evidence)
      : again(
          isRecent,
          says,
          'Look for work of the last five years on your question, and say why older work still stands.',
          evidence,
        ),
  ]
}

/** "Modified 2010" and a date of access are years too: such an entry is neither accused nor approved. */
const FOUR_DIGITS = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/

function dated({ entries, doubtful, isCutSurely }: References['list']): StudyCheck[] {
  const yearless = entries.filter(({ year }) => year === '')
  const undated = yearless.filter((entry) => !FOUR_DIGITS.test(entry.text) && !doubtful.has(entry))
  const year = about('references-dated', 'Every entry gives its year', 1)
  if (yearless.length === 0 && isCutSurely)
    return [passed(year, `All ${entries.length} entries give a year, or say that there is none.`)]
  if (undated.length === 0) return []
  const found = isCutSurely
    ? `${undated.length} of ${entries.length} entries`
    : pluralise(undated.length, 'entry', 'entries')
  return [
    again(
      year,
      `No year found in ${found}.`,
      'Add the year, or n.d. where the source gives none.',
      evidenceFor(undated),
    ),
  ]
}

function doubledCheck({ entries, isCutSurely }: References['list']): StudyCheck[] {
  const doubled = doubledEntries(entries)
  const single = about('references-once', 'Every entry stands in the list of references once', 1)
  if (doubled.length === 0)
    return isCutSurely ? [passed(single, `None of the ${entries.length} entries repeats another.`)] : []
  return [
    again(
      single,
      `${pluralise(doubled.length, 'entry repeats', 'entries repeat')} an earlier one: ${inTurn(doubled.map(({ entry }) => nameEntry(entry)))}.`,
      'Keep one of each.',
      doubled.flatMap(({ before, entry }) => [before.evidence, entry.evidence]),
    ),
  ]
}
