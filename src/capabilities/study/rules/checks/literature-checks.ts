/** What the list of references and the citations show. Where the list could not be read, one check says so. */
import { counted } from '#kit/counted.ts'
import { evidenceOf } from '../evidence.ts'
import type { Reading } from '../reading.ts'
import type { Check } from './check.ts'
import { ageOf, ownWorks, RECENT_YEARS } from './citation-age.ts'
import type { MissingEntry, References } from './match-citations.ts'
import type { ReferenceEntry } from './reference-entry.ts'
import { makeCheck, share, shown } from './say.ts'

const LITERATURE = { area: 'literature' } as const
const RECENT_SHARE = 0.3
const OWN_SHARE = 0.25

export function literatureChecks(reading: Reading, references: References): Check[] {
  const { list } = references
  if (list.unusable)
    return [
      makeCheck('references-read', {
        ...LITERATURE,
        label: 'The list of references can be matched with the text',
        outcome: 'does not apply',
        says: list.unusable,
        weight: 2,
        evidence: shown(list.entries.map(({ evidence }) => evidence)),
      }),
    ]
  if (references.citations === 0) return [noCitations(references)]
  return [
    citationsListed(references),
    referencesCited(references),
    oneStyle(references),
    ...recent(reading, list.entries),
    ...own(reading, list.entries),
    dated(list.entries),
  ]
}

const noCitations = ({ list }: References): Check =>
  makeCheck('references-read', {
    ...LITERATURE,
    label: 'The list of references can be matched with the text',
    outcome: 'look again',
    says: `I read ${counted(list.entries.length, 'entry', 'entries')} in the list of references and recognised no citation in the text.`,
    advice: 'Cite each work where you use it, by author and year or by its number.',
    weight: 2,
    evidence: shown(list.entries.map(({ evidence }) => evidence)),
  })

function citationsListed({ missing, citations, list }: References): Check {
  const works = missing.length
  return makeCheck('citations-listed', {
    ...LITERATURE,
    label: 'Every citation has an entry in the list of references',
    outcome: works === 0 ? 'passed' : 'look again',
    says:
      works === 0
        ? `Each of the ${citations} citations I recognised leads to one of the ${list.entries.length} entries.`
        : `Not found in the list: ${shown(missing).map(nameMissing).join('; ')}${more(works)}.`,
    advice: 'Add the missing entries, or correct the name or year where the two differ.',
    weight: 3,
    evidence: shown(missing.map(({ citation: { sentence } }) => evidenceOf(sentence))),
  })
}

const more = (all: number) => (all > 5 ? `; and ${all - 5} more` : '')

function nameMissing({ citation: { citation }, near }: MissingEntry): string {
  if (citation.number !== undefined) return `number ${citation.number}`
  const cited = `${citation.text.replace(/^[(\s]+|[)\s]+$/g, '').replace(/\s*\(/, ' ')}`
  if (!near) return cited
  return `${cited} is cited, the list has ${nameEntry(near.entry)}`
}

const nameEntry = ({ text, year, first }: ReferenceEntry) =>
  `${
    text
      .match(/[\p{L}][\p{L}'’ -]*/u)?.[0]
      .trim()
      .slice(0, 40) ?? first
  } ${year}`

function referencesCited({ uncited, list }: References): Check {
  const works = uncited.length
  return makeCheck('references-cited', {
    ...LITERATURE,
    label: 'Every entry in the list of references is cited',
    outcome: works === 0 ? 'passed' : 'look again',
    says:
      works === 0
        ? `All ${list.entries.length} entries are cited in the text.`
        : `${counted(works, 'entry', 'entries')} of ${list.entries.length} ${works === 1 ? 'was' : 'were'} not found in the text: ${shown(uncited).map(nameEntry).join('; ')}${more(works)}.`,
    advice: 'Take out what you did not use, or cite it where you did.',
    weight: 2,
    evidence: shown(uncited.map(({ evidence }) => evidence)),
  })
}

function oneStyle({ otherStyle, style }: References): Check {
  const isMixed = otherStyle.length > 0
  return makeCheck('citation-style', {
    ...LITERATURE,
    label: 'One style of citation is used throughout',
    outcome: isMixed ? 'look again' : 'passed',
    says: isMixed
      ? `Most citations are ${style === 'numbered' ? 'numbers' : 'by author and year'}, and ${otherStyle.length} are in the other style, such as “${otherStyle[0]!.citation.text}”.`
      : `The citations I recognised are all ${style === 'numbered' ? 'numbers' : 'by author and year'}.`,
    advice: 'Choose the style your department asks for and use it everywhere.',
    weight: 1,
    evidence: shown(otherStyle.map(({ sentence }) => evidenceOf(sentence))),
  })
}

function recent(reading: Reading, entries: readonly ReferenceEntry[]): Check[] {
  const age = ageOf(entries, reading)
  if (!age) return []
  const isRecent = age.recent / age.dated >= RECENT_SHARE
  const spread = age.histogram.map(({ years, entries: of }) => `${years}: ${of}`).join(', ')
  return [
    makeCheck('references-recent', {
      ...LITERATURE,
      label: 'The literature is recent',
      outcome: isRecent ? 'passed' : 'look again',
      says: `Counted from ${age.from}, ${age.recent} of ${age.dated} dated entries (${share(age.recent, age.dated)}) are at most ${RECENT_YEARS} years old. By age: ${spread}.`,
      advice: 'Look for work of the last five years on your question, and say why older work still stands.',
      weight: 2,
      evidence: [age.oldest.evidence],
    }),
  ]
}

function own(reading: Reading, entries: readonly ReferenceEntry[]): Check[] {
  const works = ownWorks(entries, reading.authors)
  if (!works) return []
  const isMuch = works.length / entries.length > OWN_SHARE
  return [
    makeCheck('references-own', {
      ...LITERATURE,
      label: 'The list does not lean on the author’s own work',
      outcome: isMuch ? 'look again' : 'passed',
      says:
        works.length === 0
          ? `None of the ${entries.length} entries seems to be by the author of this document.`
          : `${works.length} of ${entries.length} entries (${share(works.length, entries.length)}) ${works.length === 1 ? 'seems' : 'seem'} to be by the author of this document.`,
      advice: 'Add the work of others on the same question.',
      weight: 1,
      evidence: shown(works.map(({ evidence }) => evidence)),
    }),
  ]
}

function dated(entries: readonly ReferenceEntry[]): Check {
  const undated = entries.filter(({ year }) => year === '')
  return makeCheck('references-dated', {
    ...LITERATURE,
    label: 'Every entry gives its year',
    outcome: undated.length === 0 ? 'passed' : 'look again',
    says:
      undated.length === 0
        ? `All ${entries.length} entries give a year, or say that there is none.`
        : `No year found in ${undated.length} of ${entries.length} entries.`,
    advice: 'Add the year, or n.d. where the source gives none.',
    weight: 1,
    evidence: shown(undated.map(({ evidence }) => evidence)),
  })
}
