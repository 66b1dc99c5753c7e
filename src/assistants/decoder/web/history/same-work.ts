import type { PastAnalysis } from '../../contract.ts'

/** Versions of one work share its title, or its file name apart from "v2", "final" and a date. */
export const sameWork = (one: PastAnalysis, all: readonly PastAnalysis[]): PastAnalysis[] =>
  one.status !== 'completed'
    ? []
    : all.filter(
        (other) =>
          other.sessionId !== one.sessionId &&
          other.status === 'completed' &&
          ((one.documentId !== '' && other.documentId === one.documentId) ||
            (one.title !== '' && normalisedTitle(other.title) === normalisedTitle(one.title)) ||
            (stem(one.name) !== '' && stem(other.name) === stem(one.name))),
      )

const normalisedTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const stem = (name: string) =>
  normalisedTitle(name.replace(/\.[^.]+$/, '').replace(/_/g, ' '))
    .replace(/\b(v(ersion)?\s?\d+|final|draft|copy|new|revised|corrected|\d+)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
