/** What registries answered about a cited work, held against the citation. Not found is never called invented. */
import { nameOf, type Reference, yearOf } from '../reference.ts'

/** A work as a registry has it (`#ports/reference-registry`), as far as it is compared. */
export type KnownWork = {
  title: string
  authors: readonly string[]
  year: number | null
  container?: string | undefined
  volume?: string | undefined
  issue?: string | undefined
  pages?: string | undefined
  doi?: string | undefined
}

export type FieldDifference = {
  field: 'title' | 'author' | 'year' | 'container' | 'volume' | 'issue' | 'pages'
  cited: string
  known: string
}

export type Existence =
  | { outcome: 'same'; registry: string; known: KnownWork }
  | { outcome: 'different'; registry: string; known: KnownWork; differences: FieldDifference[] }
  /** The DOI that is written leads to another work. */
  | { outcome: 'doi-elsewhere'; registry: string; known: KnownWork }
  /** No registry that answered has it. */
  | { outcome: 'not-found'; asked: string[] }
  /** A law, a letter, a page of the web: registries hold none of these. */
  | { outcome: 'not-asked' }
  /** No registry answered. */
  | { outcome: 'unknown'; says: string }

const lettersOnly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'and',
  'for',
  'to',
  'by',
  'with',
  'at',
  'from',
  'as',
  'is',
])
const titleWords = (text: string): string[] =>
  lettersOnly(text)
    .split(' ')
    .filter((word) => word && !SMALL.has(word))

/** How much two titles share, 0 to 1; a subtitle that one of them leaves out does not count against it. */
export function titleLikeness(one: string, other: string): number {
  const full = overlap(titleWords(one), titleWords(other))
  const [shortOne, shortOther] = [one, other].map((title) => title.split(/[:?]\s|\s[–—-]\s|\.\s/)[0]!)
  const heads = [
    overlap(titleWords(shortOne!), titleWords(other)),
    overlap(titleWords(one), titleWords(shortOther!)),
    overlap(titleWords(shortOne!), titleWords(shortOther!)),
  ]
  const longEnough = Math.min(titleWords(shortOne!).length, titleWords(shortOther!).length) >= 3
  return longEnough ? Math.max(full, ...heads) : full
}

function overlap(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0
  const left = [...other]
  let shared = 0
  for (const word of one) {
    const at = left.findIndex((candidate) => candidate === word || isMisspelt(candidate, word))
    if (at < 0) continue
    left.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (one.length + other.length)
}

/** One letter more, less or other, in a word long enough for it. */
function isMisspelt(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [restOne, restOther] = [one.slice(at), other.slice(at)]
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1)
  )
}

const SAME_TITLE = 0.84
const LIKE_TITLE = 0.66

const firstAuthor = ({ author }: Reference): string => (author?.[0] ? nameOf(author[0]) : '')

const isSameName = (cited: string, known: readonly string[]): boolean => {
  const words = new Set(titleWords(cited))
  return known.some((name) =>
    titleWords(name).some((word) => words.has(word) || [...words].some((own) => isMisspelt(own, word))),
  )
}

/** Null where the record is another work. */
export function compareWith(reference: Reference, known: KnownWork): FieldDifference[] | null {
  const likeness = titleLikeness(reference.title ?? '', known.title)
  const cited = firstAuthor(reference)
  const sameAuthor = cited === '' || known.authors.length === 0 || isSameName(cited, known.authors)
  const year = yearOf(reference)
  const yearsApart = year === null || known.year === null ? 0 : Math.abs(year - known.year)
  const isThis =
    likeness >= SAME_TITLE
      ? sameAuthor || yearsApart <= 1
      : likeness >= LIKE_TITLE && sameAuthor && yearsApart <= 1
  if (!isThis) return null
  const differences: FieldDifference[] = []
  const differs = (field: FieldDifference['field'], own: string | undefined, theirs: string | undefined) => {
    if (own && theirs) differences.push({ field, cited: own, known: theirs })
  }
  if (likeness < SAME_TITLE) differs('title', reference.title, known.title)
  if (!sameAuthor) differs('author', cited, known.authors.join(', '))
  if (yearsApart > 0) differs('year', String(year), String(known.year))
  if (
    reference['container-title'] &&
    known.container &&
    !isSameContainer(reference['container-title'], known.container)
  )
    differs('container', reference['container-title'], known.container)
  if (reference.volume && known.volume && lettersOnly(reference.volume) !== lettersOnly(known.volume))
    differs('volume', reference.volume, known.volume)
  if (reference.issue && known.issue && lettersOnly(reference.issue) !== lettersOnly(known.issue))
    differs('issue', reference.issue, known.issue)
  if (reference.page && known.pages && firstPage(reference.page) !== firstPage(known.pages))
    differs('pages', reference.page, known.pages)
  return differences
}

