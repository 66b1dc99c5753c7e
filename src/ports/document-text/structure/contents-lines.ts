/** Lists of contents, of figures and tables, and indexes: lines that refer to other places, and state nothing. */
import type { RawBlock } from './raw-document.ts'
import { partOf } from './section-parts.ts'

const LEADERS = /(\.\s?){4,}|…{2,}|_{6,}\s*\d/
const PAGE = /(?:^|[\s.…])(\d{1,3}|[ivxl]{1,6})\s*$/
const LONGEST = 260
const LEAST_RUN = 4
const LISTS = new Set(['contents', 'list-of-tables', 'list-of-figures', 'index'])

export function markContentsLines(blocks: RawBlock[]): RawBlock[] {
  const marked = new Set<number>()
  let from = -1
  blocks.forEach((block, at) => {
    if (block.kind === 'contents-line' || isLeaderLine(block)) marked.add(at)
    if (isListTitle(block)) from = at
    else if (from >= 0 && !isLine(block, blocks[at - 1], blocks[at + 1])) from = -1
    else if (from >= 0) marked.add(at)
  })
  for (const [first, last] of [...runsOf(blocks), ...listsOfHeadings(blocks)])
    for (let at = first; at <= last; at++) marked.add(at)
  return blocks.map((block, at) => (marked.has(at) && block.kind !== 'contents-line' ? asLine(block) : block))
}

const asLine = ({ level: _level, table: _table, ...block }: RawBlock): RawBlock => ({
  ...block,
  kind: 'contents-line',
})

const isListTitle = ({ text, kind }: RawBlock) =>
  (kind === 'heading' || kind === 'paragraph' || kind === 'list-item') &&
  text.length < 60 &&
  LISTS.has(partOf(text.trim()) ?? '')

const isLeaderLine = ({ text, kind }: RawBlock) =>
  kind !== 'table' && LEADERS.test(text) && PAGE.test(text.trim()) && text.length < LONGEST * 4

const pageAt = (text: string): number => Number(/(\d{1,3})\s*$/.exec(text.trim())?.[1] ?? Number.NaN)

/** In a list a line ends in its page number; one that does not is between two that do. */
function isLine(block: RawBlock, before: RawBlock | undefined, after: RawBlock | undefined): boolean {
  const ends = (one: RawBlock | undefined) =>
    Boolean(one && PAGE.test(one.text.trim()) && one.text.length < LONGEST)
  if (block.kind === 'table')
    return (
      (block.table?.rows ?? []).filter(({ cells }) => /^\W*(\d{1,3}|[ivxl]+)$/.test(cells.at(-1)?.text ?? ''))
        .length >
      (block.table?.rows.length ?? 0) / 2
    )
  if (block.kind === 'contents-line' || ends(block)) return true
  return (
    block.text.length < 120 &&
    !/[.;]$/.test(block.text) &&
    ends(after) &&
    Boolean(before) &&
    block.kind !== 'heading'
  )
}

/** Lists typed by hand without a title: several consecutive lines that end in non-decreasing page numbers. */
function runsOf(blocks: RawBlock[]): [number, number][] {
  const runs: [number, number][] = []
  let first = -1
  let page = 0
  const close = (last: number) => {
    if (first >= 0 && last - first + 1 >= LEAST_RUN) runs.push([first, last])
    first = -1
  }
  blocks.forEach((block, at) => {
    const own = pageAt(block.text)
    const isEntry =
      block.kind !== 'table' &&
      block.kind !== 'reference' &&
      block.kind !== 'caption' &&
      block.text.length < 140 &&
      own > 0 &&
      /\p{L}{3}.*[\s.…]\d{1,3}\s*$/u.test(block.text) &&
      !/[.?!]\s+\p{Lu}\p{Ll}/u.test(block.text.slice(8))
    if (!isEntry || (first >= 0 && own < page)) close(at - 1)
    if (!isEntry) return
    if (first < 0) first = at
    page = own
  })
  close(blocks.length - 1)
  return runs
}

/**
 * A list of contents whose lines are set as headings and have no page numbers: what it names comes again later in the work.
 * It ends where a name comes again, since there the work itself begins.
 */
function listsOfHeadings(blocks: RawBlock[]): [number, number][] {
  const lists: [number, number][] = []
  for (const [title, block] of blocks.entries()) {
    if (block.kind !== 'heading' || partOf(block.text.trim()) !== 'contents') continue
    const names: string[] = []
    for (const line of blocks.slice(title + 1)) {
      const name = lettersOf(line.text)
      if (!isNameOnly(line) || names.some((earlier) => isSameName(earlier, name))) break
      names.push(name)
    }
    const later = blocks.slice(title + 1 + names.length).map(({ text }) => lettersOf(text))
    const met = names.filter((name) => later.some((other) => isSameName(name, other)))
    if (met.length >= LEAST_RUN && met.length * 2 > names.length)
      lists.push([title + 1, title + names.length])
  }
  return lists
}

const isNameOnly = ({ kind, text }: RawBlock) =>
  kind !== 'table' && text.length < LONGEST && (kind === 'contents-line' || !/[.;]\s*$/.test(text))

const lettersOf = (text: string) =>
  text.length < LONGEST ? text.toLowerCase().replace(/[^\p{L}\d]/gu, '') : ''

/** A chapter's number and name may stand on one line in the list, and on two above the text. */
const isSameName = (one: string, other: string) =>
  one === other
    ? one !== ''
    : one.startsWith('chapter') &&
      other.startsWith('chapter') &&
      (one.startsWith(other) || other.startsWith(one))
