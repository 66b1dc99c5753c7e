/** References to other works, as they stand in running text: (Banda & Phiri, 2020), Mwale et al. (2018), [12]. */
export type Citation = {
  text: string
  start: number
  end: number
  names: string[]
  etAl: boolean
  year: string
  number?: number
}

const YEAR = String.raw`(?:1[89]|20)\d\d[a-z]?`
const NAME = String.raw`(?:(?:van|von|de|da|du|la|le|el|al)[- ]){0,2}\p{Lu}[\p{L}'’-]*\p{L}`
const ORGANISATION = String.raw`${NAME}(?:\s+(?:(?:of|for|and|the|on|in|de)\s+){0,2}${NAME}){0,6}`
const AUTHORS = String.raw`${ORGANISATION}(?:,\s+${NAME})*(?:,?\s+(?:and|&)\s+${NAME}|,?\s+et\s+al\.?)?`

const BRACKETED = new RegExp(String.raw`\(([^()]{3,300}?${YEAR}[^()]{0,80})\)`, 'gu')
const ONE_WORK = new RegExp(
  String.raw`^(?:see(?: also)?|e\.g\.,?|cf\.?|also|in|as cited in)?\s*(${AUTHORS}),?\s+(${YEAR}(?:\s*[,&]\s*${YEAR})*)(?:\s*[,:]\s*(?:pp?\.\s*)?[\d–-]+)?$`,
  'u',
)
const NARRATIVE = new RegExp(
  String.raw`(${AUTHORS})(?:['’]s)?\s+\((${YEAR})(?:\s*[,:]\s*(?:pp?\.\s*)?[\d–-]+)?\)`,
  'gu',
)
const NUMBERED = /\[(\d{1,3}(?:\s*[,–-]\s*\d{1,3})*)\]/g

const NOT_AUTHORS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Table|Figure|Act|Section|In|Since|Chapter|The|Between|From|Until|Year)\b/

export function surnamesIn(authors: string): { names: string[]; etAl: boolean } {
  const etAl = /\bet\s+al\b/.test(authors)
  const list = authors.replace(/,?\s+et\s+al\.?/, '')
  const names = list
    .split(/\s*(?:,|&|\band\b)\s*/)
    .map((name) =>
      name
        .replace(/\b\p{Lu}\.(?:\s*\p{Lu}\.)*/gu, '')
        .trim()
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/’/g, "'"),
    )
    .filter((name) => name.length > 1)
  return { names, etAl }
}

export function findCitations(text: string): Citation[] {
  const found: Citation[] = []
  const taken = (start: number) => found.some((other) => start >= other.start && start < other.end)
  const add = (raw: string, start: number, authors: string, years: string) => {
    if (NOT_AUTHORS.test(authors)) return
    for (const [year] of years.matchAll(new RegExp(YEAR, 'g')))
      found.push({ text: raw, start, end: start + raw.length, ...surnamesIn(authors), year })
  }
  for (const match of text.matchAll(BRACKETED)) {
    let at = match.index + 1
    for (const piece of match[1]!.split(';')) {
      const lead = piece.length - piece.trimStart().length
      const work = piece
        .trim()
        .replace(/\s*\[[^\]]*\]/, '')
        .match(ONE_WORK)
      if (work) add(piece.trim(), at + lead, work[1]!, work[2]!)
      at += piece.length + 1
    }
  }
  for (const match of text.matchAll(NARRATIVE)) {
    if (taken(match.index)) continue
    const authors = match[1]!.replace(
      /^(?:According to|As|While|Whereas|However|Similarly|Both|By|Unlike|Like|Following|Although|Studies by|In|And|But|Then|Also|Moreover)\s+/u,
      '',
    )
    const shift = match[1]!.length - authors.length
    add(match[0].slice(shift), match.index + shift, authors, match[2]!)
  }
  for (const match of text.matchAll(NUMBERED))
    for (const number of numbersOf(match[1]!))
      found.push({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        names: [],
        etAl: false,
        year: '',
        number,
      })
  return found.sort((a, b) => a.start - b.start)
}

function numbersOf(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map(Number)
    return Array.from({ length: Math.min(50, Math.max(1, to - from + 1)) }, (_, i) => from + i)
  })
}
