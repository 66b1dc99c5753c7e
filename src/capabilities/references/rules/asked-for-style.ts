/** "Write this in APA 7: …": the style that a message asks for, and the references it is asked for. */
import { readReference } from './fields/read-reference.ts'
import { yearOf } from './reference.ts'
import { type ReferenceStyle, styleNamed } from './styles.ts'

export type AskedForStyle = { style: ReferenceStyle; entries: string[] }

const WANTS =
  /\b(?:write|rewrite|put|convert|change|turn|format|reformat|redo|give|make|list|reference|cite|correct|fix|set|style|how (?:do|would|should) (?:i|you)|what is)\b/i
const QUESTION_AT_MOST = 240

/** Null for every other message; without entries the request is about a file. */
export function styleAsked(message: string): AskedForStyle | null {
  const pieces = message
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
  const asking = pieces.find((piece) => isRequest(piece))
  const style = asking && styleNamed(requestIn(asking))
  if (!asking || !style) return null
  const written = pieces.flatMap((piece) => (piece === asking ? restOf(piece) : [piece]))
  return { style, entries: written.filter(isReference).slice(0, MOST_ENTRIES) }
}
const MOST_ENTRIES = 100

/** The part before a colon is the request: a reference may name a style in its title. */
const requestIn = (piece: string): string => {
  const colon = piece.search(/:\s/)
  const head = colon > 0 ? piece.slice(0, colon) : piece
  return styleNamed(head) ? head : piece.length <= QUESTION_AT_MOST ? piece : ''
}

const isRequest = (piece: string): boolean => {
  const request = requestIn(piece)
  return WANTS.test(request) && styleNamed(request) !== null
}

function restOf(piece: string): string[] {
  const colon = piece.search(/:\s/)
  if (colon > 0 && styleNamed(piece.slice(0, colon))) return [piece.slice(colon + 1).trim()]
  return []
}

const LEAST = 20

/** Bullets are no part of an entry. */
export const withoutBullet = (line: string): string =>
  line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+(?=\S)/u, '').trim()

function isReference(line: string): boolean {
  const text = withoutBullet(line)
  if (text.length < LEAST) return false
  const { item, undated } = readReference(text, 'r')
  if (item.title === undefined || item.title.length < 5) return false
  const isDated =
    yearOf(item) !== null || undated || item.issued?.literal !== undefined || item.DOI !== undefined
  const isLaw = item.type === 'legislation' || item.type === 'legal_case'
  // Without a year only a name with its initials and a publisher or journal make it one.
  const isNamed =
    item.author?.some(({ given, literal }) => given !== undefined || literal !== undefined) === true
  const isPublished = item.publisher !== undefined || item['container-title'] !== undefined
  return (
    isLaw ||
    (isDated ? item.author !== undefined || item.URL !== undefined || isPublished : isNamed && isPublished)
  )
}
