/** Takes a title or an aim apart: what the study looks at, among whom or where, and which two things it links. */
import type { SaidOfWork } from '#capabilities/study/index.ts'
import { capitalised } from '#kit/text/articles.ts'
import type { Subject } from './plan.ts'

const TO_DO =
  /\b(?:to|at) (?:determin|investigat|examin|assess|explor|evaluat|analy[sz]|identify|identif|establish|find out|describ|understand|study|compar|measur|look at|develop|design|build)\w*\s+(?:and \w+ )?(?:how |whether |if |the )?(.{12,180}?)[.;:]?\s*$/i
const KIND_OF_STUDY =
  /^(?:to |an? |the )?(?:(?:qualitative|quantitative|comparative|critical|empirical|descriptive|regression|gap|cross[- ]sectional) )*(?:study|analysis|assessment|investigation|evaluation|examination|exploration|survey|investigat\w*|assess|examine|explore|evaluate)(?: (?:of|on|into)(?: the)?)?\s+/i
const ASIDES = /\s*\([^()]*\)|\s*[:,–-]\s*(?:an? |the )?(?:case|study|survey|community)\b.*$/gi
const TAIL =
  /\s+(?:among|amongst|by|of (?=students|mothers|farmers|women|workers|patients))\s+|\s+(?:in|at)\s+(?=(?:the |selected |some |secondary |primary )?\p{L}+)/iu

/** `text`: of the work, which shows what is written large inside a sentence. */
export function subjectOf(said: SaidOfWork, title: string, text: string): Subject {
  const own = (said.aim ?? [])
    .flatMap(({ place }) => TO_DO.exec(place.quote.replace(/\s+/g, ' ').trim())?.[1] ?? [])
    .find((found) => !/^(?:the )?data\b/i.test(found))
  const plain = inSmallLetters(own ?? title, text)
    .replace(/[“”"]/g, '')
    .replace(ASIDES, '')
    .replace(/\.$/, '')
    .replace(KIND_OF_STUDY, '')
    .trim()
  const pair =
    /\b(?:effects?|impacts?|influence|role|nexus) of (.{3,70}?) (?:on|in) (.{3,90})$/i.exec(plain) ??
    /\b(?:relationships?|association|link|nexus|correlation) between (.{3,70}?) and (.{3,90})$/i.exec(plain)
  const cut = plain.search(TAIL)
  const on = cut > LEAST_ABOUT ? plain.slice(0, cut) : plain
  const among = cut > LEAST_ABOUT ? shortened(plain.slice(cut).trim()) : ''
  const bare = (text: string) => text.slice(0, Math.max(0, text.search(TAIL)) || text.length)
  return { on, among, ...(pair && { cause: bare(pair[1]!), effect: bare(pair[2]!) }) }
}
const LEAST_ABOUT = 12

/** A year, and a place inside a place inside a place, are too much for one example. */
function shortened(among: string): string {
  const bare = among.replace(/,?\s*\(?\b(?:19|20)\d\d\b.*$/, '')
  if (bare.length <= MOST_AMONG) return bare
  const cut = bare.slice(0, MOST_AMONG)
  return cut.slice(
    0,
    Math.max(cut.lastIndexOf(' in '), cut.lastIndexOf(','), cut.lastIndexOf(' of ')) || undefined,
  )
}
const MOST_AMONG = 80

/** A title in capitals is shouted when it is read aloud or quoted. */
export function titleQuietly(title: string, text: string): string {
  return isShouted(title) ? capitalised(inSmallLetters(title, text)) : title
}

const isShouted = (title: string): boolean =>
  title === title.toUpperCase() || /^(?:\p{Lu}{2,}\s+){3}/u.test(title)

/** Titles are written large: in the middle of a sentence only names and short forms keep their capitals. */
function inSmallLetters(title: string, text: string): string {
  const shouted = isShouted(title)
  const named = new Map(
    [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)].map(([name]) => [name.toLowerCase(), name]),
  )
  for (const [small] of [...text.matchAll(/(?<=\p{Ll} )\p{Ll}+/gu)]) named.delete(small)
  // “Sero-prevalence” is no name where “seroprevalence” is written small.
  for (const [, first, rest] of text.matchAll(/(?<![\p{L}-])(\p{Lu}\p{Ll}+)-(\p{Ll}+)/gu))
    if (hasSmall(text, `${first!.toLowerCase()}-?${rest}`)) named.delete(first!.toLowerCase())
  return title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{L}[\p{L}\p{M}’']*/gu, (word) => {
      const small = word.toLowerCase()
      if (named.has(small)) return named.get(small)!
      if (!shouted && /^\p{Lu}{2,}$/u.test(word)) return word
      if (/^[B-HJ-Z]$/.test(word)) return word
      return /^\p{Lu}/u.test(word) ? small : word
    })
}

const hasSmall = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${word}(?!\\p{L})`, 'u').test(text)
