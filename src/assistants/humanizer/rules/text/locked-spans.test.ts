import { expect, it } from 'vitest'
import { lockedSpans } from './locked-spans.ts'

const lockedBy = (term: string, text: string) =>
  lockedSpans(text, { terms: [term], sentences: [] }).map(({ from, to }) => text.slice(from, to))

it.each(['care.', 'care+', '(care)', 'care*', '[a-z]+', 'c|e', '^care$', '\\w+', '{2}'])(
  "takes the student's own term %s as letters, not as a pattern",
  (term) => {
    expect(lockedBy(term, `they gave ${term} to all, and careful ce`)).toEqual([term])
    expect(lockedBy(term, 'they gave careful ce to all')).toEqual([])
  },
)
