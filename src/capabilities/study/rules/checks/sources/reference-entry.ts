/** One entry of a list of references, in any style: authors, year, title, and its number if it has one. */

import { readReference } from '#capabilities/references/engine.index.ts'
import type { StudyEvidence } from '../../document/evidence.ts'

export type ReferenceEntry = EntryText & {
  /** Surname or institution the entry is filed under, in lower case without accents. */
  first: string
  /** Every name and initial before the year or title, plain. */
  authors: ReadonlySet<string>
  isInstitution: boolean
  /** Abbreviations it may be cited by: 'who' for the World Health Organization. */
  acronyms: ReadonlySet<string>
  /** '2019', '2019a', 'n.d.', 'in press'; empty if none was found. */
  year: string
  /** Read when first asked for: it costs a millisecond. */
  readonly title: string
  label: number | null
  hasDoi: boolean
}

const LABEL = /^\s*(?:\[(\d{1,3})\][.:]?|\(?(\d{1,3})[.)])\s*/
const SAME_AUTHOR = /^\s*(?:[—–]{1,3}|[-_]{3,})[.,]?\s*/
const UNDATED = String.raw`n\.\s?d\.?|in press|forthcoming`
const IN_BRACKETS = new RegExp(
  String.raw`[([](?:c\.\s*|\d{4}/|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?\s)?((?:1[6-9]|20)\d\d[a-z]?|${UNDATED})(?:[,;.–-][^()]{0,30})?[)\]]`,
  'iu',
)
const AFTER_NAMES = new RegExp(String.raw`[.,:]\s*((?:1[6-9]|20)\d\d[a-z]?|${UNDATED})[.,:;]`, 'i')
/** '15;1987' is a volume and its page. */
const ANY_YEAR =
  /(?<![\d–-]|\d[;:]\s?)((?:1[6-9]|20)\d\d[a-z]?)(?=\s*(?:\p{Lu}\p{Ll}{2}[^;.]{0,12})?[;:.,)\]]|\s*$)/gu
const INSTITUTION =
  /\b(?:Ministry|Bank|Organi[sz]ation|University|Agency|Office|Department|Council|Commission|Association|Institute|Cent(?:re|er)|Committee|Programme|Program|Fund|Government|Republic|Zambia|Nations|Union|Board|Society|Authority|Services?|Statistics|International|World|National|Foundation|Alliance|Network|Company|Group|Ltd|Inc|Secretariat|College|Assembly|Parliament|Federation|Bureau|UN\w*|of)\b/
