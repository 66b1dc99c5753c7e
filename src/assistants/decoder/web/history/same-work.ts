import { plainWords } from '#kit/text/plain-words.ts'
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
            (one.title !== '' && plainWords(other.title) === plainWords(one.title)) ||
            (stem(one.name) !== '' && stem(other.name) === stem(one.name))),
      )

const stem = (name: string) =>
  plainWords(name.replace(/\.[^.]+$/, '').replace(/_/g, ' '))
    .replace(/\b(v(ersion)?\s?\d+|final|draft|copy|new|revised|corrected|\d+)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
