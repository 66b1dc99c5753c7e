/** The authors: the names under the title. If none are found, none are given. */
import type { RawBlock, RawDocument } from '../raw-document.ts'
import { FIRST_BLOCKS, letters } from './opening.ts'

const PARTICLES = 'de|da|do|dos|van|von|der|den|del|della|la|le|bin|al|el|di|ten|ter'
const NAME = new RegExp(
  `^\\p{Lu}[\\p{L}'’.-]*(\\s+(\\p{Lu}[\\p{L}'’.-]*|${PARTICLES})){0,5}\\s+\\p{Lu}[\\p{L}'’.-]+$`,
  'u',
)
const NOT_A_NAME =
  /\b(universit\w*|department|school|faculty|institut\w*|college|journal|research|abstract|thesis|dissertation|submitted|degree|requirements?|supervis\w*|examiner|chapter|table|figure|zambia|copyright|article|report|project|master|bachelor|doctor|philosophy|science|arts|engineer\w*|education|management|the|of|and|for|with|street|road|box|email|received|published|volume|springer|elsevier|review|analysis|study|keywords?|manual|guide|letter|city|province|ministry|bank|government|press|fund|act|trust|budget|performance|page|overview|unit|plan|programme?|member|manager|director|officer|lead|inc\.?|ltd\.?|about|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const BY =
  /^(by|authors?|presented by|prepared by|submitted by|written by|name|student( name)?|candidate|par|por|autora?)\s*[:\s]\s*/i
const OTHERS = /\b(supervis|advis|examin|promot|approved|committee|editor|received)/i
const SHORT = 5
const TEXT_BEGINS =
  /^(abstract|r[ée]sum[ée]|introduction|keywords?|contents|table of contents|declaration)\b/i
const WITHOUT_AUTHORS = ['csv', 'xlsx', 'xls', 'json', 'image']

export function findAuthors(raw: RawDocument, title: string): string[] {
  if (WITHOUT_AUTHORS.includes(raw.kind)) return []
  // The title of a CV is its author.
  if (
    raw.pages.length <= SHORT &&
    NAME.test(title) &&
    !NOT_A_NAME.test(title) &&
    title.split(' ').length <= 4
  )
    return [title]
  const opening = raw.blocks
    .slice(0, FIRST_BLOCKS)
    .filter((block) => block.page <= 3 && block.kind !== 'table')
  const shown = letters(opening.map((block) => block.text).join(''))
  const own = (raw.authors ?? []).filter((author) => NAME.test(author) && shown.includes(letters(author)))
  const printed = namesUnder(title, opening)
  // Properties often name only the creator of the file.
  const holdsOwn = own.every((author) => printed.some((name) => letters(name) === letters(author)))
  return holdsOwn ? printed : own
}

function namesUnder(title: string, opening: RawBlock[]): string[] {
  const start = letters(title)
  const titleAt = opening.findIndex(
    (block) => block.text.length > 3 && start.startsWith(letters(block.text).slice(0, 40)),
  )
  const found: string[] = []
  let others = false
  for (const block of opening.slice(titleAt + 1, titleAt + 14)) {
    if (TEXT_BEGINS.test(block.text)) break
    if (!others && !OTHERS.test(block.text))
      for (const name of authorLines(block).flatMap(authorNames)) if (!found.includes(name)) found.push(name)
    // 'Supervisors:' is on a line of its own above the names.
    others = OTHERS.test(block.text) && block.text.length < 40
    if (found.length && block.text.length > 300) break
  }
  return found.slice(0, 40)
}

const authorLines = ({ text, places }: RawBlock) =>
  places?.length ? places.map(({ from, to }) => text.slice(from, to)) : [text]

function authorNames(line: string): string[] {
  if (line.length > 400) return []
  const parts = line
    .replace(BY, '')
    .replace(/[\d†‡§¶∗*⋆✉⁎]+(,[\d†‡§¶∗*⋆✉⁎]+)*/g, ',')
    .split(/\s*(?:[,;·•|\n&]|\band\b|\bet\b|\s{3,})\s*/)
    .map((part) =>
      part
        .replace(/^(dr|mr|mrs|ms|prof)\.?\s+/i, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part && !/^(ph\.?d|m\.?sc|b\.?sc|m\.?d|mph|m\.?a|b\.?a)\.?$/i.test(part))
  const names = parts.filter((part) => part.length <= 50 && NAME.test(part) && !NOT_A_NAME.test(part))
  // A line of names is mostly names; running text holds one by chance.
  return names.length >= parts.length * 0.6 ? names : []
}
