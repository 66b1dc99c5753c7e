/** The lines that match the titles of the outline, on the pages where it places them. */
import { type HeadingMark, joinedTitle } from '../heading-mark.ts'
import type { OutlineEntry } from '../outline.ts'
import type { PageLine } from '../page-lines.ts'

const MOST_LINES = 4

export function markOutline(
  pages: PageLine[][],
  outline: OutlineEntry[],
  marks: Map<PageLine, HeadingMark>,
): number {
  let matched = 0
  for (const entry of outline) {
    const wanted = normalisedHeading(entry.title)
    const lines = pages[entry.page - 1]
    if (!lines || wanted.length < 2) continue
    const find = (exact: boolean) =>
      lines.findIndex((line, at) => !marks.has(line) && headingLineCount(lines, at, wanted, exact) > 0)
    const exactly = find(true)
    const found = exactly >= 0 ? exactly : find(false)
    if (found < 0) continue
    const taken = lines.slice(found, found + headingLineCount(lines, found, wanted, exactly >= 0))
    marks.set(lines[found]!, { level: Math.min(6, entry.level), title: joinedTitle(taken), lines: taken })
    matched++
  }
  return matched
}

const normalisedHeading = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^(chapter|chapitre|cap[ií]tulo|part|appendix)\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

const NUMBER = /^(\d{1,3}(?!\d)|[ivx]+(?=[^ivx]{4}))/

/** How many lines from `at` make up the title, with or without its number; 0 when they do not. */
function headingLineCount(lines: PageLine[], at: number, wanted: string, exact: boolean): number {
  let spelled = ''
  const wantedBare = wanted.replace(NUMBER, '')
  for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count++) {
    spelled += normalisedHeading(lines[at + count - 1]!.text)
    const bare = spelled.replace(NUMBER, '')
    if (spelled === wanted || (!exact && bare.length > 3 && bare === wantedBare)) return count
    if (!wanted.startsWith(spelled) && !wantedBare.startsWith(bare)) return 0
  }
  return 0
}
