/** A student's edits to an outline before the deck is made. The number of slides never changes. */
import type { OutlineEntry } from './outline.ts'

export type EditedEntry = OutlineEntry & { words?: string | undefined }
export type EditedOutline = { first: EditedEntry[]; body: EditedEntry[]; spares: EditedEntry[] }
export type OutlineEdit =
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
  if (edit.type === 'opened') {
    const [opening, ...rest] = first
    return opening ? { ...outline, first: [{ ...opening, words: edit.words }, ...rest] } : outline
  }
  const entry = body[edit.at]
  if (!entry) return outline
  switch (edit.type) {
    case 'titled':
      return { ...outline, body: body.with(edit.at, { ...entry, title: edit.title }) }
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

export const isWaiting = ({ ask, words }: EditedEntry): boolean => ask !== undefined && !words?.trim()

/** "3 slides wait for you". */
export const waitingWords = (body: readonly EditedEntry[]): string | undefined => {
  const count = body.filter(isWaiting).length
  return count === 0 ? undefined : count === 1 ? '1 slide waits for you' : `${count} slides wait for you`
}
