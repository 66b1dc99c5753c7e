/** One reference, as it is written in a list, as data: its labelled parts, each read by what it is. */
import { parserOf } from '../parser/parse-labels.ts'
import type { Name, Reference } from '../reference.ts'
import { accessedIn, dateIn, isUndated } from './dates.ts'
import { kindOf } from './kind-of-work.ts'
import { peopleIn } from './names.ts'
import { editionIn, pagesIn, volumeIn } from './numbers.ts'
import { type Parts, partsFrom } from './parts.ts'

export type ReadReference = {
  /** As it was written, on one line. */
  text: string
  item: Reference
  /** [12] or 12. before it. */
  label: number | null
  /** The a of 2019a. */
  letter: string
  /** 'et al.' in the list. */
  hasOthers: boolean
  /** Authors left out before the last. */
  hasGap: boolean
  /** Written with a line for the authors of the entry before. */
  repeatsAuthor: boolean
  undated: boolean
  /** What the student's own library added, in a sentence. */
  fromLibrary?: string
}

export const LONGEST_REFERENCE = 2500

const LABEL = /^\s*(?:\[(\d{1,3})\][.:]?\s*|\(?(\d{1,3})[.)]\s+)(?=\S)/
const SAME_AUTHOR = /^\s*(?:[—–]{1,3}|[-_]{3,})[.,]?\s*/
/** Said of a source on the web in the middle of its parts; the day it was read is taken from the whole. */
const ONLINE =
  /\s*\[(?:Internet|Online|on-?line)\]|\s*\[(?:cited|accessed|viewed|retrieved)\s[^\]]{3,30}\](?:\s*(?=;))?/gi
const MEDIUM = /\s*\[(?:Internet|Online|on-?line)\]?/gi
const DOI = /\b(10\.\d{4,9}\/[^\s"<>]+?)[.,;)\]]*(?=\s|\[|$)/i
const URL = /\b((?:https?:\/\/|www\.)[^\s<>"]+?)[.,;)\]]*(?=\s|$)/i

export function readReference(written: string, id: string, before?: ReadReference): ReadReference {
  const whole = oneLine(written)
  const labelled = whole.match(LABEL)
  const bare = labelled ? whole.slice(labelled[0].length) : whole
  const repeats = SAME_AUTHOR.test(bare)
  const text = repeats ? bare.replace(SAME_AUTHOR, '') : bare
  const plain = text
    .replace(ONLINE, '')
    .replace(/\((?:no date|undated)\)/i, '(n.d.)')
    .replace(/\s+/g, ' ')
  const parts = partsFrom(parserOf()(repeats ? `Name, N. ${plain}` : plain).spans)
  const people = repeats
    ? { names: before?.item.author ?? [], hasOthers: false, hasGap: false }
    : peopleIn(parts.author)
  const dated = dateIn(parts.date)
  const item = lawIn(text, id) ?? itemFrom(text, parts, people.names, id)
  return {
    text: whole,
    item,
    label: labelled ? Number(labelled[1] ?? labelled[2]) : null,
    letter: dated.letter ?? '',
    hasOthers: people.hasOthers,
    hasGap: people.hasGap,
    repeatsAuthor: repeats,
    undated: isUndated(text.slice(0, 200)) && !item.issued,
  }
}

/** "Environmental Management Act, No. 12 of 2011 (Zambia).": a law by its name and number alone. */
const LAW_ALONE =
  /^((?:The\s)?(?:\p{Lu}[\p{L}’'-]+|and|of|\(\p{Lu}[\p{L}\s]+\))(?:,?\s(?:\p{Lu}[\p{L}’'-]+|and|of|for|the|\(\p{Lu}[\p{L}\s]+\)))*\sAct,?\s(?:\(?No\.?|Number)\s?\d+\s?(?:of|\/)\s?(\d{4})\)?)(?:,?\s(?:\(\p{Lu}[\p{L}\s]+\)|\p{Lu}\p{L}+))?\.?$/u

function lawIn(text: string, id: string): Reference | null {
  const law = text.match(LAW_ALONE)
  return law
    ? { id, type: 'legislation', title: law[1]!, issued: { 'date-parts': [[Number(law[2])]] } }
    : null
}

/** Lists by hand break lines and words; addresses are joined again. */
export const oneLine = (written: string): string =>
  written
    .slice(0, LONGEST_REFERENCE)
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}[,;])(?=https?:)/gu, ' ')
    .replace(/<\s?((?:https?:|www\.)[^\s<>]+)\s?>/g, '$1')
    .replace(/(https?:\/\/)\s+(?=\S)/g, '$1')
    .replace(/(https?:\/\/\S*[^\s.,;)\]])\s(?!https?:|www\.)(?=\.?[a-z\d%_-]{1,40}(?:\.\w{1,6})*\/\S)/g, '$1')
    .trim()

