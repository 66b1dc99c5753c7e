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

/** An entry without a name to look for cannot be looked for. */
export function isNamedAnywhere(entry: ReferenceEntry, { words, run }: NamesStanding): boolean {
  const names = entryNamesOf(entry)
  return (
    names.length === 0 ||
    names.some((name) => words.has(name) || (name.length >= LONG_NAME && run.includes(name))) ||
    pairsOf(entry).some((pair) => run.includes(pair))
  )
}

/** The word it opens with and, of a person, the one it is filed under. */
function entryNamesOf({ text, first, isInstitution }: ReferenceEntry): string[] {
  const opening = tellingWords(text.replace(OPENS_ADDRESS, '').slice(0, 120))[0]
  const filed = isInstitution ? undefined : tellingWords(first).at(-1)
  return [...new Set([opening, filed])].filter((name) => name !== undefined)
}

/** "US Fish Market Agency" for "United States Fish Market Agency": two words of its name, one after the other. */
function pairsOf({ first, isInstitution }: ReferenceEntry): string[] {
  const words = isInstitution ? tellingWords(first) : []
  return words.slice(1).map((word, at) => `${words[at]!}${word}`)
}
