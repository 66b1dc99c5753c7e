/** A student's edits to an outline before the deck is made. The number of slides never changes. */
import type { OutlineEntry } from './outline.ts'

export type EditedOutline = { body: OutlineEntry[]; spares: OutlineEntry[] }
export type OutlineEdit =
  | { type: 'titled'; at: number; title: string }
  | { type: 'moved'; at: number; by: -1 | 1 }
  /** The first spare slide replaces it; it goes to the end of the spares. */
  | { type: 'left-out'; at: number }

export function editOutline(outline: EditedOutline, edit: OutlineEdit): EditedOutline {
  const { body, spares } = outline
  const entry = body[edit.at]
  if (!entry) return outline
  switch (edit.type) {
    case 'titled':
      return { spares, body: body.with(edit.at, { ...entry, title: edit.title }) }
    case 'moved': {
      const neighbour = body[edit.at + edit.by]
      return neighbour
        ? { spares, body: body.with(edit.at, neighbour).with(edit.at + edit.by, entry) }
        : outline
    }
    case 'left-out': {
      const [next, ...rest] = spares
      return next ? { body: body.with(edit.at, next), spares: [...rest, entry] } : outline
    }
  }
}
