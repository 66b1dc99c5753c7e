/** RIS, as Zotero, Mendeley and EndNote write and read it. */
import type { Name, PartialDate, Reference, ReferenceType } from '../reference.ts'

const TYPES: readonly [string, ReferenceType][] = [
  ['JOUR', 'article-journal'],
  ['MGZN', 'article-magazine'],
  ['NEWS', 'article-newspaper'],
  ['BOOK', 'book'],
  ['CHAP', 'chapter'],
  ['CONF', 'paper-conference'],
  ['CPAPER', 'paper-conference'],
  ['DATA', 'dataset'],
  ['ENCYC', 'entry-encyclopedia'],
  ['CASE', 'legal_case'],
  ['STAT', 'legislation'],
  ['LEGAL', 'legislation'],
  ['BILL', 'legislation'],
  ['MANSCPT', 'manuscript'],
  ['UNPB', 'manuscript'],
  ['PCOMM', 'personal_communication'],
  ['RPRT', 'report'],
  ['GOVDOC', 'report'],
  ['COMP', 'software'],
  ['SLIDE', 'speech'],
  ['THES', 'thesis'],
  ['ELEC', 'webpage'],
  ['BLOG', 'webpage'],
  ['EBOOK', 'book'],
  ['EJOUR', 'article-journal'],
  ['EDBOOK', 'book'],
  ['ECHAP', 'chapter'],
  ['JFULL', 'article-journal'],
  ['INPR', 'article'],
  ['GEN', 'article'],
]
const typeOf = (code: string): ReferenceType =>
  TYPES.find(([own]) => own === code.toUpperCase())?.[1] ?? 'article'
const codeOf = (type: ReferenceType): string => TYPES.find(([, own]) => own === type)?.[0] ?? 'GEN'

const TAG = /^\s*([A-Z][A-Z0-9])\s{1,2}-\s?(.*)$/

type Fields = [tag: string, value: string][]

export function readRis(text: string): Reference[] {
  const found: Reference[] = []
  let fields: Fields = []
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const tagged = line.match(TAG)
    if (!tagged) {
      const last = fields.at(-1)
      if (last && line.trim()) last[1] = `${last[1]} ${line.trim()}`.trim()
      continue
    }
    const [, tag, value] = tagged
    if (tag === 'ER') {
      if (fields.length > 0) found.push(itemFrom(fields, found.length))
      fields = []
    } else if (tag === 'TY' && fields.length > 0) {
      // Some exports leave the end of an entry out.
      found.push(itemFrom(fields, found.length))
      fields = [[tag, value!.trim()]]
    } else if (value!.trim()) fields.push([tag!, value!.trim()])
  }
  if (fields.length > 0) found.push(itemFrom(fields, found.length))
  return found
}

function itemFrom(fields: Fields, at: number): Reference {
  const first = (...tags: string[]) =>
    tags.map((tag) => fields.find(([own]) => own === tag)?.[1]).find(Boolean)
  const all = (...tags: string[]) => fields.filter(([own]) => tags.includes(own)).map(([, value]) => value)
  const type = typeOf(first('TY') ?? 'GEN')
  const isPart =
    type === 'chapter' ||
    type === 'paper-conference' ||
    type.startsWith('article') ||
    type === 'entry-encyclopedia'
  const issued = dateFrom(first('DA'), first('PY', 'Y1'))
  const [from, to] = [first('SP'), first('EP')]
  const authors = all('AU', 'A1').map(nameFrom)
  const editors = all('ED', ...(type === 'book' ? [] : ['A2'])).map(nameFrom)
  const doi = first('DO')?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
  const serial = first('SN')
  return withoutEmpty({
    id: first('ID') ?? `ris-${at + 1}`,
    type,
    author: authors,
    editor: editors,
    translator: all('A4').map(nameFrom),
    issued,
    accessed: dateFrom(first('Y2'), undefined),
    title: first('TI', 'T1', 'CT', 'BT'),
    'container-title': isPart ? first('T2', 'JF', 'JO', 'BT', 'JA') : undefined,
    'collection-title': first('T3') ?? (isPart || type === 'speech' ? undefined : first('T2')),
    volume: first('VL'),
    issue: first('IS'),
    page: from ? (to && to !== from && !from.includes('-') ? `${from}-${to}` : from) : undefined,
    edition: type === 'software' ? undefined : first('ET'),
    version: type === 'software' ? first('ET') : undefined,
    'event-title': type === 'speech' ? first('T2') : undefined,
    'event-place': type === 'speech' ? first('CY') : undefined,
    archive: first('DB'),
    'original-date': dateFrom(first('OP'), undefined),
    publisher: first('PB'),
    'publisher-place': first('CY', 'PP'),
    genre: first('M3'),
    number: type === 'report' || type === 'legislation' ? first('M1') : undefined,
    DOI: doi,
    URL: first('UR', 'LK'),
    ISBN: type.startsWith('article') ? undefined : serial,
    ISSN: type.startsWith('article') ? serial : undefined,
    abstract: first('AB', 'N2'),
    keyword: all('KW').join(', ') || undefined,
    language: first('LA'),
    note: all('N1').join(' ') || undefined,
  })
}

