/** Citations without an entry and entries without a citation, as the key names them. */
import { wordsOf } from './matching.ts'
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

export function measureReferences({ key, study }: RealDocument): Tally[] {
  if (!key.references.listed || key.references.checked !== 'all') return []
  const { list, missing, uncited } = study.references()
  const saysMissing = missing.map(({ citation }) =>
    flat(`${citation.citation.names.join(' ')} ${citation.citation.year}`),
  )
  const saysUncited = uncited.map(({ first, year }) => flat(`${first} ${year}`))
  const isIn = (one: string, all: readonly string[]) => all.some((other) => alikeWork(one, other))
  const falseUncited = saysUncited.filter((one) => !isIn(one, (key.references.uncited ?? []).map(flat)))
  const falseMissing = saysMissing.filter((one) => !isIn(one, (key.references.missing ?? []).map(flat)))
  const unseen = (key.references.missing ?? []).map(flat).filter((one) => !isIn(one, saysMissing))
  const of = Math.max(list.entries.length, key.references.listed) + (key.references.missing ?? []).length
  const misses = [
    ...falseUncited.map((one) => `said to be uncited: ${one}`),
    ...falseMissing.map((one) => `said to be missing: ${one}`),
    ...unseen.map((one) => `not seen to be missing: ${one}`),
    ...(list.entries.length === key.references.listed
      ? []
      : [`${list.entries.length} entries read, ${key.references.listed} listed`]),
  ]
  const lost = Math.abs(list.entries.length - key.references.listed)
  const wrong = falseUncited.length + falseMissing.length + unseen.length + lost
  return [{ figure: 'references', hits: Math.max(0, of - wrong), of, misses }]
}

const flat = (text: string) => wordsOf(text.normalize('NFD').replace(/\p{M}/gu, '')).join(' ')

/** The first name and the year. */
function alikeWork(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')]
  const yearOf = (words: readonly string[]) =>
    words.find((word) => /^(?:1[89]|20)\d\d/.test(word))?.slice(0, 4)
  return yearOf(a) === yearOf(b) && (b.includes(a[0]!) || a.includes(b[0]!))
}
