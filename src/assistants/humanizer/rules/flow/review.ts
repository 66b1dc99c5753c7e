/** A student's actions on the proposed changes: accept them, undo them one by one, or ask for another wording. */
import { type Change, covers, type TextSpan, withChanges } from '../text/change.ts'

export type Review = { text: string; changes: readonly Change[]; undone: ReadonlySet<string> }

export type ReviewEvent =
  | { type: 'switched'; change: Change }
  | { type: 'all-undone' }
  | { type: 'all-taken' }
  | { type: 'rule-off'; rule: string }
  | { type: 'reworded'; sentence: TextSpan; changes: readonly Change[] }
  | { type: 'begun'; text: string; changes: readonly Change[] }

export const NO_REVIEW: Review = { text: '', changes: [], undone: new Set() }

const changeKey = ({ from, to, text }: Change) => `${from}-${to}-${text}`
export const isUndone = ({ undone }: Review, change: Change): boolean => undone.has(changeKey(change))
export const takenIn = (review: Review): Change[] =>
  review.changes.filter((change) => !isUndone(review, change))
export const reviewedText = (review: Review): string => withChanges(review.text, takenIn(review))

export function nextReview(review: Review, event: ReviewEvent): Review {
  const undoing = (changes: readonly Change[]) => new Set([...review.undone, ...changes.map(changeKey)])
  switch (event.type) {
    case 'begun':
      return { text: event.text, changes: event.changes, undone: new Set() }
    case 'switched': {
      if (!isUndone(review, event.change)) return { ...review, undone: undoing([event.change]) }
      const own = changeKey(event.change)
      return { ...review, undone: new Set([...review.undone].filter((key) => key !== own)) }
    }
    case 'all-undone':
      return { ...review, undone: undoing(review.changes) }
    case 'all-taken':
      return { ...review, undone: new Set() }
    case 'rule-off':
      return { ...review, undone: undoing(review.changes.filter(({ rule }) => rule === event.rule)) }
    case 'reworded': {
      const others = review.changes.filter((change) => !covers(event.sentence, change))
      // One that joins this sentence with the next stays; changes that would overlap it are left out.
      const fitting = event.changes.filter(
        (change) => !others.some((other) => other.from < change.to && change.from < other.to),
      )
      return { ...review, changes: [...others, ...fitting].sort((a, b) => a.from - b.from) }
    }
  }
}

export type Segment =
  | { type: 'same'; from: number; text: string }
  | { type: 'change'; from: number; number: number; gone: string; come: string }

/** The text with its changes, as it is drawn. Undone ones read as they were. */
export function segmentsOf(review: Review): Segment[] {
  const { text, changes } = review
  const segments: Segment[] = []
  let at = 0
  for (const [i, change] of changes.entries()) {
    if (isUndone(review, change)) continue
    if (change.from > at) segments.push({ type: 'same', from: at, text: text.slice(at, change.from) })
    segments.push({
      type: 'change',
      from: change.from,
      number: i + 1,
      gone: text.slice(change.from, change.to),
      come: change.text,
    })
    at = change.to
  }
  if (at < text.length) segments.push({ type: 'same', from: at, text: text.slice(at) })
  return segments
}