/** "WHO 2010. Monographs …": letters, a year and a stop. */
const AFTER_LETTERS = /^\p{Lu}{2,8}()\s((?:1[6-9]|20)\d\d[a-z]?)[.,:;]/u
/** "Lim, TK & Tan, AB 2010, Edible plants, …": a year after initials, with nothing around it. */
const AFTER_INITIALS = /(?<=\s(?:\p{Lu}\.?[\s-]?){1,4})\s((?:1[6-9]|20)\d\d[a-z]?)[,.:;]\s/u
const NAME_OR_INITIALS = /^(?:(?:\p{Ll}{1,3}|\p{Lu}[\p{L}'’-]*\.?)\s?){1,4}$/u
const ADDRESS = /(?:https?:|www\.|doi:?\s?10\.)\S+/gi
const WORD_BEFORE_STOP = /\p{Ll}{3}[\p{L}]*\.\s+\p{L}/u

export const unaccented = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘`]/g, "'").toLowerCase().trim()

export type EntryText = {
  /** The start of the entry: it may be split over several blocks. */
  evidence: StudyEvidence
  text: string
}

export function parseEntry({ evidence, text: whole }: EntryText, before?: ReferenceEntry): ReferenceEntry {
  const labelled = whole.match(LABEL)
  const text = labelled ? whole.slice(labelled[0].length) : whole
  const { head, year } = cutAtYear(text)
  let title: string | undefined
  const repeats = SAME_AUTHOR.test(head) && before
  const author = repeats ? before : firstOf(head)
  return {
    evidence,
    text: whole,
    first: author.first,
    authors: repeats ? before.authors : entryNames(head),
    isInstitution: author.isInstitution,
    acronyms: repeats ? before.acronyms : acronymsOf(head),
    year,
    get title() {
      title ??= readReference(whole, '').item.title ?? ''
      return title
    },
    label: labelled ? Number(labelled[1] ?? labelled[2]) : null,
    hasDoi: /\bdoi\b|\b10\.\d{4,}\//i.test(whole),
  }
}

function cutAtYear(text: string): { head: string; year: string } {
  for (const pattern of [IN_BRACKETS, AFTER_NAMES]) {
    const match = text.match(pattern)
    if (!match || match.index! > 600) continue
    const head = text.slice(0, match.index)
    // Names have stops after initials only: a stop after a word means the title has begun.
    if (WORD_BEFORE_STOP.test(head.replace(/\b(?:al|eds?|Jr|Sr|St)\.\s/gi, ' '))) continue
    if (/[“”"]|[‘](?=\p{Lu}\p{Ll}+\s)/u.test(head)) continue
    return { head, year: yearOf(match[1]!) }
  }
  const named = text.match(AFTER_INITIALS)
  const names = named ? text.slice(0, named.index) : ''
  if (named && names.length < 600 && headParts(names).every((part) => NAME_OR_INITIALS.test(part)))
    return { head: names, year: named[1]! }
  const lettered = text.match(AFTER_LETTERS)
  if (lettered) {
    const at = lettered[0].search(/\s/)
    return { head: text.slice(0, at), year: lettered[2]! }
  }
  const quote = text.search(/[“"]|(?<=[\s,])[‘'](?=\p{Lu})/u)
  const stop = text.search(/(?<=\p{Ll}{2}|\p{Ll}\s\p{Lu}{1,3})\.\s+(?=[\p{Lu}\d“"‘[])/u)
  // "Banda, T. Goats and grass, https://…": after initials, if nothing else separates the name from the title.
  const initials = text.search(/(?<=\p{Ll},\s(?:\p{Lu}\.\s?){0,2}\p{Lu})\.\s+(?=\p{Lu}\p{Ll}{2})/u)
  const end = [quote, stop].filter((at) => at > 1).sort((a, b) => a - b)[0] ?? initials
  const year = yearAmong(text)
  return { head: text.slice(0, Math.max(0, end)), year }
}

/** Of several years, the one before a volume, or the last; access dates and addresses do not count. */
function yearAmong(text: string): string {
  const whole = text.replace(/\[?cited[^\]]*\]?/gi, '').replace(ADDRESS, '')
  const published = whole.replace(/\b(?:accessed|retrieved)\b.*$/i, '')
  // A year in a title in quotation marks is the subject of the work.
  const services = published.replace(/[“"][^”"]{15,300}[”"]/g, ' ')
  const isTitled = services !== published
  for (const one of isTitled ? [services] : [published, whole]) {
    const dated = [...one.matchAll(ANY_YEAR)]
    const year = dated.find(({ index, 0: found }) => one[index + found.length] === ';') ?? dated.at(-1)
    if (year) return year[1]!
  }
  return ''
}

const yearOf = (written: string) =>
  /^n/i.test(written) ? 'n.d.' : /^[if]/i.test(written) ? 'in press' : written

const headParts = (head: string) =>
  head
    .replace(/\((?:eds?|comp|trans)\.?\)|,?\s*\bet\.?\s+al\b\.?|[.,:;]+\s*$/gi, '')
    .split(/\s*(?:,|;|&|\band\b|\bund\b)\s*/)
    .map((part) => part.trim())
    .filter(Boolean)

function firstOf(head: string): { first: string; isInstitution: boolean } {
  const [own = '', next = ''] = headParts(head)
  const bare = own.replace(/\s*[([][^)\]]*[)\]]\s*/g, ' ').trim()
  const words = bare.split(/\s+/)
  const nextIsInitials = /^(?:\p{Lu}\.?[\s-]?){1,4}$/u.test(next)
  if (words.length > 1 && INSTITUTION.test(bare) && !nextIsInitials)
    return { first: unaccented(bare.replace(/\.$/, '').replace(/^The\s/, '')), isInstitution: true }
  const initialsLast = bare.match(/^(.*\p{Ll}.*?)\s+(?:\p{Lu}{1,3}|(?:\p{Lu}\.){1,3})$/u)
  // "BandaE, Phiri M.": the space was left out.
  const joined = words.length === 1 ? bare.match(/^(\p{Lu}\p{Ll}{2,})\p{Lu}{1,2}$/u) : null
  if (joined && headParts(head).length > 1) return { first: unaccented(joined[1]!), isInstitution: false }
  const initialsFirst = bare.match(/^(?:\p{Lu}\.[\s-]?)+\s*(.+)$/u)
  if (initialsLast) return { first: unaccented(initialsLast[1]!), isInstitution: false }
  if (initialsFirst) return { first: unaccented(initialsFirst[1]!), isInstitution: false }
  // A full name written in its natural order is filed under its last word.
  if (words.length > 1 && !nextIsInitials && !isGivenName(next))
    return {
      first: unaccented(bare.match(/(?:(?<!\p{L})(?:van|von|der|den|de|da|du)\s+)*\S+$/u)?.[0] ?? bare),
      isInstitution: false,
    }
  return {
    first: unaccented(bare.replace(/\.$/, '')),
    isInstitution: words.length === 1 && /\p{Lu}.*\p{Lu}/u.test(bare),
  }
}

/** 'Sakala, Monica A.': a name with an initial after a name means the first was inverted. */
const isGivenName = (part: string) => /^\p{Lu}\p{Ll}+(?:\s+\p{Lu}\.?)+$/u.test(part)

const entryNames = (head: string): ReadonlySet<string> =>
  new Set(unaccented(head).match(/[\p{L}][\p{L}'-]*\p{L}/gu) ?? [])

function acronymsOf(head: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, letters] of head.matchAll(/[([]\s*([\p{L}]{2,10})\s*[)\]]/gu)) found.add(unaccented(letters!))
  for (const part of [head, headParts(head)[0] ?? '']) {
    const words = part.replace(/[([][^)\]]*[)\]]/g, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? []
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
    if (capitals.length > 1 && capitals.length < 9) {
      found.add(unaccented(capitals.map((word) => word[0]).join('')))
      // MoH and BoZ include the small words.
      found.add(unaccented(words.map((word) => word[0]).join('')))
    }
  }
  return found
}