const firstPage = (pages: string): string => pages.match(/\d+/)?.[0]?.replace(/^0+/, '') ?? lettersOnly(pages)

/** "J Afr Rural Stud" is the Journal of African Rural Studies. */
export function isSameContainer(cited: string, known: string): boolean {
  if (titleLikeness(cited, known) >= 0.7) return true
  const [short, long] = [titleWords(cited), titleWords(known)].sort(
    (a, b) => a.join('').length - b.join('').length,
  ) as [string[], string[]]
  let at = 0
  for (const word of short) {
    const found = long.findIndex(
      (candidate, place) => place >= at && candidate.startsWith(word.slice(0, 4)) && candidate[0] === word[0],
    )
    if (found < 0) return short.length === 1 && long.map((one) => one[0]).join('') === word
    at = found + 1
  }
  return short.length > 0
}

/** Whether registries can hold such a work at all. */
export const canBeAsked = ({ type, title }: Reference): boolean =>
  !['legislation', 'legal_case', 'personal_communication', 'article-newspaper', 'webpage'].includes(type) &&
  (title ?? '').length > 8

export type Answered = { registry: string; works: readonly KnownWork[]; ofDoi?: KnownWork | null }

/** `answers`: of every registry that answered. The best is taken: the same before the different. */
export function existenceOf(reference: Reference, answers: readonly Answered[]): Existence {
  const elsewhere: Existence[] = []
  let best: Extract<Existence, { outcome: 'same' | 'different' }> | undefined
  for (const { registry, works, ofDoi } of answers) {
    if (ofDoi && compareWith(reference, ofDoi) === null)
      elsewhere.push({ outcome: 'doi-elsewhere', registry, known: ofDoi })
    for (const known of ofDoi ? [ofDoi, ...works] : works) {
      const differences = compareWith(reference, known)
      if (!differences) continue
      const found =
        differences.length === 0
          ? ({ outcome: 'same', registry, known } as const)
          : ({ outcome: 'different', registry, known, differences } as const)
      if (
        !best ||
        (best.outcome === 'different' &&
          (found.outcome === 'same' || found.differences.length < best.differences.length))
      )
        best = found
    }
  }
  return elsewhere[0] ?? best ?? { outcome: 'not-found', asked: answers.map(({ registry }) => registry) }
}

const FIELD_WORDS: Readonly<Record<FieldDifference['field'], string>> = {
  title: 'title',
  author: 'first author',
  year: 'year',
  container: 'journal or book',
  volume: 'volume',
  issue: 'issue',
  pages: 'pages',
}

/** What the student reads. */
export function existenceWords(existence: Existence): string {
  switch (existence.outcome) {
    case 'same':
      return `${existence.registry} has this work, with the same details.`
    case 'different':
      return `${existence.registry} has this work with other details: ${existence.differences.map(({ field, cited, known }) => `${FIELD_WORDS[field]} ${known} (you write ${cited})`).join('; ')}. Look at the work itself to see which is right.`
    case 'doi-elsewhere':
      return `The DOI leads to another work: ${existence.known.authors[0] ?? ''}${existence.known.authors.length > 0 ? ', ' : ''}“${existence.known.title}”${existence.known.year ? ` (${existence.known.year})` : ''}. Look up the right one.`
    case 'not-found':
      return `No registry that we asked (${existence.asked.join(', ')}) has it. Many Zambian reports, theses and books are in none, so this says nothing against the work. Keep a copy of it at hand.`
    case 'not-asked':
      return 'Registries hold no laws, letters or web pages, so nobody was asked.'
    case 'unknown':
      return existence.says
  }
}
