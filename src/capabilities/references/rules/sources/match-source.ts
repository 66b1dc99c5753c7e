/** Which entry of a list a file is: by its DOI, by its title on the first pages, or by author and year in its name. */
import { nameOf, type Reference, yearOf } from '../reference.ts'
import { plainLetters, type Source } from './source.ts'

/** The front of a file; a list of references at its end names other works. */
const FRONT_PAGES = 2
const LEAST_TITLE = 15
const SURE = 2

const frontOf = ({ sentences, title }: Source): string =>
  [title, ...sentences.filter(({ page }) => page <= FRONT_PAGES).map(({ text }) => text)].join(' ')

/** The id of the entry for each file that is one beyond doubt. */
export function matchSources(
  sources: readonly Source[],
  entries: readonly Reference[],
): Map<string, Reference> {
  const found = new Map<string, Reference>()
  for (const source of sources) {
    const front = frontOf(source)
    const told = { front, letters: plainLetters(front), name: source.name }
    const scored = entries
      .map((entry) => ({ entry, score: scoreOf(entry, told) }))
      .sort((a, b) => b.score - a.score)
    const [best, next] = scored
    // Two works of one author and year: only the student knows which one it is.
    if (best && best.score >= SURE && best.score > (next?.score ?? 0)) found.set(source.id, best.entry)
  }
  return found
}

type Told = { front: string; letters: string; name: string }

function scoreOf(entry: Reference, { front, letters, name }: Told): number {
  const title = plainLetters(entry.title ?? '')
  const author = plainLetters(entry.author?.[0] ? nameOf(entry.author[0]) : '')
  const year = String(yearOf(entry) ?? '')
  const named = plainLetters(name)
  const isBy = author.length > 2 && letters.includes(author)
  let score = 0
  if (entry.DOI && front.toLowerCase().replace(/\s/g, '').includes(entry.DOI.toLowerCase())) score += 3
  if (title.length >= LEAST_TITLE && letters.includes(title)) score += isBy ? 2.5 : 2
  if (author.length > 2 && named.includes(author) && year && named.includes(year)) score += isBy ? 2 : 1.5
  if (score > 0 && year && letters.includes(year)) score += 0.25
  return score
}
