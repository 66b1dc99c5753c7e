/** One reference, as it is written in a list, as data: its labelled parts, each read by what it is. */
import { CLASS_OF } from '../parser/lexicon.ts'
import type { Label } from '../parser/model.ts'
import { parserOf, type Span } from '../parser/parse-labels.ts'
import type { Name, Reference } from '../reference.ts'
import { accessedIn, dateIn, isUndated } from './dates.ts'
import { kindOf } from './kind-of-work.ts'
import { peopleIn } from './names.ts'
import { editionIn, pagesIn, volumeIn } from './numbers.ts'

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

const LABEL = /^\s*(?:\[(\d{1,3})\][.:]?|\(?(\d{1,3})[.)])\s+(?=\S)/
const SAME_AUTHOR = /^\s*(?:[—–]{1,3}|[-_]{3,})[.,]?\s*/
/** Said of a source on the web in the middle of its title. */
const MEDIUM = /\s*\[(?:Internet|Online|on-?line)\]?/gi
const DOI = /\b(10\.\d{4,9}\/[^\s"<>]+?)[.,;)\]]*(?=\s|\[|$)/i
const URL = /\b((?:https?:\/\/|www\.)[^\s<>"]+?)[.,;)\]]*(?=\s|$)/i

export function readReference(written: string, id: string, before?: ReadReference): ReadReference {
  const whole = oneLine(written)
  const labelled = whole.match(LABEL)
  const bare = labelled ? whole.slice(labelled[0].length) : whole
  const repeats = SAME_AUTHOR.test(bare)
  const text = repeats ? bare.replace(SAME_AUTHOR, '') : bare
  const { spans } = parserOf()(repeats ? `Name, N. ${text}` : text)
  const parts = mended(partsOf(spans), spans)
  const people = repeats
    ? { names: before?.item.author ?? [], hasOthers: false, hasGap: false }
    : peopleIn(parts.author)
  const dated = dateIn(parts.date)
  const item = itemFrom(text, parts, people.names, id)
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

/** Lists by hand break lines and words; addresses are joined again. */
export const oneLine = (written: string): string =>
  written
    .slice(0, LONGEST_REFERENCE)
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(https?:\/\/)\s+(?=\S)/g, '$1')
    .replace(/(https?:\/\/\S*[^\s.,;)\]])\s(?!https?:|www\.)(?=\.?[a-z\d%_-]{1,40}(?:\.\w{1,6})*\/\S)/g, '$1')
    .trim()

type Parts = Record<Label, string>

/** Parts of one kind are joined; of titles, the longer run is the title and a short one beside it belongs to it. */
function partsOf(spans: readonly Span[]): Parts {
  const parts = Object.fromEntries(
    [
      'author',
      'title',
      'journal',
      'container',
      'date',
      'volume',
      'pages',
      'publisher',
      'location',
      'editor',
      'url',
      'doi',
      'number',
      'note',
      'genre',
      'edition',
      'series',
      'translator',
    ].map((label) => [label, '']),
  ) as Parts
  spans.forEach(({ label, text }, at) => {
    const before = spans[at - 1]
    const own = isTorn(before, { label, text }) ? before!.label : label
    parts[own] = parts[own] ? `${parts[own]} ${text}` : text
  })
  return parts
}

/** What the form of the parts gives away, where their labels do not fit together. */
function mended(parts: Parts, spans: readonly Span[]): Parts {
  const own = { ...parts }
  // "Malaria: current status. American Journal of …": a title that ends in a colon has not ended.
  const [subtitle, journal] = [
    own.journal.slice(0, own.journal.lastIndexOf('. ') + 1),
    own.journal.slice(own.journal.lastIndexOf('. ') + 2),
  ]
  if (/:\s*$/.test(own.title) && subtitle && journal) {
    own.title = `${own.title} ${subtitle}`
    own.journal = journal
  }
  // A book's publisher after its volume.
  if (
    own.journal &&
    !own.publisher &&
    !own.pages &&
    (isPublisher(own.journal) || (own.edition && hasPublisherWord(own.journal)))
  ) {
    own.publisher = own.journal
    own.journal = ''
  }
  if (own.container && !own.publisher && !own.pages && !own.editor && isPublisher(own.container)) {
    own.publisher = own.container
    own.container = ''
  }
  // Editors who open an entry and are not called so are its authors.
  if (
    !own.author &&
    spans[0]?.label === 'editor' &&
    !/\b(?:eds?|editors?|hrsg|hg|dir|coord)s?\b/i.test(spans[0].text)
  ) {
    own.author = spans[0].text
    own.editor = own.editor.slice(spans[0].text.length).trim()
  }
  // "Geneva: World Health Organization (2017) …": whoever stands before the year is the author.
  const first = spans.slice(0, 3).map(({ label }) => label)
  if (!own.author && (first[0] === 'publisher' || (first[0] === 'location' && first[1] === 'publisher')))
    own.author = spans.find(({ label }) => label === 'publisher')!.text
  return own
}

const classesIn = (text: string) =>
  (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((word) => CLASS_OF.get(word.toLowerCase()))
const hasPublisherWord = (text: string): boolean => classesIn(text).includes('publisher')

const isPublisher = (text: string): boolean => {
  const classes = classesIn(text)
  return (
    classes.includes('publisher') &&
    !classes.includes('journal') &&
    !classes.includes('proceedings') &&
    !/^\s*[“"]?in\b/i.test(text)
  )
}

/** A title goes on where nothing ends it: what follows without a sign is no container yet. */
const isTorn = (before: Span | undefined, { label, text }: Pick<Span, 'label' | 'text'>): boolean =>
  before?.label === 'title' &&
  label === 'container' &&
  /[\p{L}\p{N}]$/u.test(before.text) &&
  !/^(?:in\b|[“"(])/i.test(text)

const trimmed = (text: string): string =>
  text
    .replace(/^[\s.,:;)\]“”"‘’'«»&-]+(?=\S)/u, (found) => (/^['’]\p{Ll}/u.test(text) ? found : ''))
    .replace(/(?:[\s,;:([“"«]+|(?<!\b(?:p|Inc|Ltd|Co|etc|Jr|U\.S|J|vs))\.)+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()

function titleFrom(text: string): string {
  const isQuoted = /^[\s.,]*[“"‘'«]/.test(text)
  const title = trimmed(text).replace(isQuoted ? /[.,]?\s?[”"’'»]+\s*[.,]?$/u : /[.,]?[”"»]\s*[.,]?$/u, '')
  return balanced(title.replace(/\s+([,.:;?!])/g, '$1'))
}

const DEGREE =
  /(?:\bunpublished\s+)?(?:\b(?:[\p{L}’'.]{2,12}\s){1,2})(?:thesis|dissertation|research (?:report|project))\b/iu

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
  const issued =
    dateIn(parts.date).date ??
    numbers.year ??
    (isUndated(text) ? undefined : dateIn(withoutAddress(parts.note ? '' : text)).date)
  const container = trimmed(
    (parts.journal || parts.container).replace(MEDIUM, '').replace(/^[\s“"]*in[:\s]\s*/i, ''),
  )
  const pages = pagesIn(parts.pages || numbers.page)
  const editor = peopleIn(
    parts.editor.replace(/^\s*in[:\s]\s*/i, '').replace(/\b(?:edited by|ed\. by)\b/gi, ''),
  ).names
  const labelled = trimmed(parts.genre.replace(/[[\]()]/g, ''))
  const genre = /thes|dissert|research/i.test(labelled)
    ? (`${parts.note} ${parts.genre}`
        .replace(/[[\]()]/g, '')
        .match(DEGREE)?.[0]
        .trim() ?? labelled)
    : labelled
  const found: Omit<Reference, 'id' | 'type'> = {
    ...(author.length > 0 ? { author } : {}),
    ...(editor.length > 0 ? { editor } : {}),
    ...given(
      'translator',
      peopleIn(parts.translator.replace(/\btrans(?:lated)?\.?\s+(?:by\s+)?/gi, '')).names,
    ),
    ...(issued ? { issued } : {}),
    ...text1('title', titleFrom(parts.title.replace(MEDIUM, ''))),
    ...text1('container-title', container.replace(/[”"’]$/, '')),
    ...text1('collection-title', trimmed(parts.series)),
    ...text1('volume', numbers.volume),
    ...text1('issue', numbers.issue),
    ...text1('page', pages),
    ...text1('edition', editionIn(parts.edition)),
    ...text1('publisher', trimmed(parts.publisher)),
    ...text1('publisher-place', trimmed(parts.location.replace(/[[\]()]/g, ''))),
    ...text1('genre', genre),
    ...text1('DOI', doi?.replace(/^doi:?\s*/i, '') ?? ''),
    ...text1(
      'URL',
      url && !/\/\/(?:dx\.)?doi\.org\//i.test(url) ? (url.startsWith('www.') ? `https://${url}` : url) : '',
    ),
    ...text1(
      'number',
      parts.note.match(/\b(?:Report|Paper|Technical Report|Working Paper|Series)\s+No\.?\s*([\w-]+)/i)?.[1] ??
        '',
    ),
  }
  const accessed = accessedIn(text)
  const type = kindOf(found, {
    text,
    hasJournal: parts.journal !== '' && container !== '',
    container,
    genre: parts.genre,
    isFullDate: (issued?.['date-parts']?.[0]?.length ?? 0) > 1,
  })
  return { id, type, ...found, ...(accessed ? { accessed } : {}) }
}

const withoutAddress = (text: string) =>
  text
    .replace(/(?:https?:|www\.|doi:?\s?10\.)\S+/gi, ' ')
    .replace(/\[?\b(?:cited|accessed|retrieved)\b.*$/i, ' ')

const text1 = (key: keyof Reference, value: string): Partial<Reference> => (value ? { [key]: value } : {})
const given = (key: 'translator', names: Name[]): Partial<Reference> =>
  names.length > 0 ? { [key]: names } : {}