const trimmed = (text: string): string =>
  text
    .replace(/^[\s.,:;)\]“”"‘’'«»&-]+(?=\S)/u, (found) => (/^['’]\p{Ll}/u.test(text) ? found : ''))
    .replace(/(?:[\s,;:([“"«]|(?<!\b(?:p|Inc|Ltd|Co|etc|Jr|U\.S|U\.K|D\.C|J|vs))\.)+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()

function titleFrom(text: string): string {
  const isQuoted = /^[\s.,]*[“"‘'«]/.test(text)
  const title = trimmed(text).replace(isQuoted ? /[.,]?\s?[”"’'»]+\s*[.,]?$/u : /[.,]?[”"»]\s*[.,]?$/u, '')
  return balanced(title.replace(/\s+([,.:;?!])/g, '$1'))
}

const DEGREE =
  /(?:\bunpublished\s+)?(?:\b(?:[\p{L}’'.]{2,12}\s){1,2})(?:thesis|dissertation|research (?:report|project))\b/iu

/** "17(2):R42": the page of an article that has a number instead. */
const AFTER_ISSUE = /\d\s?\(\d[^()]{0,12}\)\s?:\s?(\p{Lu}?\d+(?:\s?[-–]\s?\p{Lu}?\d+)?)/u
const PRESENTED = /^(paper|poster) presented (?:at|to|during) (?:the )?(\p{Lu}.+)$/iu
const SOFTWARE = /\[?computer (?:software|program)\]?\.?/i

/** A closing sign whose opening sign was cut off goes, and the other way about. */
function balanced(text: string): string {
  const opens = (text.match(/[([]/g) ?? []).length
  const closes = (text.match(/[)\]]/g) ?? []).length
  if (opens > closes) return text.replace(/\s*[([]([^([)\]]*)$/, ' $1').trim()
  if (closes > opens) return text.replace(/[)\]]$/, '').trim()
  return text
}

function itemFrom(text: string, parts: Parts, author: Name[], id: string): Reference {
  const doi = `${parts.doi} ${parts.url} ${parts.note}`.match(DOI)?.[1] ?? text.match(DOI)?.[1]
  const url = (parts.url || text).match(URL)?.[1]
  const numbers = volumeIn(`${parts.volume}`)
  const told = parts.title
    ? null
    : parts.note.match(/personal (?:communication|interview|correspondence)|interview/i)
  const dated = dateIn(told ? `${parts.date} ${parts.note}` : parts.date)
  const issued =
    dated.date ??
    numbers.year ??
    (isUndated(text) ? undefined : dateIn(withoutAddress(parts.note ? '' : text)).date)
  const within = trimmed(
    (parts.journal || parts.container).replace(MEDIUM, '').replace(/^[\s“"]*in[:\s]\s*/i, ''),
  )
  const meeting = within.match(PRESENTED)
  const container = meeting ? '' : within
  const place = trimmed(parts.location.replace(/[[\]()]/g, ''))
  const version = parts.title.match(/\s*\(version\s+([\w.]+)\)/i)
  const pages = pagesIn(parts.pages || numbers.page || (numbers.volume && text.match(AFTER_ISSUE)?.[1]) || '')
  const editor = peopleIn(
    parts.editor.replace(/^\s*in[:\s]\s*/i, '').replace(/\b(?:edited by|ed\. by)\b/gi, ''),
  ).names
  const labelled = trimmed(parts.genre.replace(/[[\]()]/g, ''))
  const genre = told
    ? `${told[0][0]!.toUpperCase()}${told[0].slice(1).toLowerCase()}`
    : meeting
      ? `${meeting[1]!.toLowerCase() === 'poster' ? 'Poster' : 'Paper'} presentation`
      : /thes|dissert|research/i.test(labelled)
        ? (`${parts.note} ${parts.genre}`
            .replace(/[[\]()]/g, '')
            .match(DEGREE)?.[0]
            .trim() ?? labelled)
        : labelled
  const accessed = accessedIn(text)
  const found: Omit<Reference, 'id' | 'type'> = {
    ...(accessed ? { accessed } : {}),
    ...(author.length > 0 ? { author } : {}),
    ...(editor.length > 0 ? { editor } : {}),
    ...given(
      'translator',
      peopleIn(parts.translator.replace(/\btrans(?:lated)?\.?\s+(?:by\s+)?/gi, '')).names,
    ),
    ...(issued ? { issued } : {}),
    ...text1('title', titleFrom(parts.title.replace(version?.[0] ?? '', '').replace(MEDIUM, ''))),
    ...text1('container-title', container.replace(/[”"’]$/, '')),
    ...text1('collection-title', trimmed(parts.series)),
    ...text1('volume', numbers.volume),
    ...text1('issue', numbers.issue),
    ...text1('page', pages),
    ...text1('edition', editionIn(parts.edition)),
    ...text1('publisher', trimmed(parts.publisher || (version ? parts.note.replace(SOFTWARE, '') : ''))),
    ...text1('publisher-place', place),
    ...text1('event-place', meeting ? place : ''),
    ...text1('event-title', meeting?.[2] ?? ''),
    ...text1('archive', trimmed(parts.archive)),
    ...text1('version', version?.[1] ?? ''),
    ...(dated.original ? { 'original-date': dated.original } : {}),
    ...text1('genre', genre || (version && SOFTWARE.test(parts.note) ? 'Computer software' : '')),
    ...text1('DOI', doi?.replace(/^doi:?\s*/i, '') ?? ''),
    ...text1(
      'URL',
      url && !/\/\/(?:dx\.)?doi\.org\//i.test(url) ? (url.startsWith('www.') ? `https://${url}` : url) : '',
    ),
    ...text1(
      'number',
      parts.note.match(/\b(?:Report|Paper|Technical Report|Working Paper|Series)\s+No\.?\s*([\w-]+)/i)?.[1] ??
        parts.note.match(/\(?\b(\p{Lu}{1,4}(?:\/[\p{Lu}\d.]+){1,5})\)?/u)?.[1] ??
        '',
    ),
  }
  const type = kindOf(found, {
    text,
    hasJournal: parts.journal !== '' && container !== '',
    container,
    genre: parts.genre,
    isFullDate: (issued?.['date-parts']?.[0]?.length ?? 0) > 1,
  })
  return { id, type, ...found }
}

const withoutAddress = (text: string) =>
  text
    .replace(/(?:https?:|www\.|doi:?\s?10\.)\S+/gi, ' ')
    .replace(/\[?\b(?:cited|accessed|retrieved)\b.*$/i, ' ')

const text1 = (key: keyof Reference, value: string): Partial<Reference> => (value ? { [key]: value } : {})
const given = (key: 'translator', names: Name[]): Partial<Reference> =>
  names.length > 0 ? { [key]: names } : {}
