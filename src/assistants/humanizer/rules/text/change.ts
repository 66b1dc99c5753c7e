/** What is changed in a text: one stretch of it for another. The same list is the diff, the undo, and the Word file. */
export type Span = { from: number; to: number }

export type Change = Span & {
  text: string
  /** Which rule asked for it; a student may switch a rule off for good. */
  rule: string
  kind: ChangeKind
}

export const CHANGE_KINDS = [
  'opening',
  'connective',
  'stock-phrase',
  'long-word',
  'wordy',
  'inflated',
  'comment',
  'split',
  'joined',
  'contraction',
  'spelling',
  'model',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** Changes that do not overlap, in their order, put into the text. */
export function withChanges(text: string, changes: readonly Change[]): string {
  let written = ''
  let at = 0
  for (const { from, to, text: put } of changes) {
    written += text.slice(at, from) + put
    at = to
  }
  return written + text.slice(at)
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to
export const covers = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to
