/** The words of a caption: without its number, and as a headline that ends where a thought ends. */
import { calmed } from '../words/calmed.ts'
import { wordCount } from '../words/clean.ts'
import { DANGLES } from '../words/shorten.ts'

/** 'Table 4.3: Reasons for leaving', 'Fig (5.1) Login page' without the number. */
export const captionWords = (caption: string): string =>
  caption
    .replace(
      /^\W*(?:table|tab\.?|figure|fig\.?|chart|graph|plate)\s*\(?(?:\d+ and )?[\dA-Z]?[\d.–-]*(?:[a-h](?=\s*[.:–—-]\s))?\)?\s*[.:–—-]?\s*/i,
      '',
    )
    .trim()

/** What every table of counts is. */
const LEADS =
  /^(?:(?:shows|showing)\s+|cross-? ?tabulations? (?:of|for|between)\s+|(?:the )?frequenc(?:y|ies) and percentages?(?: distributions?)? of (?:the )?)/i
/** "… in Kitwe" [, Copperbelt Province, Zambia, 2024]: names and years only, to the end. */
const PLACE = /,(?=(?:\s*(?:,|(?:of|and|the|in)\b|\p{Lu}[\p{L}’'.-]*|\d{4}))+\.?\s*$)/gu
const LONGEST = 100
const SHORTEST = 2

/** Its first sentence, or as much of it as stands by itself; undefined where nothing does. Never cut inside a thought. */
export function headlineOfCaption(words: string, names?: ReadonlySet<string>): string | undefined {
  const plain = calmed(words.replace(LEADS, ''), names)
    .replace(/\s*[.…]{2,}\s*\d*$/, '')
    .replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase())
  const [sentence = ''] = plain.split(/(?<=[\p{L})\d]{2})(?<!\b(?:al|vs|cf|fig|no))\.\s+(?=[\p{Lu}(])/u)
  const bare = sentence.replace(/\s*\([^()]*\)(?=[\s,.;:]|$)/g, '')
  const ends = [
    sentence,
    bare,
    bare.replace(/,?\s+(?:which|that|as they|as it) (?:is|are|was|were|has|have)\b.*$/i, ''),
    ...[...bare.matchAll(PLACE)].map(({ index }) => bare.slice(0, index)).reverse(),
  ]
  return ends
    .map((text) => text.trim().replace(/[.,;:]+$/, ''))
    .find(
      (text) =>
        text.length <= LONGEST &&
        wordCount(text) >= SHORTEST &&
        !DANGLES.test(text) &&
        (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0),
    )
}
