/**
 * The last look through everything outside the list before an entry is called uncited: its author's name in any form,
 * with any year or none, in capitals, or broken over two lines. An entry that is named anywhere is not accused.
 */
import { type ReferenceEntry, unaccented } from './reference-entry.ts'
import { tellingWords } from './second-look.ts'

export type NamesStanding = { words: ReadonlySet<string>; run: string }

/** Shorter names are found inside other words. */
const LONG_NAME = 6
const BROKEN = /(?<=\p{L})[-\u00AD]\s+(?=\p{L})/gu
const OPENS_ADDRESS = /\bhttps?:\/\/|\bwww\./gi

export function namedIn(texts: readonly string[]): NamesStanding {
  const whole = texts.map((text) => text.replace(BROKEN, ''))
  const capitals = [...texts, ...whole].flatMap((text) => text.match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? [])
  const words = new Set(capitals.flatMap(tellingWords))
  return { words, run: texts.map((text) => unaccented(text).replace(/[^\p{L}]+/gu, '')).join(' ') }
}

/**
 * Only a person's name can be looked for. An institution is cited by other names, and a page filed under its title is
 * often what was studied, not what was read.
 */
const OF_A_PERSON =
  /^[^\p{L}]*(?:(?:van|von|der|den|de|da|du|el|al|bin)[\s-]+)*\p{Lu}[\p{L}\p{M}'’-]+(?:[\s-]\p{Lu}[\p{L}\p{M}'’-]+)?(?:,\s*\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}\b)*\s?(?:[.,;&(]|and\b|$)|\s(?:\p{Lu}\.\s?-?){1,4}|\s\p{Lu}{1,3}[\s.,;(])|^[^\p{L}]*(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}\p{Ll}/u

export function isNamedAnywhere(entry: ReferenceEntry, { words, run }: NamesStanding): boolean {
  const names = entryNamesOf(entry)
  return (
    entry.isInstitution ||
    names.length === 0 ||
    !OF_A_PERSON.test(entry.text) ||
    names.some((name) => words.has(name) || (name.length >= LONG_NAME && isRespelt(name, words, run)))
  )
}

/** In another word, or with one letter more, less or otherwise. */
const isRespelt = (name: string, words: ReadonlySet<string>, run: string): boolean =>
  run.includes(name) || [...words].some((word) => isOneLetterApart(word, name))

/** The word it opens with, and the one it is filed under. */
function entryNamesOf({ text, first }: ReferenceEntry): string[] {
  const opening = tellingWords(text.replace(OPENS_ADDRESS, '').slice(0, 120))[0]
  const filed = tellingWords(first).at(-1)
  return [...new Set([opening, filed])].filter((name) => name !== undefined)
}

export function isOneLetterApart(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
