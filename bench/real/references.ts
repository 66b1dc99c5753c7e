/** What was read of a list of references, against an answer key made by a reader: who is cited and not listed, and the reverse. */
import type { References } from '#capabilities/study/rules/checks/sources/match-citations.ts'

export type ReferenceKey = { listed: number; missing: readonly string[]; uncited: readonly string[] }
export type Tally = { right: number; of: number; wrong: string[] }

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
const NO_NAME = /^(?:and|the|not|cited|listed|year|for)$/
/** Names, and the letters an institution is called by. */
function namesIn(text: string): Set<string> {
  const words = [...folded(text).matchAll(/\p{L}[\p{L}'-]*/gu)].map(([word]) => word)
  const told = words.filter((word) => word.length > 2 && !/^(?:of|for|and|the)$/.test(word))
  const letters = told.map(([first]) => first).join('')
  return new Set([...words.filter((word) => word.length > 2 && !NO_NAME.test(word)), letters])
}
const yearsIn = (text: string): readonly string[] => text.match(/(?:1[6-9]|20)\d\d/g) ?? []

/** One is named in a sentence of the key when a name and the year agree, or a name where no year is told. */
function isNamed(names: Iterable<string>, year: string, line: string): boolean {
  const named = namesIn(line)
  const years = yearsIn(line)
  const agrees = years.length === 0 || !/\d/.test(year) || years.includes(year.slice(0, 4))
  return agrees && [...names].some((name) => named.has(name))
}

/** Each entry and each missing work is one point; a wrong alarm costs one, and so does one that is not raised. */
export function tallyReferences(found: References, key: ReferenceKey): Tally {
  const wrong: string[] = []
  const saidMissing = found.missing.map(({ citation: { citation }, near }) => ({
    text: citation.text,
    names: citation.names.flatMap((name) => [...namesIn(name)]),
    year: citation.year || `${citation.number ?? ''}`,
    isSlip: near !== null,
  }))
  const saidUncited = found.uncited.map(({ first, text, year }) => ({
    text: text.slice(0, 60),
    names: [...namesIn(`${first} ${text.slice(0, 60)}`)],
    year,
  }))
  const isAll = key.uncited.some((line) => /^all\b/i.test(line))
  for (const { text, names, year, isSlip } of saidMissing)
    if (!isSlip && !key.missing.some((line) => isNamed(names, year, line)))
      wrong.push(`said missing, is not: ${text}`)
  for (const line of key.missing)
    if (!saidMissing.some(({ names, year }) => isNamed(names, year, line)))
      wrong.push(`missing, not said: ${line}`)
  for (const { text, names, year } of saidUncited)
    if (!isAll && !key.uncited.some((line) => isNamed(names, year, line)))
      wrong.push(`said uncited, is not: ${text}`)
  for (const line of isAll ? [] : key.uncited)
    if (!saidUncited.some(({ names, year }) => isNamed(names, year, line)))
      wrong.push(`uncited, not said: ${line}`)
  const lost = Math.abs(found.list.entries.length - key.listed)
  if (lost > 0) wrong.push(`entries read: ${found.list.entries.length} of ${key.listed}`)
  const of = Math.max(key.listed, found.list.entries.length) + key.missing.length
  return { of, right: Math.max(0, of - wrong.length - Math.max(0, lost - 1)), wrong }
}
