/** BibTeX as every program of the last twenty years reads it: UTF-8, braces round what must keep its capitals. */
import type { Name, Reference } from '../reference.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function entryTypeOf({ type, genre }: Reference): string {
  if (type === 'thesis') return /\b(?:phd|doctor)/i.test(genre ?? '') ? 'phdthesis' : 'mastersthesis'
  if (type.startsWith('article-')) return 'article'
  if (type === 'book' || type === 'legislation') return 'book'
  if (type === 'chapter' || type === 'entry-encyclopedia') return 'incollection'
  if (type === 'paper-conference') return 'inproceedings'
  if (type === 'report') return 'techreport'
  if (type === 'manuscript') return 'unpublished'
  return 'misc'
}

/** Only what would break the file is escapedForBibtex: accents stay letters. */
const escapedForBibtex = (text: string): string =>
  text
    .replace(/\\/g, '\\textbackslash ')
    .replace(/([{}#$%&_])/g, '\\$1')
    .replace(/~/g, '\\textasciitilde ')
    .replace(/\^/g, '\\textasciicircum ')
const plainAddress = (text: string): string => text.replace(/[{}\s]/g, '')

const writtenName = (name: Name): string =>
  name.literal !== undefined || !name.given
    ? `{${escapedForBibtex(name.literal ?? [name['non-dropping-particle'], name.family].filter(Boolean).join(' '))}}`
    : [[name['non-dropping-particle'], name.family].filter(Boolean).join(' '), name.suffix, name.given]
        .filter(Boolean)
        .map((part) => escapedForBibtex(part!))
        .join(', ')

const people = (names: readonly Name[] | undefined) => names?.map(writtenName).join(' and ')

/** Capitals within a title are kept by braces: some styles would lower them. */
const titled = (title: string | undefined) => title && `{${escapedForBibtex(title)}}`

function fieldsOf(item: Reference): [string, string | undefined][] {
  const entryType = entryTypeOf(item)
  const [year, month, day] = item.issued?.['date-parts']?.[0] ?? []
  const isPart = ['incollection', 'inproceedings'].includes(entryType)
  const publisher = entryType.endsWith('thesis')
    ? 'school'
    : entryType === 'techreport'
      ? 'institution'
      : 'publisher'
  const accessed = item.accessed?.['date-parts']?.[0]
  return [
    ['author', people(item.author)],
    ['editor', people(item.editor)],
    ['translator', people(item.translator)],
    ['title', titled(item.title)],
    [isPart ? 'booktitle' : 'journal', item['container-title'] && escapedForBibtex(item['container-title'])],
    ['series', item['collection-title'] && escapedForBibtex(item['collection-title'])],
    [
      'year',
      year === undefined ? item.issued?.literal && escapedForBibtex(item.issued.literal) : String(year),
    ],
    ['month', month ? MONTHS[month - 1] : undefined],
    ['day', day ? String(day) : undefined],
    ['volume', item.volume && escapedForBibtex(item.volume)],
    ['number', item.issue ? escapedForBibtex(item.issue) : item.number && escapedForBibtex(item.number)],
    ['pages', item.page?.replace(/(?<=\d)[-–](?=\d)/g, '--')],
    ['edition', item.edition && escapedForBibtex(item.edition)],
    [publisher, item.publisher && escapedForBibtex(item.publisher)],
    ['address', item['publisher-place'] && escapedForBibtex(item['publisher-place'])],
    ['howpublished', item['event-title'] && escapedForBibtex(item['event-title'])],
    ['version', item.version && escapedForBibtex(item.version)],
    ['type', item.genre && escapedForBibtex(item.genre)],
    ['doi', item.DOI && plainAddress(item.DOI)],
    ['url', item.URL && plainAddress(item.URL)],
    ['urldate', accessed?.map((part) => String(part).padStart(2, '0')).join('-')],
    ['isbn', item.ISBN],
    ['issn', item.ISSN],
    ['keywords', item.keyword && escapedForBibtex(item.keyword)],
    ['abstract', item.abstract && escapedForBibtex(item.abstract)],
    ['language', item.language],
    ['note', item.note && escapedForBibtex(item.note)],
  ]
}

export const writeBibtex = (references: readonly Reference[]): string =>
  references
    .map((item) => {
      const fields = fieldsOf(item).filter((field): field is [string, string] => Boolean(field[1]))
      const lines = fields.map(([key, value]) => `  ${key} = ${key === 'month' ? value : `{${value}}`}`)
      return `@${entryTypeOf(item)}{${item.id.replace(/[^\w:-]+/g, '') || 'entry'},\n${lines.join(',\n')}\n}\n`
    })
    .join('\n')
