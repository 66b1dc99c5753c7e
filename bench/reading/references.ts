/** Citations without an entry and entries without a citation, as the key names them. */
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

/** Each entry and each missing work is one point; a wrong alarm costs one, and so does one that is not raised. */
export function measureReferences({ key, study }: RealDocument): Tally[] {
  const { listed, missing = [], uncited = [], checked } = key.references
  if (listed === undefined || (!/^all/i.test(checked ?? 'all') && listed > 0)) return []
  const { list, ...found } = study.references()
  const isAll = uncited.some((line) => /^all\b/i.test(line))
  const saysMissing = found.missing.map(({ citation: { citation }, near }) => ({
    text: citation.text,
    names: new Set(citation.names.flatMap((name) => [...namesIn(name)])),
    year: citation.year,
    // "Is cited, the list has …" is a correct report.
    isSlip: near !== null,
  }))
  const saysUncited = found.uncited.map(({ first, text, year }) => ({
    text: text.slice(0, 60),
    names: namesIn(`${first} ${text.slice(0, 60)}`),
    year,
  }))
  const isKnown = ({ names, year }: Named, lines: readonly string[]) =>
    lines.some((line) => isNamed(names, year, line))
  const isSaid = (line: string, said: readonly Named[]) =>
    said.some(({ names, year }) => isNamed(names, year, line))
  const lost = Math.abs(list.entries.length - listed)
  const wrong = [
    ...saysUncited
      .filter((one) => !isAll && !isKnown(one, uncited))
      .map(({ text }) => `said to be uncited: ${text}`),
    ...saysMissing
      .filter((one) => !one.isSlip && !isKnown(one, missing))
      .map(({ text }) => `said to be missing: ${text}`),
    ...missing.filter((line) => !isSaid(line, saysMissing)).map((line) => `not seen to be missing: ${line}`),
    ...(isAll ? [] : uncited)
      .filter((line) => !isSaid(line, saysUncited))
      .map((line) => `not seen to be uncited: ${line}`),
  ]
  const of = Math.max(list.entries.length, listed) + missing.length
  const misses = lost === 0 ? wrong : [...wrong, `${list.entries.length} entries read, ${listed} listed`]
  return [{ figure: 'references', hits: Math.max(0, of - wrong.length - lost), of, misses }]
}

type Named = { names: ReadonlySet<string>; year: string }

const flat = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
const NO_NAME = /^(?:and|the|not|cited|listed|year|for)$/

/** Names, and the letters an institution is called by. */
function namesIn(text: string): Set<string> {
  const words = [...flat(text).matchAll(/\p{L}[\p{L}'-]*/gu)].map(([word]) => word)
  const told = words.filter((word) => word.length > 2 && !/^(?:of|for|and|the)$/.test(word))
  const letters = told.map((word) => word[0]).join('')
  return new Set([...words.filter((word) => word.length > 2 && !NO_NAME.test(word)), letters])
}
const yearsIn = (text: string): readonly string[] => text.match(/(?:1[6-9]|20)\d\d/g) ?? []

/** Name and year agree, or the name alone if the key gives no year. */
function isNamed(names: ReadonlySet<string>, year: string, line: string): boolean {
  const named = namesIn(line)
  const years = yearsIn(line)
  const agrees = years.length === 0 || !/\d/.test(year) || years.includes(year.slice(0, 4))
  return agrees && [...names].some((name) => named.has(name))
}
