/** One change to a text: a span and its replacement. The same list serves the diff, the undo, and the Word file. */
export type TextSpan = { from: number; to: number }

export type Change = TextSpan & {
  text: string
  /** The rule behind it; a student may switch a rule off for good. */
  rule: string
  kind: ChangeKind
  /** The option whose move it is. */
  option?: string | undefined
}

export const CHANGE_KINDS = [
  'opening',
  'connective',
  'stock-phrase',
  'long-word',
  'wordy',
  'inflated',
  'split',
  'joined',
  'contraction',
  'spelling',
  'mended',
  'tense',
  'model',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** Applies non-overlapping changes, given in order, to the text. */
export function withChanges(text: string, changes: readonly Change[]): string {
  let written = ''
  let at = 0
  for (const { from, to, text: put } of changes) {
    written += text.slice(at, from) + put
    at = to
  }
  return written + text.slice(at)
}

export const overlaps = (one: TextSpan, other: TextSpan): boolean =>
  one.from < other.to && other.from < one.to
export const covers = (outer: TextSpan, inner: TextSpan): boolean =>
  outer.from <= inner.from && inner.to <= outer.to
