/** Words that are no column's, and the columns whose headings come near to them. */
import type { Table, Variable } from '../table/table.ts'
import type { Request } from './read-request.ts'
import { isSkeleton } from './words/column-names.ts'
import { wordsIn } from './words/request-words.ts'

const MOST = 3
const SHARED = 3

const begins = (a: string, b: string) =>
  a.length >= SHARED && b.length >= SHARED && a.slice(0, SHARED) === b.slice(0, SHARED)

/** "Fertlzr" and "fertiliser", "qual" and "quality": the same beginning, or the letters of the one in the other. */
const isNear = (asked: string, own: string) =>
  begins(asked, own) ||
  (asked.length >= 2 && own.length >= 2 && (isSkeleton(asked, [own]) || isSkeleton(own, [asked])))

/** The first word that no column has, with up to three columns that may be meant. */
export function nearColumns(
  { unknown, words, places }: Request,
  { variables }: Table,
): { first: number; last: number; variables: Variable[] } | undefined {
  const first = words.findIndex(({ text }) => unknown.includes(text))
  const asked = words[first]?.text
  if (asked === undefined) return undefined
  const near = variables.filter(
    (one) =>
      one.kind !== 'text' &&
      one.kind !== 'identifier' &&
      !places.some(({ variable }) => variable === one) &&
      wordsIn(one.name).some(({ text }) => isNear(asked, text)),
  )
  return near.length > 0 ? { first, last: first, variables: near.slice(0, MOST) } : undefined
}
