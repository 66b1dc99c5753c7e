/** A student's edits to an outline before the deck is made. The number of slides never changes. */
import type { OutlineEntry } from './outline.ts'

export type EditedEntry = OutlineEntry & {
  words?: string | undefined
  /** The title is the student's own. */
  isRetitled?: true
}
export type EditedOutline = { first: EditedEntry[]; body: EditedEntry[]; spares: EditedEntry[] }
export type OutlineEdit =
  /** The study was confirmed or corrected, and its slides were planned anew. */
  | { type: 'planned-anew'; outline: EditedOutline }
  /** What the student says on the first slide, where it waits. */
  | { type: 'opened'; words: string }
  | { type: 'titled'; at: number; title: string }
  /** What the student says on a slide that waits. */
  | { type: 'filled'; at: number; words: string }
  | { type: 'moved'; at: number; by: -1 | 1 }
  /** The first spare slide replaces it; it goes to the end of the spares. */
  | { type: 'left-out'; at: number }

export function editOutline(outline: EditedOutline, edit: OutlineEdit): EditedOutline {
  const { first, body, spares } = outline
  if (edit.type === 'planned-anew') return withEdits(edit.outline, outline)
  if (edit.type === 'opened') {
    const [opening, ...rest] = first
    return opening ? { ...outline, first: [{ ...opening, words: edit.words }, ...rest] } : outline
  }
  const entry = body[edit.at]
  if (!entry) return outline
  switch (edit.type) {
    case 'titled':
      return { ...outline, body: body.with(edit.at, { ...entry, title: edit.title, isRetitled: true }) }
    case 'filled':
      return { ...outline, body: body.with(edit.at, { ...entry, words: edit.words }) }
    case 'moved': {
      const neighbour = body[edit.at + edit.by]
      return neighbour
        ? { ...outline, body: body.with(edit.at, neighbour).with(edit.at + edit.by, entry) }
        : outline
    }
    case 'left-out': {
      const [next, ...rest] = spares
      return next ? { first, body: body.with(edit.at, next), spares: [...rest, entry] } : outline
    }
  }
}

/** What the student wrote stays with its slide, while that still waits for it. */
function withEdits(fresh: EditedOutline, edited: EditedOutline): EditedOutline {
  const known = new Map([...edited.first, ...edited.body, ...edited.spares].map((one) => [one.id, one]))
  const kept = (entry: EditedEntry): EditedEntry => {
    const { title, isRetitled, words } = known.get(entry.id) ?? {}
    return {
      ...entry,
      ...(isRetitled && title !== undefined && { title, isRetitled }),
      ...(entry.ask && words !== undefined && { words }),
    }
  }
  return { first: fresh.first.map(kept), body: fresh.body.map(kept), spares: fresh.spares.map(kept) }
}

export const isWaiting = ({ ask, words }: EditedEntry): boolean => ask !== undefined && !words?.trim()

/** "3 slides wait for you". */
export const waitingWords = (body: readonly EditedEntry[]): string | undefined => {
  const count = body.filter(isWaiting).length
  return count === 0 ? undefined : count === 1 ? '1 slide waits for you' : `${count} slides wait for you`
}
