/** "Q1 to Q10", "stress1-4": a row of columns named by its first and its last. */
import type { Table, Variable } from '../../table/table.ts'
import type { Mention } from './mention.ts'
import { type RequestWord, tidy } from './request-words.ts'

/** `text`: as it was typed, for the dash between two names. */
export function ranges(
  words: readonly RequestWord[],
  free: readonly boolean[],
  { variables }: Table,
  text: string,
): Mention[] {
  const joined = words.map((word) => word.text)
  // “B1” of “B1 Access to loans is easy” as well.
  const names = variables.flatMap((variable) =>
    [
      tidy(variable.name),
      /^[a-z]{1,4}\d{1,3}(?=[._ :)-]+[a-z])/i.exec(variable.name)?.[0].toLowerCase(),
    ].flatMap((name) => (name ? [{ variable, name: name.replace(/\s+/g, '') }] : [])),
  )
  const found: Mention[] = []
  for (let at = 0; at < joined.length; at += 1) {
    const start = nameAt(joined, at, names)
    if (!start) continue
    let next = at + start.length
    if (joined[next] === 'up' && joined[next + 1] === 'to') next += 1
    if (joined[next] === 'to' || joined[next] === 'through') next += 1
    const end = nameAt(joined, next, names)
    if (
      !end ||
      !start.number ||
      !end.number ||
      start.prefix !== end.prefix ||
      end.number <= start.number ||
      !free[at]
    )
      continue
    const isJoined =
      /^(?:to|up)$/.test(joined[at + start.length] ?? '') ||
      joined[at + start.length] === 'through' ||
      next === at + start.length
    if (
      !isJoined ||
      (next === at + start.length &&
        !/^\s*[-.:…]+\s*$/.test(text.slice(words[next - 1]!.to, words[next]!.from)))
    )
      continue
    const [from, to] = [variables.indexOf(start.variable), variables.indexOf(end.variable)]
    if (to <= from || !dashBetween(words, at + start.length - 1, next, joined)) continue
    const last = next + end.length - 1
    for (const variable of variables.slice(from, to + 1))
      found.push({ kind: 'variable', variable, first: at, last })
    at = last
  }
  return found
}

const dashBetween = (
  words: readonly RequestWord[],
  before: number,
  after: number,
  joined: readonly string[],
) =>
  /^(?:to|up)$/.test(joined[before + 1] ?? '') ||
  joined[before + 1] === 'through' ||
  words[after]!.from - words[before]!.to <= 3

type NamedColumn = { variable: Variable; name: string }

function nameAt(joined: readonly string[], at: number, names: readonly NamedColumn[]) {
  const word = joined[at]
  if (word === undefined) return undefined
  for (const { variable, name } of names) {
    for (const length of [1, 2]) {
      if (joined.slice(at, at + length).join('') !== name || joined.length < at + length) continue
      const match = /^(.*?)(\d+)$/.exec(name)
      return { variable, length, prefix: match?.[1] ?? name, number: match ? Number(match[2]) : 0 }
    }
  }
  return undefined
}
