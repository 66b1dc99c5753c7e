/** A signal for a kind of document, and its strength. */
import type { DocumentLook } from './document-type-look.ts'

/** Signals of one group have the same basis, and do not confirm each other. */
export type Signal = { says: string; group: string; worth: (look: DocumentLook) => number }

export const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
export const kindsOf = (text: string, patterns: readonly RegExp[]): number =>
  patterns.filter((pattern) => pattern.test(text)).length
export const labelled = (look: DocumentLook, pattern: RegExp): number =>
  new Set(look.labels.filter((label) => pattern.test(label)).map((label) => label.toLowerCase())).size
export const step = (value: number, ...steps: readonly (readonly [number, number])[]): number =>
  steps.findLast(([from]) => value >= from)?.[1] ?? 0
