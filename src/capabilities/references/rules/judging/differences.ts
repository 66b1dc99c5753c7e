/** What differs between an entry as it is written and as its style would have it, part by part, in words for its writer. */
import type { Label } from '../parser/model.ts'
import { parserOf } from '../parser/parse-labels.ts'

export const PARTS = [
  'number',
  'authors',
  'year',
  'title',
  'container',
  'volume',
  'pages',
  'publisher',
  'place',
  'editors',
  'address',
  'genre',
  'edition',
  'order',
  'whole',
] as const
export type Part = (typeof PARTS)[number]

export type Difference = {
  part: Part
  /** In one sentence. */
  says: string
}

const PART_OF: Partial<Record<Label, Part>> = {
  author: 'authors',
  date: 'year',
  title: 'title',
  journal: 'container',
  container: 'container',
  volume: 'volume',
  pages: 'pages',
  publisher: 'publisher',
  location: 'place',
  editor: 'editors',
  url: 'address',
  doi: 'address',
  genre: 'genre',
  edition: 'edition',
}

const NAMES: Readonly<Record<Part, string>> = {
  number: 'The number',
  authors: 'The authors',
  year: 'The year',
  title: 'The title',
  container: 'The journal or book',
  volume: 'Volume and issue',
  pages: 'The pages',
  publisher: 'The publisher',
  place: 'The place',
  editors: 'The editors',
  address: 'The address',
  genre: 'The kind of work',
  edition: 'The edition',
  order: 'The order',
  whole: 'The entry',
}

const PLURAL: ReadonlySet<Part> = new Set(['authors', 'editors', 'pages', 'volume'])
const MOST = 6

/** Signs that print alike, or that a typist cannot be asked for. */
export const evened = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:)])/g, '$1')
    .replace(/https?:\/\/(?:dx\.)?doi\.org\//gi, 'https://doi.org/')
    .trim()

const withoutStop = (text: string) => text.replace(/[.\s]+$/, '')

export const isSame = (written: string, right: string): boolean =>
  withoutStop(evened(written)) === withoutStop(evened(right))

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

type Piece = { part: Part; text: string; at: number }

function piecesOf(text: string): Map<Part, Piece> {
  const pieces = new Map<Part, Piece>()
  parserOf()(text).spans.forEach(({ label, text: own, start }) => {
    const part = PART_OF[label]
    if (!part) return
    const held = pieces.get(part)
    if (held) held.text = `${held.text} ${own}`
    else pieces.set(part, { part, text: own, at: start })
  })
  return pieces
}

export function differencesOf(written: string, right: string): Difference[] {
  if (isSame(written, right)) return []
  const ours = piecesOf(written)
  const theirs = piecesOf(right)
  const found: Difference[] = []
  for (const [part, { text }] of ours) {
    const wanted = theirs.get(part)
    const difference = wanted && inOnePart(part, text, wanted.text)
    if (difference) found.push(difference)
  }
  const order = orderOf(ours, theirs)
  if (order) found.push(order)
  for (const [part, { text }] of ours)
    if (
      !theirs.has(part) &&
      (part === 'place' || part === 'publisher') &&
      !lettersOf(right).includes(lettersOf(text))
    )
      found.push({
        part,
        says: `${NAMES[part]} is left out in this style: ${shown(trimmedSigns(part, text))}.`,
      })
  if (found.length === 0) found.push({ part: 'whole', says: 'The signs between the parts differ.' })
  return found.slice(0, MOST)
}

const shown = (text: string) => `‘${text}’`

function inOnePart(part: Part, written: string, right: string): Difference | null {
  const [own, wanted] = [trimmedSigns(part, written), trimmedSigns(part, right)]
  if (own === wanted) return null
  const name = NAMES[part]
  if (part === 'title' && withoutQuotes(own) === wanted)
    return { part, says: 'The title stands without quotation marks.' }
  if (part === 'title' && withoutQuotes(wanted) === own)
    return { part, says: `The title stands in quotation marks: ${wanted}` }
  if (own.toLowerCase() === wanted.toLowerCase())
    return { part, says: `${name}: capitals as in ${shown(wanted)}.` }
  if (lettersOf(own) === lettersOf(wanted))
    return { part, says: `${name}: ${shown(own)} is written ${shown(wanted)}.` }
  if (
    part === 'authors' ||
    part === 'editors' ||
    part === 'pages' ||
    part === 'volume' ||
    part === 'edition' ||
    part === 'genre' ||
    part === 'address' ||
    part === 'year'
  )
    return { part, says: `${name}: ${shown(own)} is written ${shown(wanted)}.` }
  return null
}

const withoutQuotes = (text: string) => text.replace(/^["'“‘]\s*|[.,]?\s*["'”’]$/g, '')

/** Signs at a part's edges belong to what stands between the parts; the brackets round a year and the stop of an initial are its own. */
function trimmedSigns(part: Part, text: string): string {
  const even = evened(text).replace(/^[\s,;:.]+|[\s,;:[(]+$/g, '')
  const initial = /(?:^|[\s.-])\p{Lu}\.$/u.test(even)
  const bare = initial && (part === 'authors' || part === 'editors') ? even : even.replace(/[\s.]+$/, '')
  return part === 'year' ? bare : unbracketed(bare).replace(/(?<!(?:^|[\s.-])\p{Lu})\.$/u, '')
}

/** Brackets that stand round the whole, or have no partner. */
function unbracketed(text: string): string {
  const inside = text.match(/^[([]([^()[\]]*)[)\]]$/)?.[1] ?? text
  const opens = (inside.match(/[([]/g) ?? []).length
  const closes = (inside.match(/[)\]]/g) ?? []).length
  if (opens > closes)
    return closes === 0 && /^[^([]*\d\s?[([]/.test(inside)
      ? `${inside})`
      : inside.replace(/[([](?=[^([]*$)/, '')
  return closes > opens ? inside.replace(/[)\]]/, '') : inside
}

/** The first part that stands elsewhere. */
function orderOf(ours: ReadonlyMap<Part, Piece>, theirs: ReadonlyMap<Part, Piece>): Difference | null {
  const inBoth = [...theirs.values()]
    .filter(({ part }) => ours.has(part))
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part)
  const own = [...ours.values()]
    .filter(({ part }) => theirs.has(part))
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part)
  const wrong = inBoth.findIndex((part, at) => own[at] !== part)
  if (wrong < 0) return null
  const part = inBoth[wrong]!
  const before = inBoth[wrong - 1]
  return {
    part: 'order',
    says: before
      ? `${NAMES[part]} ${PLURAL.has(part) ? 'come' : 'comes'} after ${NAMES[before].toLowerCase()}.`
      : `${NAMES[part]} ${PLURAL.has(part) ? 'come' : 'comes'} first.`,
  }
}