function withoutEmpty(item: { id: string; type: ReferenceType } & Record<string, unknown>): Reference {
  const kept = Object.entries(item).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept) as unknown as Reference
}

/** "Banda, Thoko, Jr."; a name without a comma is an institution. */
function nameFrom(written: string): Name {
  const [family = '', given, suffix] = written.split(/\s*,\s*/)
  if (given === undefined || given === '') return { literal: family }
  const particle = family.match(/^((?:\p{Ll}[\p{L}'’-]*\s)+)(.+)$/u)
  return {
    family: particle ? particle[2]! : family,
    given,
    ...(particle ? { 'non-dropping-particle': particle[1]!.trim() } : {}),
    ...(suffix ? { suffix } : {}),
  }
}

/** "2019/05/04/" or "2019". */
function dateFrom(full: string | undefined, year: string | undefined): PartialDate | undefined {
  const written = full ?? year
  if (!written) return undefined
  const parts = written.match(/^(\d{4})(?:[/-](\d{1,2}))?(?:[/-](\d{1,2}))?/)
  if (!parts) return { literal: written.replace(/\/+$/, '') }
  return {
    'date-parts': [
      parts
        .slice(1)
        .filter((part) => part !== undefined)
        .map(Number),
    ],
  }
}

const writtenName = (name: Name): string =>
  name.literal ??
  [[name['non-dropping-particle'], name.family].filter(Boolean).join(' '), name.given, name.suffix]
    .filter(Boolean)
    .join(', ')

const twoDigits = (part: number) => String(part).padStart(2, '0')

function writtenDate(date: PartialDate): string {
  const [year, month, day] = date['date-parts']?.[0] ?? []
  if (year === undefined) return date.literal ?? ''
  return `${year}/${month ? twoDigits(month) : ''}/${day ? twoDigits(day) : ''}/`
}

function linesOf(item: Reference): Fields {
  const isPart = item['container-title'] !== undefined
  const year = item.issued?.['date-parts']?.[0]?.[0]
  const [from, to] = (item.page ?? '').split(/[-–](?=[^-–]*$)/)
  const lines: [string, string | undefined][] = [
    ['TY', codeOf(item.type)],
    ['ID', item.id],
    ...(item.author ?? []).map((name): [string, string] => ['AU', writtenName(name)]),
    ...(item.editor ?? []).map((name): [string, string] => ['ED', writtenName(name)]),
    ...(item.translator ?? []).map((name): [string, string] => ['A4', writtenName(name)]),
    ['TI', item.title],
    ['T2', item['container-title'] ?? item['event-title'] ?? (isPart ? undefined : item['collection-title'])],
    ['T3', isPart ? item['collection-title'] : undefined],
    ['PY', year === undefined ? item.issued?.literal : String(year)],
    [
      'DA',
      item.issued && (item.issued['date-parts']?.[0]?.length ?? 0) > 1 ? writtenDate(item.issued) : undefined,
    ],
    ['Y2', item.accessed && writtenDate(item.accessed)],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SP', from],
    ['EP', to],
    ['ET', item.edition ?? item.version],
    ['PB', item.publisher],
    ['CY', item['publisher-place'] ?? item['event-place']],
    ['DB', item.archive],
    ['OP', item['original-date'] && String(item['original-date']['date-parts']?.[0]?.[0] ?? '')],
    ['M3', item.genre],
    ['M1', item.number],
    ['DO', item.DOI],
    ['UR', item.URL],
    ['SN', item.ISSN ?? item.ISBN],
    ['AB', item.abstract],
    ...(item.keyword?.split(/\s*,\s*/) ?? []).map((word): [string, string] => ['KW', word]),
    ['LA', item.language],
    ['N1', item.note],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

export const writeRis = (references: readonly Reference[]): string =>
  references
    .map(
      (item) =>
        `${linesOf(item)
          .map(([tag, value]) => `${tag}  - ${value.replace(/\s+/g, ' ')}`)
          .join('\r\n')}\r\nER  - \r\n`,
    )
    .join('\r\n')
