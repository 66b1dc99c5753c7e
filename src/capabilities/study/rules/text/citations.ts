/** References to other works in running text: (Banda & Phiri, 2020), Mwale et al. (2018), [12]. */
import { authorsBefore, authorsInFull, isAuthors, MONTH, surnamesIn } from './citation-authors.ts'

export type Citation = {
  text: string
  start: number
  end: number
  names: string[]
  etAl: boolean
  /** As written: '2019', '2019a', 'n.d.', 'in press'; empty if the work is cited by number. */
  year: string
  number?: number
  /** Cited in another work, which is the one the list of references must contain. */
  secondhand?: true
}

const YEAR = String.raw`(?:(?:1[89]|20)\d\d[a-z]?(?![\d\p{L}])|n\.\s?d\.?|in press|forthcoming)`
const YEARS = String.raw`(?:\d{4}/)?${YEAR}(?:\s*[,;&/]\s*(?:${YEAR}|[a-z](?!\p{L})))*`
const PLACE = String.raw`(?:\s*[,:]\s*(?:(?:pp?|paras?|chap|ch|sec|fig|arts?|vol|cl)\.?\s*)?[\divx–,\s-]+|,?\s+(?:for|and references|among|on)\b.*)?`

const BRACKETED = /\(([^()]{4,900})\)/g
const HAS_YEAR = new RegExp(YEAR, 'u')
const IN_MONTH = String.raw`(?:,?\s${MONTH}(?:\s\d{1,2},?)?)?`
const ONE_WORK = new RegExp(String.raw`^(.{2,200}?)${IN_MONTH},?\s+(${YEARS})${PLACE}$`, 'u')
const YEARS_ONLY = new RegExp(String.raw`^\s*(${YEARS})${PLACE}$`, 'u')
const LEAD =
  /^(?:(?:but|and|see|also|e\.g\.|i\.e\.|cf\.?|in|as (?:cited|noted) in|for example|source:|reviewed in)[,:]?\s+)+/i
const CITED_IN = /,?\s*(?:as\s+)?(?:cited|quoted)\s+(?:in|by)\s+/i
/** Several works in one bracket, with any separator. */
const NEXT_WORK = new RegExp(
  String.raw`;|(?<=${YEAR}(?:\s?:\s?\d+(?:[–-]\d+)?)?)\s*(?:,|,?\s(?:and|&))\s*(?=\p{Lu}\p{L})`,
  'gu',
)
const NUMBERED = /\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*(?:\]\s?[–-]\s?\[\d{1,3})?)\]/g
const INTERVAL = /(?:\bCI\b|\binterval|\brange|\bIQR\b)[^[]{0,12}$/i

export function findCitations(text: string): Citation[] {
  const found: Citation[] = []
  const add = (start: number, length: number, authors: string, years: string, secondhand: boolean) => {
    const at = { text: text.slice(start, start + length), start, end: start + length }
    for (const year of yearsIn(years))
      found.push({
        ...at,
        ...surnamesIn(authors),
        year,
        ...(secondhand ? { secondhand: true as const } : {}),
      })
  }
  let begins = 0
  for (const match of HAS_YEAR.test(text) ? text.matchAll(BRACKETED) : []) {
    const inside = match[1]!
    const before = text.slice(begins, match.index)
    begins = match.index + match[0].length
    if (!HAS_YEAR.test(inside)) continue
    const [own = '', ...citing] = inside.split(CITED_IN)
    const years = own.match(YEARS_ONLY)?.[1]
    if (years) {
      const authors =
        authorsInFull(before) ?? authorsBefore(text.slice(Math.max(0, match.index - 160), match.index))
      if (authors) {
        const start = match.index - authors.fromEnd
        add(start, match.index + match[0].length - start, authors.text, years, citing.length > 0)
      }
    }
    let last = ''
    for (const { piece, at } of citationPieces(inside)) {
      const [first = '', second] = piece.split(CITED_IN)
      const from = match.index + 1 + at
      for (const [part, secondhand] of [
        [first, second !== undefined],
        [second ?? '', false],
      ] as const) {
        const bare = part.replace(/\s*\[[^\]]*\]/g, '').trim()
        const work = bare.replace(LEAD, '').match(ONE_WORK)
        if (work && isAuthors(work[1]!)) {
          last = work[1]!
          add(from, piece.length, last, work[2]!, secondhand)
        } else if (last && YEARS_ONLY.test(bare)) add(from, piece.length, last, bare, false)
      }
    }
  }
  for (const match of text.matchAll(NUMBERED)) {
    if (INTERVAL.test(text.slice(Math.max(0, match.index - 30), match.index))) continue
    const at = { text: match[0], start: match.index, end: match.index + match[0].length }
    for (const number of citationNumbers(match[1]!))
      found.push({ ...at, names: [], etAl: false, year: '', number })
  }
  return found.sort((a, b) => a.start - b.start)
}

function citationPieces(inside: string): { piece: string; at: number }[] {
  const pieces: { piece: string; at: number }[] = []
  let from = 0
  const cut = (to: number) => {
    const raw = inside.slice(from, to)
    const piece = raw.trim()
    if (piece) pieces.push({ piece, at: from + raw.length - raw.trimStart().length })
  }
  for (const match of inside.matchAll(NEXT_WORK)) {
    cut(match.index)
    from = match.index + match[0].length
  }
  cut(inside.length)
  return pieces
}

/** '2018a, b' are two works; of '1970/2000' the later is the edition used. */
function yearsIn(years: string): string[] {
  const found: string[] = []
  for (const part of years.split(/\s*[,;&]\s*/)) {
    const year = part.match(new RegExp(`(${YEAR})$`, 'u'))?.[1]
    if (year) found.push(year.startsWith('n') ? 'n.d.' : year)
    else if (/^[a-z]$/.test(part) && found.length > 0) found.push(found[0]!.slice(0, 4) + part)
  }
  return found
}

/** '3, 5–7' are four works. */
export function citationNumbers(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[\][\s]*[–-][\][\s]*/).map(Number)
    return Array.from({ length: Math.min(50, Math.max(1, to - from + 1)) }, (_, i) => from + i)
  })
}
